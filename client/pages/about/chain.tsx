import { StepSheet } from '#client/layout/step-sheet.tsx';
import { FlowAcross, FlowDown } from '#client/ui/flow.tsx';
import type { WorkflowStep } from '#shared/content/types.ts';

/** How something passes from step to step: side by side, on phones one below the other. */
export function Chain({ steps }: { steps: readonly WorkflowStep[] }) {
  return (
    <div className="grid gap-x-10 text-ui md:grid-cols-3">
      {steps.map((step, index) => (
        <div key={step.title} className="relative flex flex-col">
          <StepSheet step={step} />
          {index < steps.length - 1 ? (
            <>
              <FlowDown className="bg-mute md:hidden" />
              <FlowAcross className="top-1/2 left-full w-10 border-t-2 border-mute" />
            </>
          ) : null}
        </div>
      ))}
    </div>
  );
}
