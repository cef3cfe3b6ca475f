// The machine and the line of a visitor who is worse off than whoever measures.
import type { Browser, Page } from '@playwright/test';

/** Four times slower, as Lighthouse has it. */
export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Slow 4G: 150 ms there and back, 1.6 Mbit/s. */
async function slowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/** A first visit of both, with nothing in any cache; `watch` runs in the page before anything of it. Resolves with what that resolves with. */
export async function visitSlowly<Result>(
  browser: Browser,
  url: string,
  watch: () => Promise<Result>,
): Promise<Result> {
  await using context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await slowProcessor(page);
  await slowLine(page);
  await page.addInitScript(`globalThis.bench = (${watch})()`);
  await page.goto(url, { waitUntil: 'commit' });
  const result = await page.waitForFunction('globalThis.bench', undefined, { polling: 100, timeout: 30_000 });
  return (await result.jsonValue()) as Result;
}
