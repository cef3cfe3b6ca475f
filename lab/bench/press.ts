// How long it takes until a press is seen on a slow machine: of each press the browser's own report, up to the next paint.
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { Settings } from '../../dev/services/settings.ts';
import { builtWorker } from '../../dev/services/worker.ts';
import { shell } from '../../shared/content/en/shell.ts';
import { pathOf } from '../../shared/routes.ts';
import { startChromium } from '../../test/support/chromium.ts';
import { startMeasured } from '../workerd.ts';
import type { Finding } from './budgets.ts';
import { slowProcessor } from './slow.ts';
import { percentile } from './statistics.ts';

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

type Control = { name: string; path: string; find: (page: Page) => Locator; undo?: (page: Page) => Promise<void> };

const home = pathOf('home', 'en');
const contact = pathOf('contact', 'en');
const controls: Control[] = [
  { name: 'menu', path: home, find: (page) => page.locator('[popovertarget="menu"]') },
  { name: 'theme', path: home, find: (page) => page.locator('[data-theme-toggle]') },
  { name: 'language', path: home, find: (page) => page.locator('header [data-language]') },
  { name: 'chat', path: home, find: (page) => page.getByRole('button', { name: shell.chatButton }), undo: closeDialog },
  { name: 'form field', path: contact, find: (page) => page.locator('main form [name="fullName"]'), undo: leaveField },
];

/** Each begins with what a press loads not yet there. Of the menu, which phones alone have, twenty presses: the fewest that have a 95th percentile. */
const visits = 5;
/** Even, so that a switch ends where it began. */
const pressesOfVisit = 4;

type Press = { control: string; duration: number };

export async function measurePresses(settings: Settings): Promise<Finding[]> {
  await using worker = await startMeasured(builtWorker(settings));
  await using browser = await startChromium();
  const presses: Press[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    for (const device of [phone, desktop]) presses.push(...(await pressAll(browser, worker.front, device)));
  }
  return controls.map(({ name }) => {
    const durations = presses.filter(({ control }) => control === name).map(({ duration }) => duration);
    return { budget: 'press to next paint, p95', of: name, ours: percentile(durations, 0.95) };
  });
}

async function pressAll(browser: Browser, site: string, device: BrowserContextOptions): Promise<Press[]> {
  await using context = await browser.newContext(device);
  const page = await context.newPage();
  await page.addInitScript(recordPresses);
  await slowProcessor(page);
  const presses: Press[] = [];
  for (const { name, path, find, undo } of controls) {
    if (page.url() !== site + path) await page.goto(site + path, { waitUntil: 'commit' });
    await page.locator('html[data-hydrated]').waitFor();
    const control = find(page);
    // A wide window has no menu to open.
    if (!(await control.isVisible())) continue;
    for (let count = 0; count < pressesOfVisit; count += 1) {
      presses.push({ control: name, duration: await press(page, control, device) });
      await undo?.(page);
    }
  }
  return presses;
}

/** Presses as a hand does, after Playwright's own checks, which else would run in the page while it is measured. */
async function press(page: Page, control: Locator, { hasTouch }: BrowserContextOptions): Promise<number> {
  await control.click({ trial: true });
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control} is not to be seen`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await settle(page);
  await page.evaluate(takeLongest);
  await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await settle(page);
  // The browser does not report what takes less than a frame.
  return Math.max(await page.evaluate(takeLongest), 16);
}

async function closeDialog(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
}

async function leaveField(page: Page): Promise<void> {
  await page.locator(':focus').blur();
}

/** Until what was set in motion is over, and painted and reported. Not `requestIdleCallback`: after a click headless Chromium calls none. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 250));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
}

type Recording = { longestPress: number };

/** Runs in the page before anything of it: keeps the longest time from an event of a press to the paint after it. */
function recordPresses(): void {
  const recording = globalThis as unknown as Recording;
  recording.longestPress = 0;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) recording.longestPress = Math.max(recording.longestPress, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** In ms, 0 where none was reported since it was asked before. */
function takeLongest(): number {
  const recording = globalThis as unknown as Recording;
  const longest = recording.longestPress;
  recording.longestPress = 0;
  return longest;
}
