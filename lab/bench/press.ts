// How long it takes until a press is seen on a slow machine: of each press the browser's own report, up to the next paint. In turns with
// the limit, a bare Worker with the same HTML, on which a press at the same place toggles a class and does nothing else
// (on the theme: its class).
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { startChromium } from '../../dev/chromium.ts';
import type { Settings } from '../../dev/services/settings.ts';
import { builtWorker } from '../../dev/services/worker.ts';
import { pathOf } from '../../shared/routes.ts';
import { startMeasured } from '../workerd.ts';
import type { BudgetName, Finding } from './budgets.ts';
import { bareWorker, pressedLimitSource, readRemembered } from './limit-worker.ts';
import { slowProcessor } from './slow.ts';
import { percentile, takeTurns, type Variant } from './statistics.ts';

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

type Control = {
  budget: BudgetName;
  name: string;
  path: string;
  selector: string;
  undo?: (page: Page) => Promise<void>;
};

const home = pathOf('home', 'en');
const contact = pathOf('contact', 'en');
const budget = 'press to next paint, p95';
const controls: Control[] = [
  { budget, name: 'menu', path: home, selector: '[popovertarget="menu"]' },
  { budget: 'press on the theme to next paint, p95', name: 'theme', path: home, selector: '[data-theme-toggle]' },
  { budget, name: 'language', path: home, selector: 'header [data-language]' },
  { budget, name: 'chat', path: home, selector: '[data-source="chat-button"]', undo: closeDialog },
  { budget, name: 'form field', path: contact, selector: 'main form [name="fullName"]' },
];

/** Each begins with what a press loads not yet there. Of the menu, which phones alone have, twenty presses: the fewest that have a 95th percentile. */
const visits = 5;
/** Even, so that a switch ends where it began. */
const pressesOfVisit = 4;

type Press = { control: string; duration: number };

export async function measurePresses(settings: Settings): Promise<Finding[]> {
  const site = builtWorker(settings);
  await using ours = await startMeasured(site);
  const paths = [...new Set(controls.map(({ path }) => path))];
  const answers = await Promise.all(
    paths.map(async (path) => [path, await readRemembered(ours.front + path)] as const),
  );
  await using limit = await startMeasured(bareWorker(site, pressedLimitSource(new Map(answers))));
  await using browser = await startChromium();
  const workers = { ours, limit };
  const turns = await takeTurns(visits, async (variant) => [
    ...(await pressAll(browser, variant, workers[variant].front, phone)),
    ...(await pressAll(browser, variant, workers[variant].front, desktop)),
  ]);
  return controls.map(({ budget, name }) => {
    const slowest = (variant: Variant) => {
      const presses = turns.flatMap((turn) => turn[variant]).filter(({ control }) => control === name);
      return percentile(
        presses.map(({ duration }) => duration),
        0.95,
      );
    };
    const figures = { ours: slowest('ours'), limit: slowest('limit') };
    return { budget, of: name, ...figures, ratio: figures.ours / figures.limit };
  });
}

async function pressAll(
  browser: Browser,
  variant: Variant,
  site: string,
  device: BrowserContextOptions,
): Promise<Press[]> {
  await using context = await browser.newContext(device);
  const page = await context.newPage();
  await page.addInitScript(recordPresses);
  await slowProcessor(page);
  const presses: Press[] = [];
  for (const { name, path, selector, undo } of controls) {
    if (page.url() !== site + path) await page.goto(site + path);
    if (variant === 'ours') await page.locator('html[data-hydrated]').waitFor();
    const control = page.locator(selector);
    // A wide window has no menu to open.
    if (!(await control.isVisible())) continue;
    for (let count = 0; count < pressesOfVisit; count += 1) {
      presses.push({ control: name, duration: await press(page, control, device) });
      if (variant === 'ours') await undo?.(page);
      await page.evaluate(leaveControl);
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

/** So that the next press gives it the focus again. */
function leaveControl(): void {
  (document.activeElement as HTMLElement | null)?.blur();
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
