// Some figures are shown on the site itself. They come from a file that only this program writes, so that no page can claim others.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { measured as Measured, MeasuredStep } from '../../shared/measured.ts';
import type { Row } from './report.ts';

/** By the step of the benchmark that measures them: the figures that the site shows, each with its name here. */
export const shownFigures = {
  sizes: {
    htmlEn: 'HTML with its inlined rules, brotli: en',
    htmlNl: 'HTML with its inlined rules, brotli: nl',
    scriptsEn: 'JavaScript before interaction, brotli: en',
    scriptsNl: 'JavaScript before interaction, brotli: nl',
    plannedHtmlEn: 'HTML with its inlined rules, brotli: website-development, en',
    plannedHtmlNl: 'HTML with its inlined rules, brotli: website-development, nl',
    plannedScriptsEn: 'JavaScript before interaction, brotli: website-development, en',
    plannedScriptsNl: 'JavaScript before interaction, brotli: website-development, nl',
    plannedDrawings: 'drawings of a page, brotli: website-development',
    font: 'font',
  },
  lighthouse: {
    performance: 'Lighthouse, performance',
    accessibility: 'Lighthouse, accessibility',
    bestPractices: 'Lighthouse, best-practices',
    seo: 'Lighthouse, seo',
  },
  visits: {
    cookies: 'cookies',
    foreignRequests: 'requests to others',
  },
} satisfies {
  [Step in MeasuredStep]: Record<keyof NonNullable<(typeof Measured)[Step]>['figures'], string>;
};

const file = join(import.meta.dirname, '../../shared/measured.json');

/** A step that was not taken keeps its figures and their day. */
export async function publish(rows: readonly Row[], day: string): Promise<void> {
  const before: Record<string, object> = JSON.parse(await readFile(file, 'utf8'));
  const after = { ...before, ...stepsOf(rows, day) };
  const inOrder = Object.keys(shownFigures).flatMap((step) => (step in after ? [[step, after[step]]] : []));
  await writeFile(file, `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`);
}

export function stepsOf(rows: readonly Row[], day: string): Record<string, { on: string; figures: object }> {
  const found = new Map(rows.map(({ name, ours }) => [name, ours]));
  const taken = Object.entries(shownFigures).filter(([, names]) =>
    Object.values(names).every((name) => found.has(name)),
  );
  return Object.fromEntries(
    taken.map(([step, names]) => {
      const figures = Object.entries(names).map(([id, name]) => [id, found.get(name)]);
      return [step, { on: day, figures: Object.fromEntries(figures) }];
    }),
  );
}
