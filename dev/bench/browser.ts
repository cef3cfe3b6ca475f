// The page in Chromium on a slow line and a slow machine: ours, and the limit with its stylesheet in a file and inlined.
import { type Browser, chromium, type Page } from '@playwright/test';
import type { V4WorkerOptions } from 'miniflare';
import { chromiumArguments, getChromium } from '../chromium.ts';
import type { Settings } from '../services/settings.ts';
import { builtWorker } from '../services/worker.ts';
import { isObserved, type Observed, observe, pressThemeSwitch, type Recording } from './in-page.ts';
import { limitWorker, readAnswer, withLinkedStyle } from './limit-worker.ts';
import { type Compared, compareTurns, median, repeat } from './statistics.ts';
import { type MeasuredWorker, startMeasured } from './workerd.ts';

/** Medians, in ms from the start of navigation; `shift` has no unit and the three digits that tools report. */
export type Visit = {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  hydrated: number;
  themeSwitch: number;
};

export type BrowserFigures = { firstPaint: Compared; visits: Record<Variant, Visit> };

const variants = ['ours', 'linked', 'inlined'] as const;
type Variant = (typeof variants)[number];

const slowLine = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;
/** A task is long for what it takes beyond this, in ms. */
const longTask = 50;
/** How long after hydration the page is still watched, in ms. */
const aftermath = 400;

export async function measureBrowser(settings: Settings, path: string, quick: boolean): Promise<BrowserFigures> {
  const executablePath = getChromium();
  const workers = await startVariants(builtWorker(settings), path);
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const paints = await takeTurns(quick ? 5 : 31, ['ours', 'linked'] as const, async (variant) => {
      const { firstPaint } = await visit(browser, workers[variant].front + path, observe, 'firstPaint');
      return firstPaint;
    });
    const turns = await takeTurns(quick ? 3 : 7, variants, async (variant) => {
      const url = workers[variant].front + path;
      const { themeSwitch } = await visit(browser, url, pressThemeSwitch, 'themeSwitch');
      return { ...visitOf(await visit(browser, url, observe, 'hydrated')), themeSwitch };
    });
    return {
      // A single paint is up to a fifth early or late, so it takes many.
      firstPaint: compareTurns(paints.map(({ ours, linked }) => ({ ours, limit: linked }))),
      visits: Object.fromEntries(
        variants.map((variant) => [variant, medianVisit(turns.map((turn) => turn[variant]))]),
      ) as Record<Variant, Visit>,
    };
  } finally {
    await browser.close();
    for (const variant of variants) await workers[variant].close();
  }
}

/** Each variant is first in its turn as often as the others. */
function takeTurns<Taken extends Variant, Value>(
  times: number,
  taken: readonly Taken[],
  measure: (variant: Taken) => Promise<Value>,
): Promise<Record<Taken, Value>[]> {
  return repeat(times, async (index) => {
    const first = index % taken.length;
    const turn = {} as Record<Taken, Value>;
    for (const variant of [...taken.slice(first), ...taken.slice(0, first)]) turn[variant] = await measure(variant);
    return turn;
  });
}

/** All three pass through the same Workers of Miniflare, which compress the answers and serve the scripts and fonts. */
async function startVariants(site: V4WorkerOptions, path: string): Promise<Record<Variant, MeasuredWorker>> {
  const ours = await startMeasured(site);
  await readAnswer(ours.front + path);
  const answer = await readAnswer(ours.front + path);
  const stylePath = '/limit.css';
  const linked = withLinkedStyle(answer, stylePath);
  return {
    ours,
    linked: await startMeasured(limitWorker(site, linked.answer, { path: stylePath, text: linked.text })),
    inlined: await startMeasured(limitWorker(site, answer)),
  };
}

/** A first visit, with nothing in any cache; ends some time after the figure named `until` is there. */
async function visit(
  browser: Browser,
  url: string,
  script: () => void,
  until: 'firstPaint' | 'hydrated' | 'themeSwitch',
): Promise<Observed> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(script);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(isObserved, until, { polling: 100, timeout: 20_000 });
    await page.waitForTimeout(aftermath);
    return await page.evaluate(() => (globalThis as unknown as Recording).bench);
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

function visitOf({ longTasks, ...observed }: Observed): Visit {
  const after = longTasks.filter(({ start, duration }) => start + duration > observed.firstPaint);
  return {
    ...observed,
    shift: Math.round(observed.shift * 1000) / 1000,
    blocking: after.reduce((total, { duration }) => total + duration - longTask, 0),
  };
}

function medianVisit(visits: Visit[]): Visit {
  const of = (name: keyof Visit) => median(visits.map((visit) => visit[name]));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    shift: of('shift'),
    hydrated: of('hydrated'),
    themeSwitch: of('themeSwitch'),
  };
}
