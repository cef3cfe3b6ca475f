import { Sheet } from '#client/ui/sheet.tsx';
import type { work } from '#shared/content/en/work.ts';

/** Those that the sentence counts, the first of the first column. */
const stuckJobs = 2;

type PlatformProps = { content: Pick<(typeof work)['projects']['digital-platform'], 'before' | 'shown'> };

/** The screens that a planner had to open, and the one that took their place. */
export function Platform({ content: { before, shown } }: PlatformProps) {
  return (
    <div className="grid gap-x-10 gap-y-4 lg:grid-cols-3">
      <div className="flex flex-col border border-dashed border-mute text-sm text-mute">
        <p className="border-b border-line px-4 py-2.5 font-semibold">{before.title}</p>
        <ul className="grid grow grid-cols-3 gap-2 p-4">
          {before.screens.map((screen, index) => (
            <li key={screen} className="flex flex-col gap-2 border border-line px-2 py-1.5">
              {screen}
              <Lines count={2 + (index % 3)} />
            </li>
          ))}
        </ul>
      </div>
      <Sheet title={shown.title} className="flex flex-col lg:col-span-2">
        <p className="flex items-center px-4 py-1.5 text-h3">
          <Mark />
          {shown.sentence}
        </p>
        <div className="grid grow gap-px border-t border-line bg-line md:grid-cols-3">
          {shown.columns.map(({ title, rows }, column) => (
            <div key={title} className="flex flex-col bg-card px-4 py-2.5 text-ui">
              <p className="font-semibold">{title}</p>
              <dl className="grid grow">
                {rows.map(([label, value], row) => (
                  <div
                    key={label}
                    className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-2 md:block"
                  >
                    <dt className="text-sm text-mute">
                      {column === 0 && row < stuckJobs ? <Mark /> : null}
                      {label}
                    </dt>
                    <dd className="font-semibold">{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </Sheet>
    </div>
  );
}

/** Of what can't start. */
function Mark() {
  return <span className="mr-2 inline-block size-2 shrink-0 bg-accent" />;
}

/** Stands for words that nobody has to read. */
function Lines({ count }: { count: number }) {
  return (
    <span aria-hidden="true" className="grid gap-2">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={`border-t border-field ${index % 3 === 2 ? 'w-1/2' : ''}`} />
      ))}
    </span>
  );
}
