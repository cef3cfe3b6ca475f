import { useDesk } from './desk-context.ts';
import { cell, headCell, table, tight } from './table.ts';
import { changeOf, type FigureId, type FigureRow } from './works-figures.ts';
import { nameOf } from './works-names.ts';
import { worksTexts } from './works-texts.ts';

type WorksTableProps = { figure: FigureId; title: string; rows: readonly FigureRow[] };

/** Two counts a row; the bars below its name repeat them. */
export function WorksTable({ figure, title, rows }: WorksTableProps) {
  const desk = useDesk();
  const texts = worksTexts[desk.language];
  const most = Math.max(1, ...rows.flatMap(({ now, before }) => [now, before ?? 0]));
  return (
    <table className={`${table} mt-3 table-fixed`}>
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col" className={headCell}>
            {texts.columns[figure]}
          </th>
          {[texts.now, texts.before, texts.change].map((heading) => (
            <th key={heading} scope="col" className={`${headCell} w-17 text-right sm:w-22`}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, now, before }) => (
          <tr key={name}>
            <th scope="row" className={`${cell} text-left font-normal wrap-anywhere`}>
              {nameOf(figure, name, desk)}
              <Bars now={now / most} before={(before ?? 0) / most} />
            </th>
            <td className={`${cell} ${tight} text-right font-semibold`}>{texts.number(now)}</td>
            <td className={`${cell} ${tight} text-right text-mute`}>
              {before === null ? texts.notCounted : texts.number(before)}
            </td>
            <td className={`${cell} text-right text-sm text-mute`}>
              {before === null ? '' : describeChange(now, before)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );

  function describeChange(now: number, before: number): string {
    const change = changeOf(now, before);
    return change === null ? texts.few : texts.byPercent(change);
  }
}

/** On a grid of quarters: this period filled, the one before outlined below it. Both are shares of the longest bar. */
function Bars({ now, before }: { now: number; before: number }) {
  return (
    <svg
      aria-hidden="true"
      className="mt-1 block h-3.5 w-full overflow-visible"
      fill="none"
      shapeRendering="crispEdges"
    >
      {[0, 25, 50, 75, 100].map((place) => (
        <line key={place} className="stroke-line" x1={`${place}%`} x2={`${place}%`} y1="0" y2="14" />
      ))}
      {before > 0 ? (
        <rect className="stroke-mute" strokeDasharray="2 2" y="9" width={`${before * 100}%`} height="4" />
      ) : null}
      {now > 0 ? <rect className="fill-ink" y="1" width={`${now * 100}%`} height="7" /> : null}
    </svg>
  );
}
