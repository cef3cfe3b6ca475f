/** A table as RFC 4180 has it, with a byte order mark, without which Excel takes UTF-8 for something else. */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map((cell) => quote(String(cell ?? ''))).join(',')}\r\n`).join('')}`;
}

/** A program for spreadsheets would run a cell that begins with one of these; after an apostrophe it is text. */
const formula = /^[=+\-@\t\r]/;

function quote(cell: string): string {
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
