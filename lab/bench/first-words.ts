// How long the first words of an answer take from the AI service to the screen: through the Worker, the browser and the panel.
import type { Page } from '@playwright/test';
import { startChromium } from '../../dev/chromium.ts';
import type { Settings } from '../../dev/services/settings.ts';
import { builtWorker } from '../../dev/services/worker.ts';
import { pathOf } from '../../shared/routes.ts';
import { startScriptedAssistant } from '../../test/support/scripted-assistant.ts';
import { startMeasured } from '../workerd.ts';
import type { Finding } from './budgets.ts';
import { percentile } from './statistics.ts';

/** Fewer than a visitor may send in a minute. */
const questions = 15;

export async function measureFirstWords(settings: Settings): Promise<Finding[]> {
  const assistant = await startScriptedAssistant();
  let spokeAt = 0;
  assistant.answer = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    spokeAt = Date.now();
    response.write(chunk(`Words said at ${spokeAt}`));
    // The rest comes when the first words are long on the screen.
    setTimeout(() => response.end(`${chunk(' and more.')}data: [DONE]\n\n`), 300);
  };
  try {
    await using worker = await startMeasured(builtWorker({ ...settings, CHAT_API_URL: assistant.url }));
    await using browser = await startChromium();
    const page = await browser.newPage();
    await page.goto(worker.front + pathOf('home', 'en'));
    await page.locator('html[data-hydrated]').waitFor();
    await page.locator('.chat-button').click();
    await page.locator('dialog textarea').waitFor();
    const times: number[] = [];
    for (let asked = 0; asked < questions; asked += 1) times.push((await timeOfFirstWords(page)) - spokeAt);
    return [{ budget: 'first words of an answer, from the service to the screen', ours: percentile(times, 0.5) }];
  } finally {
    await assistant.close();
  }
}

function chunk(content: string): string {
  return `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
}

/** Asks, and resolves with the time of the frame that shows the first words, when the whole answer is there. */
async function timeOfFirstWords(page: Page): Promise<number> {
  const shown = page.evaluate(async () => {
    const log = document.querySelector('dialog [role=log]') as HTMLElement;
    const textOf = () => log.textContent ?? '';
    const before = textOf().split('Words said at').length;
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (textOf().split('Words said at').length === before) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(log, { subtree: true, childList: true, characterData: true });
    });
    // The task after the frame in which it is painted.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return Date.now();
  });
  const input = page.locator('dialog textarea');
  await input.fill('How long?');
  await input.press('Enter');
  const time = await shown;
  await page.locator('dialog textarea:not([aria-disabled])').waitFor();
  return time;
}
