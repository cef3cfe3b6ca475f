// What the benchmark measured of this site, for the pages that show it. The benchmark writes `measured.json` beside this file.
import type { Language } from './languages.ts';
import file from './measured.json' with { type: 'json' };

type Step<Figure extends string> = { on: string; figures: Record<Figure, number> };

/** The figures by step of the benchmark. `on` is the day on which it ran; sizes are in bytes, Lighthouse's points 0 to 100. */
export const measured: {
  sizes: Step<keyof typeof file.sizes.figures>;
  /** Absent until it was measured, which takes minutes on a quiet machine. Then no page shows it. */
  lighthouse?: Step<'performance' | 'accessibility' | 'bestPractices' | 'seo'>;
  visits: Step<keyof typeof file.visits.figures>;
} = file;

export type MeasuredStep = keyof typeof measured;

/** The command that measures steps again. */
export const commandOf = (...steps: MeasuredStep[]) => `npm run bench -- --only ${steps.join()}`;

/** The weight of the page about website development, which shows its own plan. */
export function weightOfPlannedPage(language: Language) {
  const { on, figures } = measured.sizes;
  const { font, plannedDrawings: drawings } = figures;
  const [html, scripts] =
    language === 'en'
      ? [figures.plannedHtmlEn, figures.plannedScriptsEn]
      : [figures.plannedHtmlNl, figures.plannedScriptsNl];
  const bytesOf = { html, scripts, font, drawings };
  const parts = (['html', 'scripts', 'font', 'drawings'] as const).map((part) => ({ part, bytes: bytesOf[part] }));
  return { on, command: commandOf('sizes'), parts };
}
