import type { ReactNode } from 'react';
import { StepSheet } from '#client/layout/step-sheet.tsx';
import { FlowAcross, FlowDown } from '#client/ui/flow.tsx';
import type { WorkflowStep } from '#shared/content/types.ts';

type ChainProps = {
  /** Three, or two and an end, of which the second is what it is about. */
  steps: readonly WorkflowStep[];
  /** Instead of a third step, where the line divides half-way to it. */
  end?: ReactNode;
};

/** How something passes from step to step: side by side, on phones one below the other. */
export function Chain({ steps, end }: ChainProps) {
  const look = end
    ? { down: 'bg-accent md:hidden', across: 'border-accent' }
    : { down: 'bg-mute md:hidden', across: 'border-mute' };
  return (
    <div className={`grid gap-x-10 text-ui md:grid-cols-3 ${end ? 'items-center' : ''}`}>
      {steps.map((step, index) => (
        <div key={step.title} className="relative flex flex-col">
          <StepSheet step={step} isSubject={end !== undefined && index === 1} inRows />
          {index < 2 ? (
            <>
              <FlowDown className={look.down} />
              <FlowAcross
                className={`top-1/2 left-full border-t-2 ${look.across} ${end && index === 1 ? 'w-5' : 'w-10'}`}
              />
            </>
          ) : null}
        </div>
      ))}
      {end}
    </div>
  );
}
