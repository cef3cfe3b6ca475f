// Five hundred hostile strings in the browser's storage and in what the assistant replies: every page still shows itself.
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startChromium } from '../../dev/chromium.ts';
import { pathOf } from '../../shared/routes.ts';
import { storedKeys } from '../../shared/stored-keys.ts';
import { answerAtEdge, askOften, openChat, replyOf, strange } from '../../test/support/chat.ts';
import { fiveHundred } from '../../test/support/hostile-strings.ts';

const { url } = inject('site');
const strings = fiveHundred();

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

/** What it says where something breaks. */
async function openPage(): Promise<{ page: Page; complaints: string[] }> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(url).origin) complaints.push(request.url());
  });
  return { page, complaints };
}

/** A string as itself, as JSON, and in the shapes that our own values have. */
const shapesOf = (text: string, index: number): string => {
  const message = { id: text, text, isUser: index % 2 === 0, timestamp: text };
  const place = Math.floor(index / 8);
  const odd = [{ text }, [text], 7, null, true][place % 5];
  const field = ['id', 'text', 'isUser', 'timestamp', 'trouble'][Math.floor(place / 5) % 5] as string;
  const shapes = [
    text,
    JSON.stringify(text),
    JSON.stringify({
      messages: [{ ...message, trouble: { bubble: text, reason: text, said: text } }],
      sessionId: text,
      open: true,
    }),
    JSON.stringify({ messages: [message], sessionId: null, open: index % 3 === 0 }),
    JSON.stringify({ messages: [{ ...message, [field]: odd }], sessionId: null, open: true }),
    JSON.stringify({ values: { fullName: text, service: text }, sent: { submissionId: text, words: text } }),
    JSON.stringify([{ id: text, user_message: text, timestamp: text }]),
    JSON.stringify({ [text]: text, valueOf: 1, toString: 1 }),
  ];
  return shapes[index % shapes.length] ?? text;
};

test('in every key of the storage', async () => {
  const { page, complaints } = await openPage();
  await page.goto(url + pathOf('contact', 'en'));
  for (const [index, text] of strings.entries()) {
    const value = shapesOf(text.toWellFormed(), index);
    await page.evaluate(
      ({ keys, value }) => {
        for (const [area, names] of Object.entries(keys)) {
          for (const name of names) globalThis[area as 'localStorage'].setItem(name, value);
        }
      },
      { keys: storedKeys as unknown as Record<string, string[]>, value },
    );
    await page.goto(url + pathOf(index % 2 ? 'contact' : 'home', 'en'));
    await page.evaluate(() => dispatchEvent(new Event('touchstart')));
    await page.locator('html[data-hydrated]').waitFor();
    expect(await page.locator('h1').count(), value).toBe(1);
    expect(await page.evaluate(() => 'hacked' in window), value).toBe(false);
    expect(complaints, value).toEqual([]);
  }
});

test('in the fields of the contact form, over a reload', async () => {
  const { page, complaints } = await openPage();
  await page.goto(url + pathOf('contact', 'en'));
  for (const text of strings.filter((_, index) => index % 10 === 0)) {
    await page.evaluate(() => dispatchEvent(new Event('touchstart')));
    await page.locator('html[data-hydrated]').waitFor();
    const field = page.locator('main form [name="problemDescription"]');
    await field.fill(text);
    const typed = await field.inputValue();
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    expect(await page.locator('main form [name="problemDescription"]').inputValue()).toBe(typed);
    expect(complaints, text).toEqual([]);
  }
});

test('in the replies of the assistant', async () => {
  const { page, complaints } = await openPage();
  const waiting = [...strings];
  await answerAtEdge(page, () => replyOf(waiting.shift() ?? ''));
  await page.goto(url + pathOf('home', 'en'));
  const panel = await openChat(page, 'en');
  await askOften(page, strings.length);
  expect(waiting).toEqual([]);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await panel.getByRole('log').locator(strange).count()).toBe(0);
  expect(await page.locator('h1').count()).toBe(1);
  expect(complaints).toEqual([]);
});
