import { test as base, expect, type Page, type Route } from '@playwright/test';
import { openTestSite, type TestSite } from './site.ts';

type Fixtures = {
  /** What the page complained of: console errors, uncaught errors and reports of the content security policy. */
  complaints: string[];
  /** Opens an address of the site and waits until React answers. */
  open: (path: string) => Promise<void>;
};

/** Every test fails on a complaint that it did not take out of `complaints`. */
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
      // Signs of intent, or React would wait for an idle moment: several, as the first may come before the script that listens.
      await page.evaluate(async () => {
        while (!document.documentElement.matches('[data-hydrated]')) {
          dispatchEvent(new Event('touchstart'));
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      });
    });
  },
});

export { expect };

/** Lets requests to these addresses wait until the function that it gives is called; what becomes of them then, `end` says. */
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

/** A busy machine may take longer than the second that a click before hydration waits, after which its link is followed. */
export async function holdClicksLonger(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const patient = (run: TimerHandler, delay?: number, ...values: unknown[]) =>
      setTimeout(run, delay === 1000 ? 30_000 : delay, ...values);
    Object.assign(window, { setTimeout: patient });
  });
}

function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
}
