// What a first visit asks for and how long it blocks until the whole page is awake, on a slow line and a slow machine; in turns with the
// same page hydrated whole, which is the limit here.
import type { Browser } from '@playwright/test';
import type { Language } from '../../shared/languages.ts';
import type { Finding } from './budgets.ts';
import { sizeOfFiles } from './sizes.ts';
import { visitSlowly } from './slow.ts';
import { compareTurns, takeTurns, type Variant } from './statistics.ts';

const turns = 7;

export async function measureWaking(
  browser: Browser,
  urls: Record<Variant, string>,
  language: Language,
): Promise<Finding[]> {
  const wakings = await takeTurns(turns, (variant) => visitSlowly(browser, urls[variant], watchWaking));
  const ours = wakings.map((turn) => turn.ours);
  const after = new Set(ours.flatMap(({ asked, hydrated }) => filesOf(asked.filter(({ start }) => start > hydrated))));
  console.log(`${language}: asked for after hydration, without a press: ${[...after].join(', ')}`);
  const compared = (figureOf: (waking: Waking) => number) => ({ of: language, ...compareTurns(wakings, figureOf) });
  return [
    { budget: 'total blocking time', ...compared((waking) => blockingOf(waking, waking.firstPaint)) },
    { budget: 'blocking time, before first paint as well', ...compared((waking) => blockingOf(waking, 0)) },
    { budget: 'longest task after first paint', ...compared(longestOf) },
    ...findingsOf(ours, language),
  ];
}

function findingsOf(wakings: readonly Waking[], of: Language): Finding[] {
  const scripts = new Set(wakings.flatMap(({ asked }) => scriptsOf(asked)));
  const early = new Set(
    wakings.flatMap(({ asked, firstPaint }) => scriptsOf(asked.filter(({ start }) => start < firstPaint))),
  );
  const requests = wakings.map(({ asked, hydrated }) => filesOf(asked.filter(({ start }) => start <= hydrated)));
  const paints = wakings.map(({ largestPaint, firstPaint }) => ({ ours: largestPaint, limit: firstPaint }));
  return [
    { budget: 'JavaScript before interaction, brotli', of: `${of}, as Chromium loads it`, ours: sizeOfFiles(scripts) },
    { budget: 'JavaScript asked for before first paint, brotli', of, ours: sizeOfFiles(early), failing: [...early] },
    // The document is none of its own resources.
    { budget: 'requests before idle', of, ours: 1 + Math.max(...requests.map(({ length }) => length)) },
    { budget: 'elements of the page', of, ours: Math.max(...wakings.map(({ elements }) => elements)) },
    { budget: 'largest paint (limit: first paint)', of, ...compareTurns(paints, (time) => time) },
    { budget: 'layout shift', of, ours: Math.max(...wakings.map(shiftOf)) },
  ];
}

function filesOf(asked: Waking['asked']): string[] {
  return asked.map(({ file }) => file);
}

function scriptsOf(asked: Waking['asked']): string[] {
  return filesOf(asked).filter((file) => file.endsWith('.js'));
}

/** What long tasks that end after `start` take beyond 50 ms each; at least 1 ms, so that a ratio can be taken. */
function blockingOf({ longTasks }: Waking, start: number): number {
  const after = longTasks.filter((task) => task.start + task.duration > start);
  return Math.max(
    1,
    after.reduce((total, { duration }) => total + duration - 50, 0),
  );
}

/** The browser reports no task that takes less than 50 ms. */
function longestOf({ longTasks, firstPaint }: Waking): number {
  return Math.max(50, ...longTasks.filter(({ start }) => start > firstPaint).map(({ duration }) => duration));
}

/** In the three digits that tools report. */
function shiftOf({ shift }: Waking): number {
  return Math.round(shift * 1000) / 1000;
}

/** Times in ms from the start of navigation. */
type Waking = {
  firstPaint: number;
  largestPaint: number;
  hydrated: number;
  shift: number;
  longTasks: { start: number; duration: number }[];
  /** Everything that the page asked for; `file` is its path without the first slash. */
  asked: { file: string; start: number }[];
  elements: number;
};

/**
 * Watches until the page was hydrated and then idle for 2.5 s, so that what wakes in idle time is seen too. Nothing is scrolled or pressed.
 * Travels into the page as text.
 */
function watchWaking(): Promise<Waking> {
  const waking: Waking = {
    firstPaint: 0,
    largestPaint: 0,
    hydrated: 0,
    shift: 0,
    longTasks: [],
    asked: [],
    elements: 0,
  };
  let lastBusy = 0;
  const observe = (type: string, report: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(report)).observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') waking.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    waking.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    waking.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  observe('longtask', ({ startTime, duration }) => {
    lastBusy = startTime + duration;
    waking.longTasks.push({ start: startTime, duration });
  });
  observe('resource', (entry) => {
    const { name, startTime, duration, initiatorType } = entry as PerformanceResourceTiming;
    // What is counted is sent for as long as the page is open.
    if (initiatorType === 'beacon') return;
    lastBusy = startTime + duration;
    waking.asked.push({ file: new URL(name).pathname.slice(1), start: startTime });
  });
  new MutationObserver((_, observer) => {
    waking.hydrated = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
  return new Promise((resolve) => {
    const polling = setInterval(() => {
      if (!waking.hydrated || performance.now() - Math.max(waking.hydrated, lastBusy) < 2500) return;
      clearInterval(polling);
      waking.elements = document.querySelectorAll('*').length;
      resolve(waking);
    }, 50);
  });
}
