import { type Column, DataTable } from '#client/ui/data-table.tsx';
import { Bars } from '#client/ui/drawing/bars.tsx';
import { useDesk } from './desk-context.ts';
import { changeOf, type FigureId, type FigureRow } from './works-figures.ts';
import { nameOf } from './works-words.ts';

type WorksTableProps = { figure: FigureId; title: string; rows: readonly FigureRow[] };

const countColumn = 'w-17 text-right sm:w-22';

/** Two counts a row; the bars below its name repeat them. */
export function WorksTable({ figure, title, rows }: WorksTableProps) {
  const desk = useDesk();
  const { works: texts } = desk.content;
  const most = Math.max(1, ...rows.flatMap(({ now, before }) => [now, before ?? 0]));
  const describeChange = ({ now, before }: FigureRow) => {
    const change = before === null ? null : changeOf(now, before);
    return change === null ? texts.few : texts.byPercent(change);
  };
  const columns: Column<FigureRow>[] = [
    {
      title: texts.columns[figure],
      className: 'text-left wrap-anywhere',
      cell: ({ name, now, before }) => (
        <>
          {nameOf(figure, name, desk)}
          <Bars now={now / most} before={(before ?? 0) / most} />
        </>
      ),
    },
    { title: texts.now, className: `${countColumn} font-semibold`, cell: ({ now }) => texts.number(now) },
    {
      title: texts.before,
      className: `${countColumn} text-mute`,
      cell: ({ before }) => (before === null ? texts.notCounted : texts.number(before)),
    },
    {
      title: texts.change,
      className: `${countColumn} text-sm text-mute`,
      cell: (row) => (row.before === null ? '' : describeChange(row)),
    },
  ];
  return (
    <DataTable caption={title} className="mt-3 table-fixed" columns={columns} rows={rows} keyOf={({ name }) => name} />
  );
}
