import { Bar } from '#client/ui/bar.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import type { PackagePage, PackageSample } from '#shared/content/types.ts';

type SampleProps = { sample: PackageSample; labels: PackagePage['labels'] };

/** A page of what the client of a package gets, filled in with an example. */
export function Sample({ sample: { title, totals, rows, next }, labels }: SampleProps) {
  const most = Math.max(...rows.map(({ hours = 0 }) => hours));
  return (
    <div className="mt-6">
      <Sheet title={`${labels.sample}: ${title}`}>
        {totals ? (
          <dl className="grid grid-cols-3 gap-x-4 border-b border-line px-4 py-3">
            {totals.map(([label, value]) => (
              <div key={label} className="flex flex-col justify-between">
                <dt className="text-sm text-mute">{label}</dt>
                <dd className="text-title tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <ul className={`grid gap-px bg-line ${rows.length === 4 ? 'md:grid-cols-2' : 'md:grid-cols-3'}`}>
          {rows.map(({ title, text, state, hours }) => (
            <li key={title} className="bg-card px-4 py-3">
              <p className="flex items-baseline justify-between gap-x-4 font-semibold">
                {title}
                {state ? (
                  <span
                    className={`flex shrink-0 items-baseline gap-2 text-ui ${state === 'failed' ? 'text-error' : ''}`}
                  >
                    <Icon name={state === 'failed' ? 'close' : 'check'} className="size-4 shrink-0 self-center" />
                    {labels.states[state]}
                  </span>
                ) : null}
                {hours ? <span className="text-ui tabular-nums">{labels.hours(hours)}</span> : null}
              </p>
              <p className="text-ui text-mute">{text}</p>
              {hours ? <Bar percentage={(100 * hours) / most} /> : null}
            </li>
          ))}
        </ul>
        <p className="border-t border-line px-4 py-3 text-ui text-mute">{next}</p>
      </Sheet>
    </div>
  );
}
