import type { ReactNode } from 'react';
import { gridCell } from './grid-cell.ts';

type FactsProps = {
  /** Accessible name of the list. */
  label: string;
  items: readonly { label: string; value: string }[];
  /** The values are what the page is read for, below the label as a heading. */
  isLarge?: boolean;
  /** Shown below the facts. */
  note?: ReactNode;
};

/** A strip of up to four terms and values below the introduction of a page. */
export function Facts({ label, items, isLarge = false, note }: FactsProps) {
  return (
    <section aria-label={label} className="border-b border-line">
      <div className="frame overflow-clip">
        {isLarge ? <h2 className="border-b border-line pt-8 pb-4 text-h3">{label}</h2> : null}
        <dl className={`-mt-px grid sm:grid-cols-2 lg:grid-cols-4 ${isLarge ? 'grid-cols-2' : ''}`}>
          {items.map((item) => (
            <div
              key={item.label}
              className={`border-t py-3 sm:py-5 sm:odd:last:col-span-2 ${gridCell} ${isLarge ? 'flex flex-col-reverse justify-end gap-y-1.5 pr-4' : 'max-sm:grid max-sm:grid-cols-[2fr_3fr] max-sm:items-baseline max-sm:gap-x-4'}`}
            >
              <dt className="text-ui text-balance text-mute">{item.label}</dt>
              <dd className={`mt-1 max-w-md tabular-nums ${isLarge ? 'text-h2' : 'font-semibold max-sm:text-ui'}`}>
                {item.value}
              </dd>
            </div>
          ))}
        </dl>
        {note ? (
          <div className="border-t border-line py-4">
            <p className="max-w-4xl text-lead">{note}</p>
          </div>
        ) : null}
      </div>
    </section>
  );
}
