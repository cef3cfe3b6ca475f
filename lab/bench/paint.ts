// The page in Chromium on a slow line and a slow machine, in both languages: ours, and the limit with its rules in a file.
import type { Browser } from '@playwright/test';
import { startChromium } from '../../dev/chromium.ts';
import type { Settings } from '../../dev/services/settings.ts';
import { builtWorker } from '../../dev/services/worker.ts';
import { type Language, languages } from '../../shared/languages.ts';
import { pathOf } from '../../shared/routes.ts';
import { startMeasured } from '../workerd.ts';
import type { Finding } from './budgets.ts';
import { bareWorker, linkedLimitSource, readRemembered } from './limit-worker.ts';
import { visitSlowly } from './slow.ts';
import { compareTurns, takeTurns } from './statistics.ts';
import { measureWaking } from './waking.ts';
import { buildWholePage, checkHydration, type WholePage, wholePageWorker } from './whole.ts';

/** A single paint is up to a fifth early or late, so it takes many. */
const paintTurns = 15;

export async function measurePaint(settings: Settings): Promise<Finding[]> {
  await using browser = await startChromium();
  await using wholePage = await buildWholePage();
  const findings: Finding[] = [];
  for (const language of languages) findings.push(...(await measureLanguage(browser, settings, wholePage, language)));
  return findings;
}

async function measureLanguage(browser: Browser, settings: Settings, wholePage: WholePage, language: Language) {
  const path = pathOf('home', language);
  const site = builtWorker(settings);
  await using ours = await startMeasured(site);
  // All pass through the same Workers of Miniflare, which compress the answers and serve the scripts and fonts.
  const answer = await readRemembered(ours.front + path);
  await using limit = await startMeasured(bareWorker(site, linkedLimitSource(answer)));
  await using whole = await startMeasured(wholePageWorker(wholePage, site, answer, language));
  const workers = { ours, limit };
  const paints = await takeTurns(paintTurns, (variant) =>
    visitSlowly(browser, workers[variant].front + path, watchPaint),
  );
  await checkHydration(browser, whole.front + path);
  const findings: Finding[] = [
    { budget: 'first contentful paint', of: language, ...compareTurns(paints, ({ firstPaint }) => firstPaint) },
    { budget: 'theme switch works', of: language, ...compareTurns(paints, ({ themeSwitch }) => themeSwitch) },
  ];
  return [
    ...findings,
    ...(await measureWaking(browser, { ours: ours.front + path, limit: whole.front + path }, language)),
  ];
}

/** In ms from the start of navigation. */
type Paint = { firstPaint: number; themeSwitch: number };

/** Presses the theme switch from the first paint on until a press has an effect. Travels into the page as text. */
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
