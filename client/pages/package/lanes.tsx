import { StepSheet } from '#client/layout/step-sheet.tsx';
import type { PackageAtWork } from '#shared/content/types.ts';

type LanesProps = Pick<PackageAtWork, 'lanes' | 'base'> & {
  /** What the first workflow finishes, the second one picks up. */
  isChain: boolean;
};

const columns: Record<number, string> = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3' };

/**
 * The workflows of a package on what they share. On wide screens they stand side by side on their base, each below what starts it and what
 * comes out; else all stand in their order below each other, and a line at the left edge leads from each workflow to the base.
 */
export function Lanes({ lanes, base, isChain }: LanesProps) {
  return (
    <div className="pb-4">
      <ul className={`grid gap-x-10 gap-y-8 ${columns[lanes.length] ?? ''}`}>
        {lanes.map(({ id, title, steps: [start, workflow, result] }, index) => (
          <li key={id} className="relative flex flex-col">
            {index > 0 ? <Rail from="-32" /> : null}
            {isChain && index > 0 ? (
              <FlowArrow to="past" className="absolute inset-x-0 -top-8 mx-auto lg:hidden" />
            ) : null}
            {title ? (
              <h3 className="mb-3">
                <span className="bg-paper pr-4 text-h3">{title}</span>
              </h3>
            ) : null}
            <ol className="grid grow gap-x-4 lg:grid-cols-2">
              <li className="flex flex-col lg:row-start-1">
                <StepSheet step={start} />
                <FlowArrow to="down" className="mx-auto" />
              </li>
              <li className="relative flex flex-col lg:col-span-2">
                <Rail from="50%" tick={isChain ? 'both' : 'from'} />
                <StepSheet step={workflow} isSubject />
                {/* Of two that hand work to each other, each also reads. */}
                {isChain ? <FlowArrow to="both" className="mx-auto max-lg:hidden" /> : null}
                <FlowArrow to="down" className={`mx-auto ${isChain ? 'lg:hidden' : ''}`} />
                {isChain && index === 0 ? (
                  <FlowArrow to="across" className="absolute top-1/2 left-full max-lg:hidden" />
                ) : null}
              </li>
              <li className="relative flex flex-col lg:row-start-1">
                {index === 0 ? <Rail from="0" /> : null}
                <StepSheet step={result} />
                <FlowArrow to="up" className="mx-auto max-lg:hidden" />
              </li>
            </ol>
          </li>
        ))}
      </ul>
      <svg aria-hidden="true" className="block overflow-visible lg:hidden" width="1" height="24" fill="var(--accent)">
        <path d="M-11 0h2v47h2v-4l7 5-7 5v-4h-4z" />
      </svg>
      <p className="border border-ink bg-card px-4 py-3 font-semibold [box-shadow:inset_0_3px_var(--accent)] text-center">
        {base}
      </p>
    </div>
  );
}

type RailProps = {
  /** Where it begins, from the top of its parent. It ends at the bottom. */
  from: string;
  /** A line from its parent leads there, or both ways. */
  tick?: 'from' | 'both';
};

/** A part of the line from the workflows down to their base, in the margin of the page. */
function Rail({ from, tick }: RailProps) {
  return (
    <svg
      aria-hidden="true"
      className="absolute top-0 left-0 overflow-visible lg:hidden"
      width="1"
      height="100%"
      stroke="var(--accent)"
      strokeWidth="2"
    >
      <line x1="-10" x2="-10" y1={from} y2="100%" />
      {tick ? <line x1="-11" x2="0" y1={from} y2={from} /> : null}
      {tick === 'both' ? (
        <svg y={from} className="overflow-visible" fill="var(--accent)" stroke="none">
          <path d="M0 0l-7-5v10z" />
        </svg>
      ) : null}
    </svg>
  );
}

const arrows = {
  down: { width: 12, height: 24, d: 'M5 0h2v15h4l-5 9-5-9h4z' },
  up: { width: 12, height: 24, d: 'M5 24h2v-15h4l-5-9-5 9h4z' },
  /** Past the heading of the next workflow. */
  past: { width: 12, height: 72, d: 'M5 0h2v63h4l-5 9-5-9h4z' },
  both: { width: 12, height: 24, d: 'M6 0l5 9h-4v6h4l-5 9-5-9h4v-6h-4z' },
  across: { width: 40, height: 12, d: 'M0 5h31v-4l9 5-9 5v-4h-31z' },
};

/** A line with a head, where the way of the data matters. */
function FlowArrow({ to, className }: { to: keyof typeof arrows; className: string }) {
  const { d, ...size } = arrows[to];
  return (
    <svg aria-hidden="true" className={className} {...size} fill="var(--accent)">
      <path d={d} />
    </svg>
  );
}
