// The page in Chromium on a slow line and a slow machine, in both languages: ours, and the limit with its rules in a file.
import type { Browser } from '@playwright/test';
import type { Settings } from '../../dev/services/settings.ts';
import { builtWorker } from '../../dev/services/worker.ts';
import { type Language, languages } from '../../shared/languages.ts';
import { pathOf } from '../../shared/routes.ts';
import { startChromium } from '../../test/support/chromium.ts';
import { startMeasured } from '../workerd.ts';
import type { Finding } from './budgets.ts';
import { bareWorker, linkedLimitSource, readRemembered } from './limit-worker.ts';
import { sizeOfFiles } from './sizes.ts';
import { slowLine, slowProcessor } from './slow.ts';
import { compareTurns, median, takeTurns } from './statistics.ts';

/** A single paint is up to a fifth early or late, so it takes many. */
const paintTurns = 15;
const loads = 5;

export async function measurePaint(settings: Settings): Promise<Finding[]> {
  await using browser = await startChromium();
  const findings: Finding[] = [];
  for (const language of languages) findings.push(...(await measureLanguage(browser, settings, language)));
  return findings;
}

async function measureLanguage(browser: Browser, settings: Settings, language: Language): Promise<Finding[]> {
  const path = pathOf('home', language);
  const site = builtWorker(settings);
  await using ours = await startMeasured(site);
  // Both pass through the same Workers of Miniflare, which compress the answers and serve the scripts and fonts.
  const linked = linkedLimitSource(await readRemembered(ours.front + path));
  await using limit = await startMeasured(bareWorker(site, linked));
  const workers = { ours, limit };
  const paints = await takeTurns(paintTurns, (variant) => visit(browser, workers[variant].front + path, watchPaint));
  const watched: Load[] = [];
  while (watched.length < loads) watched.push(await visit(browser, ours.front + path, watchLoad));
  return [
    { budget: 'first contentful paint', of: language, ...compareTurns(paints, ({ firstPaint }) => firstPaint) },
    { budget: 'theme switch works', of: language, ...compareTurns(paints, ({ themeSwitch }) => themeSwitch) },
    ...findingsOf(watched, language),
  ];
}

function findingsOf(watched: readonly Load[], language: Language): Finding[] {
  const scripts = new Set(watched.flatMap((load) => load.scripts.map(({ file }) => file)));
  const early = new Set(
    watched.flatMap((load) => load.scripts.filter(({ start }) => start < load.firstPaint).map(({ file }) => file)),
  );
  return [
    {
      budget: 'JavaScript before interaction, brotli',
      of: `${language}, as Chromium loads it`,
      ours: sizeOfFiles(scripts),
    },
    {
      budget: 'JavaScript asked for before first paint, brotli',
      of: language,
      ours: sizeOfFiles(early),
      failing: [...early],
    },
    { budget: 'total blocking time', of: language, ours: median(watched.map(blockingOf)) },
    { budget: 'layout shift', of: language, ours: Math.max(...watched.map(shiftOf)) },
  ];
}

/** What long tasks after first paint take beyond 50 ms each. */
function blockingOf({ firstPaint, longTasks }: Load): number {
  const after = longTasks.filter(({ start, duration }) => start + duration > firstPaint);
  return after.reduce((total, { duration }) => total + duration - 50, 0);
}

/** In the three digits that tools report. */
function shiftOf({ shift }: Load): number {
  return Math.round(shift * 1000) / 1000;
}

/** A first visit, with nothing in any cache; `watch` runs in the page before anything of it and leaves its result as `bench`. */
async function visit<Result>(browser: Browser, url: string, watch: () => Promise<Result>): Promise<Result> {
  await using context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await slowProcessor(page);
  await slowLine(page);
  await page.addInitScript(`globalThis.bench = (${watch})()`);
  await page.goto(url, { waitUntil: 'commit' });
  const result = await page.waitForFunction('globalThis.bench', undefined, { polling: 100, timeout: 20_000 });
  return (await result.jsonValue()) as Result;
}

/** In ms from the start of navigation. */
type Paint = { firstPaint: number; themeSwitch: number };

/** Presses the theme switch from the first paint on until a press has an effect. Travels into the page as text, as `watchLoad` does. */
function watchPaint(): Promise<Paint> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (!paint) return;
      observer.disconnect();
      const pressing = setInterval(() => {
        const before = document.documentElement.className;
        document.querySelector<HTMLElement>('[data-theme-toggle]')?.click();
        if (document.documentElement.className === before) return;
        clearInterval(pressing);
        resolve({ firstPaint: paint.startTime, themeSwitch: performance.now() });
      }, 5);
    }).observe({ type: 'paint', buffered: true });
  });
}

type Load = {
  firstPaint: number;
  shift: number;
  longTasks: { start: number; duration: number }[];
  scripts: { file: string; start: number }[];
};

/** Watches until a moment after the page has come to life. */
function watchLoad(): Promise<Load> {
  const load: Load = { firstPaint: 0, shift: 0, longTasks: [], scripts: [] };
  const observe = (type: string, report: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(report)).observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') load.firstPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    load.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  observe('longtask', ({ startTime, duration }) => load.longTasks.push({ start: startTime, duration }));
  observe('resource', ({ name, startTime }) => {
    const file = new URL(name).pathname.slice(1);
    if (file.endsWith('.js')) load.scripts.push({ file, start: startTime });
  });
  return new Promise((resolve) => {
    const polling = setInterval(() => {
      if (!document.documentElement?.hasAttribute('data-hydrated')) return;
      clearInterval(polling);
      setTimeout(resolve, 400, load);
    }, 20);
  });
}
