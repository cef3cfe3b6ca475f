import { useDesk } from './desk-context.ts';
import type { Day } from './records.ts';
import { cell, headCell, table } from './table.ts';
import { WeekDrawing } from './week-drawing.tsx';

const measures = ['leads', 'messages', 'failures'] as const;

/** This week beside the last, in figures; the drawings repeat them by day. */
export function Weeks({ days }: { days: readonly Day[] }) {
  const { content } = useDesk();
  const texts = content.today;
  const [last, current] = [days.slice(0, 7), days.slice(7)];
  return (
    <section aria-labelledby="weeks">
      <h2 id="weeks" className="mb-2 text-ui font-semibold">
        {texts.weeks}
      </h2>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col" className={headCell}>
              {texts.measure}
            </th>
            <th scope="col" className={`${headCell} text-right`}>
              {texts.thisWeek}
            </th>
            <th scope="col" className={`${headCell} text-right`}>
              {texts.lastWeek}
            </th>
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => (
            <tr key={measure}>
              <th scope="row" className={`${cell} text-left font-normal`}>
                {texts.measures[measure]}
                <WeekDrawing current={current.map((day) => day[measure])} last={last.map((day) => day[measure])} />
              </th>
              <td className={`${cell} text-right font-semibold`}>{total(current, measure)}</td>
              <td className={`${cell} text-right text-mute`}>{total(last, measure)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-mute">{texts.drawingNote}</p>
    </section>
  );
}

function total(days: readonly Day[], measure: (typeof measures)[number]): number {
  return days.reduce((sum, day) => sum + day[measure], 0);
}
