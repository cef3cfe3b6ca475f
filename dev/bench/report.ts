// The measured figures beside their budgets, as rows and as a table; all but Lighthouse's are of the home page.
import { basename, extname } from 'node:path';
import type { ApiFigures } from './api.ts';
import type { BrowserFigures } from './browser.ts';
import { bounds, categories, type LighthouseFigures } from './lighthouse.ts';
import type { RequestFigures } from './requests.ts';
import type { SizeFigures } from './sizes.ts';
import type { StartFigures } from './start-time.ts';

export type Measured = {
  sizes: SizeFigures;
  start: StartFigures;
  requests: RequestFigures;
  browser: BrowserFigures;
  lighthouse: LighthouseFigures;
  api: ApiFigures;
};

export type Row = {
  figure: string;
  unit: keyof typeof units;
  ours: number;
  /** The same of the bare Worker, or of the service behind ours. */
  limit?: number;
  /** Ours to the limit's, within a turn where they were measured in turns. */
  ratio?: number;
  /** Ours less the limit's, as the ratio. */
  difference?: number;
  budget?: Budget;
  /** What to mend where the budget is missed. */
  failing?: string[];
};

/** Judges the ratio where it says so, else our own figure. */
type Budget = { of?: 'ratio' | 'difference' } & ({ atLeast: number } | { atMost: number });

const units = {
  ms: (value: number) => `${value < 10 ? value.toFixed(3) : Math.round(value)} ms`,
  KB: (value: number) => `${(value / kilobyte).toFixed(1)} KB`,
  '/s': (value: number) => `${Math.round(value)}/s`,
  points: (value: number) => `${value}`,
  '': (value: number) => value.toFixed(3),
};
const kilobyte = 1000;

export function rowsOf({ sizes, start, requests, browser, lighthouse, api }: Measured): Row[] {
  const { repeated, first } = requests;
  const { firstPaint, visits } = browser;
  const { ours, linked, inlined } = visits;
  return [
    {
      ...compare('requests/s, repeated page', '/s', repeated.ours.perSecond, repeated.limit.perSecond),
      ratio: repeated.ratio,
      budget: { of: 'ratio', atLeast: 0.8 },
    },
    compare('  p50', 'ms', repeated.ours.p50, repeated.limit.p50),
    compare('  p99', 'ms', repeated.ours.p99, repeated.limit.p99),
    { ...compare('  CPU a request', 'ms', repeated.ours.cpu, repeated.limit.cpu), ratio: repeated.cpuRatio },
    {
      ...compare('CPU of a first render', 'ms', first.cpu, repeated.limit.cpu),
      // 0.45 ms on a machine where the bare Worker takes 0.05.
      budget: { of: 'ratio', atMost: 9 },
    },
    compare('  requests/s', '/s', first.perSecond, repeated.limit.perSecond),
    compare('  p50', 'ms', first.p50, repeated.limit.p50),
    compare('  p99', 'ms', first.p99, repeated.limit.p99),
    {
      figure: 'first contentful paint',
      unit: 'ms',
      ...firstPaint,
      budget: { of: 'ratio', atMost: 0.85 },
    },
    compare('  limit with its CSS inlined too', 'ms', ours.firstPaint, inlined.firstPaint),
    compare('largest contentful paint', 'ms', ours.largestPaint, linked.largestPaint),
    {
      ...compare('theme switch works', 'ms', ours.themeSwitch, linked.themeSwitch),
      budget: { of: 'ratio', atMost: 1.1 },
    },
    compare('hydrated', 'ms', ours.hydrated, linked.hydrated),
    { ...compare('total blocking time', 'ms', ours.blocking, linked.blocking), budget: { atMost: 10 } },
    { figure: 'layout shift', unit: '', ours: ours.shift, limit: linked.shift, budget: { atMost: 0 } },
    {
      figure: 'JavaScript before interaction, brotli',
      unit: 'KB',
      ours: sizes.scripts,
      budget: { atMost: 80 * kilobyte },
    },
    {
      figure: '  of it asked for before first paint',
      unit: 'KB',
      ours: sizes.entry,
      // The entry itself, which only waits for the paint.
      budget: { atMost: 2 * kilobyte },
    },
    { figure: '  of it the page and its texts', unit: 'KB', ours: sizes.page },
    {
      figure: 'HTML + what first paint needs, brotli',
      unit: 'KB',
      ours: sizes.html,
      budget: { atMost: 14 * kilobyte },
    },
    { figure: '  of it the inlined rules', unit: 'KB', ours: sizes.style },
    { figure: 'stylesheet, with the scripts, brotli', unit: 'KB', ours: sizes.stylesheet },
    ...Object.entries(sizes.fonts).map(([file, ours]): Row => ({ figure: `font ${nameOf(file)}`, unit: 'KB', ours })),
    ...Object.entries(sizes.drawings).map(
      ([file, ours]): Row => ({ figure: `${nameOf(file)}, brotli`, unit: 'KB', ours }),
    ),
    ...Object.entries(sizes.features).map(
      ([module, ours]): Row => ({
        figure: `on intent: ${nameOf(module)}, brotli`,
        unit: 'KB',
        ours,
        budget: { atMost: 25 * kilobyte },
      }),
    ),
    { figure: 'Worker, gzip', unit: 'KB', ours: sizes.worker, budget: { atMost: 250 * kilobyte } },
    { figure: 'start', unit: 'ms', ...start.listening, budget: { of: 'ratio', atMost: 1.3 } },
    { figure: '  and the first page answered', unit: 'ms', ...start.answered },
    {
      figure: 'chat message (limit: the AI service)',
      unit: 'ms',
      ...api.chat,
      budget: { of: 'difference', atMost: 5 },
    },
    {
      figure: 'contact request (limit: the insert)',
      unit: 'ms',
      ...api.contact,
      budget: { of: 'ratio', atMost: 1.5 },
    },
    ...Object.entries(lighthouse).flatMap(([path, scores]) => lighthouseRows(path, scores)),
  ];
}

function lighthouseRows(path: string, scores: LighthouseFigures[string]): Row[] {
  return categories.map((category, index) => ({
    figure: index === 0 ? `Lighthouse, ${path}: ${category}` : `  ${category}`,
    unit: 'points',
    ours: scores[category].score,
    budget: { atLeast: bounds[category] },
    failing: scores[category].failing,
  }));
}

function compare(figure: string, unit: Row['unit'], ours: number, limit: number): Row {
  return { figure, unit, ours, limit, ratio: ours / limit, difference: ours - limit };
}

export function isWithin({ ours, ratio = 0, difference = 0, budget }: Row): boolean {
  if (!budget) return true;
  const judged = { ratio, difference, none: ours }[budget.of ?? 'none'];
  return 'atLeast' in budget ? judged >= budget.atLeast : judged <= budget.atMost;
}

export function tableOf(rows: Row[]): string {
  const lines = [
    ['figure', 'ours', 'limit', 'ratio', 'budget', ''],
    ...rows.map((row) => [
      row.figure,
      units[row.unit](row.ours),
      row.limit === undefined ? '' : units[row.unit](row.limit),
      row.ratio === undefined ? '' : row.ratio.toFixed(2),
      wordsOf(row),
      verdictOf(row),
    ]),
  ];
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const isNumber = (column: number) => column >= 1 && column <= 3;
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function verdictOf(row: Row): string {
  if (!row.budget) return '';
  if (isWithin(row)) return 'ok';
  return row.failing?.length ? `OVER: ${row.failing.join(', ')}` : 'OVER';
}

function wordsOf({ unit, budget }: Row): string {
  if (!budget) return '';
  const [words, bound] = 'atLeast' in budget ? ['at least', budget.atLeast] : ['at most', budget.atMost];
  if (budget.of === 'ratio') return `${words} ${bound}x`;
  const amount = unit === 'KB' ? `${bound / kilobyte} KB` : `${bound} ${unit}`.trim();
  return budget.of === 'difference' ? `${words} ${amount} more` : `${words} ${amount}`;
}

/** Without folder, hash and ending. */
function nameOf(file: string): string {
  return basename(file, extname(file)).replace(/-[\w-]{7,8}$/, '');
}
