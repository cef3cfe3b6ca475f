import { toCsv } from '#client/csv.ts';
import type { Works } from '#shared/desk-records.ts';
import { figuresOf } from './works-figures.ts';

/** Every figure of the view, under names that stay the same in both languages, which programs can rely on. */
export function worksAsCsv(works: Works): string {
  const rows = Object.entries(figuresOf(works)).flatMap(([id, figure]) =>
    figure.map(({ name, now, before }) => [id, name, String(now), before === null ? null : String(before)]),
  );
  const questions = works.unanswered.map(({ question, times }) => ['unanswered', question, String(times), null]);
  const period = [works.since, works.until, works.before];
  return toCsv([
    ['since', 'until', 'before_since', 'figure', 'name', 'count', 'count_before'],
    ...[...rows, ...questions].map((row) => [...period, ...row]),
  ]);
}
