import { toCsv } from './csv.ts';
import type { Works } from './records.ts';
import { figureIds, figuresOf } from './works-figures.ts';

/** Every figure of the view, under names that stay the same in both languages, which programs can rely on. */
export function worksAsCsv(works: Works): string {
  const figures = figuresOf(works);
  const rows = figureIds.flatMap((id) =>
    figures[id].map(({ name, now, before }) => [id, name, String(now), before === null ? null : String(before)]),
  );
  const questions = works.unanswered.map(({ question, times }) => ['unanswered', question, String(times), null]);
  const period = [works.since, works.until, works.before];
  return toCsv([
    ['since', 'until', 'before_since', 'figure', 'name', 'count', 'count_before'],
    ...[...rows, ...questions].map((row) => [...period, ...row]),
  ]);
}
