import type { ReactNode } from 'react';
import { StepSheet } from '#client/layout/step-sheet.tsx';
import type { PackageAtWork } from '#shared/content/types.ts';

type LanesProps = Pick<PackageAtWork, 'lanes' | 'base'> & {
  /** What the first workflow finishes, the second one picks up. */
  isChain: boolean;
};

const columns: Record<number, string> = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3' };

/** The workflows of a package on what they share: each from what starts it, through what the software does, to what comes out. */
export function Lanes({ lanes, base, isChain }: LanesProps) {
  /** Then its steps stand side by side on wide screens. */
  const isAlone = lanes.length === 1;
  const goesOn = (lane: number) => isChain && lane > 0;
  return (
    <>
      <ul className={`grid gap-x-10 gap-y-8 ${columns[lanes.length] ?? ''}`}>
        {lanes.map(({ id, title, steps }, lane) => (
          <li key={id} className="flex flex-col">
            {title ? <h3 className="mb-3 text-h3">{title}</h3> : null}
            <ol className={`relative grow ${isAlone ? 'grid gap-x-10 lg:grid-cols-3' : 'flex flex-col'}`}>
              {goesOn(lane) ? <FlowBack /> : null}
              {steps.map((step, index) => (
                <li key={step.title} className="relative flex grow flex-col">
                  {index > 0 || goesOn(lane) ? (
                    <FlowArrow className={index > 0 && !isAlone ? '' : 'lg:hidden'} />
                  ) : null}
                  {index > 0 && isAlone ? <FlowOn /> : null}
                  <StepSheet
                    step={{ ...step, title: `${(isChain ? lane * steps.length : 0) + index + 1}. ${step.title}` }}
                    isSubject={index === 1}
                  />
                </li>
              ))}
            </ol>
            {title ? <FlowArrow className={isChain || lane === lanes.length - 1 ? '' : 'max-lg:hidden'} /> : null}
          </li>
        ))}
      </ul>
      <p className="bg-line px-4 py-3 text-center font-semibold">{base}</p>
    </>
  );
}

/** From the middle of a sheet to that of the next. */
function FlowOn() {
  return (
    <FlowAside to="50%">
      <line y1="50%" x2="32" y2="50%" />
    </FlowAside>
  );
}

/** From the middle of the last of three sheets of the lane before to that of the first of this one. */
function FlowBack() {
  return (
    <FlowAside to="16.7%">
      <line y1="83.3%" x2="21" y2="83.3%" />
      <line x1="20" y1="83.3%" x2="20" y2="16.7%" />
      <line x1="19" y1="16.7%" x2="32" y2="16.7%" />
    </FlowAside>
  );
}

type FlowAsideProps = {
  /** How far down its end is. */
  to: string;
  /** Its lines. */
  children: ReactNode;
};

/** On wide screens, lines across the gap at the left of its parent, with the head of an arrow. */
function FlowAside({ to, children }: FlowAsideProps) {
  return (
    <svg
      aria-hidden="true"
      className="absolute top-0 right-full max-lg:hidden"
      width="40"
      height="100%"
      stroke="var(--accent)"
      strokeWidth="2"
    >
      {children}
      <svg y={to} overflow="visible" fill="var(--accent)" strokeWidth="0">
        <path d="M31-5 40 0 31 5z" />
      </svg>
    </svg>
  );
}

function FlowArrow({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={`mx-auto ${className}`} width="12" height="24" fill="var(--accent)">
      <path d="M5 0h2v15h4l-5 9-5-9h4z" />
    </svg>
  );
}
