import { FlowAcross, FlowDown } from '#client/ui/flow.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import type { PackageAtWork } from '#shared/content/types.ts';

/** The workflows of a package, each a lane from what starts it to what comes out, on what they share. */
export function Lanes({ lanes, base }: Pick<PackageAtWork, 'lanes' | 'base'>) {
  return (
    <div className="pb-8">
      <ul className="grid gap-y-8">
        {lanes.map(({ id, title, steps }) => (
          <li key={id}>
            {title ? <h3 className="mb-3 inline-block bg-paper text-h3">{title}</h3> : null}
            <ol className="grid gap-x-10 md:grid-cols-3">
              {steps.map(({ id, title, lines }, index) => (
                <li key={id} className="relative grid">
                  {index > 0 ? <FlowDown /> : null}
                  <Sheet title={title} isSubject={index === 1}>
                    <ul className="grid gap-y-1.5 px-4 py-3">
                      {lines.map((line) => {
                        const [label, value] = typeof line === 'string' ? [line] : line;
                        return (
                          <li key={label} className="flex flex-wrap justify-between gap-x-4 tabular-nums">
                            <span className={value ? 'text-mute' : ''}>{label}</span>
                            {value ? <span className="font-semibold">{value}</span> : null}
                          </li>
                        );
                      })}
                    </ul>
                  </Sheet>
                  {index < steps.length - 1 ? (
                    <FlowAcross className="top-1/2 left-full w-10 border-t-2 border-accent" />
                  ) : null}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
      <p className="mt-8 border border-ink bg-card px-4 py-3 font-semibold [box-shadow:inset_0_3px_var(--accent)]">
        {base}
      </p>
    </div>
  );
}
