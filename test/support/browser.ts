import { test as base, expect, type Page, type Route } from '@playwright/test';
import { openTestSite, type TestSite } from './site.ts';

type Fixtures = {
  /** The page's console errors, uncaught errors and reports of the content security policy. */
  complaints: string[];
  /** Opens an address of the site and waits until all of it is hydrated, so that a test may change the page. */
  open: (path: string) => Promise<void>;
};

/** A test fails when a complaint is left in `complaints` at its end. */
export const test = base.extend<Fixtures, { site: TestSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from the pattern
    async ({}, use) => use(openTestSite(JSON.parse(process.env.TEST_SITE ?? ''))),
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      watch(page, complaints);
      await use(complaints);
      expect(complaints, 'the page complained').toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      // Touches make the page hydrate at once instead of when it is idle. They are repeated, because the first may come before the script
      // listens.
      await page.evaluate(async () => {
        while (!document.documentElement.matches('[data-hydrated="whole"]')) {
          dispatchEvent(new Event('touchstart'));
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      });
    });
  },
});

export { expect };

/** Holds requests to these addresses until the returned function is called. `end` then decides what happens to them. */
export async function holdBack(
  page: Page,
  addresses: string,
  end: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await held;
    await end(route);
  });
  return release;
}

/**
 * Before hydration a click is held for a second before its link is followed. On a busy machine hydration may take longer, so this makes it
 * 30 seconds.
 */
export async function holdClicksLonger(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const withLongerHold = (run: TimerHandler, delay?: number, ...values: unknown[]) =>
      setTimeout(run, delay === 1000 ? 30_000 : delay, ...values);
    Object.assign(window, { setTimeout: withLongerHold });
  });
}

function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
}
