// What was measured beside its budget, as a table and as rows for a program.
import { type Budget, budgets, type Finding, kilobyte } from './budgets.ts';

/** A finding with all that its budget says. */
export type Row = Budget & Omit<Finding, 'budget' | 'of'> & { name: string; isMet: boolean };

const units: Record<Budget['unit'], (value: number) => string> = {
  ms: (value) => `${value < 10 ? value.toFixed(2) : Math.round(value)} ms`,
  KB: (value) => `${(value / kilobyte).toFixed(1)} KB`,
  MB: (value) => `${(value / kilobyte ** 2).toFixed(1)} MB`,
  '/s': (value) => `${Math.round(value)}/s`,
  points: (value) => `${value}`,
  count: (value) => `${value}`,
  '': (value) => value.toFixed(3),
};

export function rowOf({ budget: figure, of, ...finding }: Finding): Row {
  const budget: Budget = budgets[figure];
  const judged = finding[budget.judged ?? 'ours'];
  if (judged === undefined) throw new Error(`"${figure}" was measured without its ${budget.judged}`);
  return { ...budget, ...finding, name: of ? `${figure}: ${of}` : figure, isMet: isMet(budget, judged) };
}

function isMet(budget: Budget, judged: number): boolean {
  if ('isInformation' in budget) return true;
  return 'atLeast' in budget ? judged >= budget.atLeast : judged <= budget.atMost;
}

export function tableOf(rows: readonly Row[]): string {
  const lines = [
    ['figure', 'ours', 'limit', 'ratio', 'budget', ''],
    ...rows.map((row) => [
      row.name,
      units[row.unit](row.ours),
      row.limit === undefined ? '' : units[row.unit](row.limit),
      row.ratio?.toFixed(2) ?? '',
      boundOf(row),
      verdictOf(row),
    ]),
  ];
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const isNumber = (column: number) => column >= 1 && column <= 3;
  const pad = (cell: string, column: number) =>
    isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return lines.map((line) => line.map(pad).join('  ').trimEnd()).join('\n');
}

function boundOf(row: Row): string {
  if ('isInformation' in row) return 'for information';
  const [words, bound] = 'atLeast' in row ? ['at least', row.atLeast] : ['at most', row.atMost];
  if (row.judged === 'ratio') return `${words} ${bound}x`;
  const size = { KB: kilobyte, MB: kilobyte ** 2 }[row.unit as string] ?? 1;
  const amount = `${words} ${bound / size} ${row.unit}`.trim();
  return row.judged === 'difference' ? `${amount} more` : amount;
}

function verdictOf(row: Row): string {
  if ('isInformation' in row) return '';
  const { isMet, reason, failing = [] } = row;
  return isMet ? 'ok' : [`MISSED (${reason})`, ...failing].join(' ');
}
