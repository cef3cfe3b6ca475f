import type { ReactNode } from 'react';

/** `className` is for the heading and the cells; a heading keeps its own look of the text. */
export type Column<Row> = { title: string; className?: string; cell: (row: Row) => ReactNode };

type DataTableProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Of a table whose first column names each row. */
  caption?: string;
  className?: string;
};

/** A table of records: hairlines, tabular figures, one line a row. Without rows there is none. */
export function DataTable<Row>({ columns, rows, keyOf, caption, className = '' }: DataTableProps<Row>) {
  if (rows.length === 0) return null;
  const classesOf = (column: Column<Row>) =>
    `border-b border-line py-2 pr-4 last:pr-0 ${column.className ?? 'text-left'}`;
  return (
    <table className={`w-full border-t border-ink text-ui tabular-nums ${className}`}>
      {caption ? <caption className="sr-only">{caption}</caption> : null}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.title} scope="col" className={`align-bottom ${classesOf(column)}`}>
              <span className="text-sm font-medium whitespace-nowrap text-mute">{column.title}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className="hover:bg-card">
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
