import { type ReactNode, useEffect, useRef } from 'react';

/** `className` is for the heading and the cells; a heading keeps its own look of the text. */
export type Column<Row> = {
  title: string;
  className?: string;
  /** Below the title. */
  note?: ReactNode;
  cell: (row: Row) => ReactNode;
};

/** Of a table whose rows can be opened, each by a link with `data-row`: which row somebody is at. */
type RowSelection = { selected: string | null; select: (key: string) => void };

type DataTableProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  selection?: RowSelection;
  /** Of a table whose first column names each row. */
  caption?: string;
  className?: string;
};

/** A table of records: hairlines, tabular figures, one line a row. Without rows there is none. */
export function DataTable<Row>({ columns, rows, keyOf, selection, caption, className = '' }: DataTableProps<Row>) {
  const table = useReturnToRow(rows.length > 0);
  if (rows.length === 0) return null;
  const classesOf = (column: Column<Row>) =>
    `border-b border-line py-2 pr-1 last:pr-0 sm:pr-4 ${selection && column === columns[0] ? 'pl-4' : ''} ${column.className ?? 'text-left'}`;
  return (
    <table ref={table} className={`w-full border-t border-ink text-ui tabular-nums ${className}`}>
      {caption ? <caption className="sr-only">{caption}</caption> : null}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.title} scope="col" className={`align-bottom ${classesOf(column)}`}>
              <span className="text-sm font-medium whitespace-nowrap text-mute">{column.title}</span>
              {column.note}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            aria-current={selection?.selected === keyOf(row) || undefined}
            onFocus={() => selection?.select(keyOf(row))}
            className={`hover:bg-card ${selection ? 'relative' : ''}`}
          >
            {columns.map((column, index) => {
              const Cell = caption && index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={column.title}
                  scope={Cell === 'th' ? 'row' : undefined}
                  className={`align-top font-normal ${classesOf(column)}`}
                >
                  {column.cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Back on a table, focus goes to the row that was opened from it, unless somebody is at something else by then. */
function useReturnToRow(hasRows: boolean) {
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (!hasRows || !document.querySelector('body:focus, h1:focus')) return;
    table.current?.querySelector<HTMLElement>('[aria-current] [data-row]')?.focus();
  }, [hasRows]);
  return table;
}
