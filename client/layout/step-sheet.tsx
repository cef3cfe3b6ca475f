import { Sheet } from '#client/ui/sheet.tsx';
import type { WorkflowStep } from '#shared/content/types.ts';

type StepSheetProps = {
  step: WorkflowStep;
  isSubject?: boolean;
};

/** What a step of a workflow has before it, in words, or in labels and values. */
export function StepSheet({ step: { title, lines }, isSubject = false }: StepSheetProps) {
  return (
    <Sheet title={title} isSubject={isSubject} className="grow">
      <ul className="grid gap-y-1.5 px-4 py-3">
        {lines.map((line) => {
          const [label, value] = typeof line === 'string' ? [line] : line;
          return (
            <li key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
              <span className={value ? 'text-sm text-mute' : ''}>{label}</span>
              {value ? <span className="font-semibold">{value}</span> : null}
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
