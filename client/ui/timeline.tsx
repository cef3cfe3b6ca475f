import type { ReactNode } from 'react';
import { noBreakSpace } from '#shared/typesetting.ts';

type Weeks = { min: number; max: number };
type TimelineProps = {
  steps: readonly { id: string; title: string; text: string }[];
  /** The first and the last week of each step. */
  weeks: readonly Weeks[];
  labelOf: (first: number, last: number) => string;
  /** Right of the weeks and the title of a step, on wide screens above them. */
  figure?: (index: number) => ReactNode;
};

const columns: Record<number, string> = {
  3: 'xl:grid-cols-3',
  4: 'xl:grid-cols-4',
  6: 'xl:grid-cols-6',
  10: 'xl:grid-cols-10',
};
const spans: Record<number, string> = { 2: 'xl:col-span-2', 3: 'xl:col-span-3', 4: 'xl:col-span-4' };

/** Steps along a dimension line; on wide screens the width of a step is its length in weeks. */
export function Timeline({ steps, weeks, labelOf, figure }: TimelineProps) {
  return (
    <ol className={`measure grid ${columns[weeks.at(-1)?.max ?? 0] ?? ''}`}>
      {steps.map(({ id, title, text }, index) => {
        const { min, max } = weeks[index] ?? { min: 1, max: 1 };
        return (
          <li
            key={id}
            className={`grid gap-x-5 max-xl:grid-cols-[minmax(9.5rem,1fr)_minmax(0,9rem)] xl:row-span-3 xl:grid-rows-subgrid ${spans[max - min + 1] ?? ''}`}
          >
            <div className="flex flex-col justify-end max-xl:contents">
              {figure?.(index)}
              <p className="mt-auto text-ui text-mute tabular-nums">{labelOf(min, max)}</p>
            </div>
            {/* So that its last line has two words. */}
            <h3 className="mt-1 text-h3">{title.replace(/ (?=\S+$)/, noBreakSpace)}</h3>
            <p className="col-span-full mt-2 max-w-xl text-mute">{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
