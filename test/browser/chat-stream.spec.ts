import type { Locator, Page } from '@playwright/test';
import { languages } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import { findViolations } from '#test/support/axe.ts';
import { expect, test } from '#test/support/browser.ts';
import { chatErrorTexts, chatTexts, openChat, say, strange, streamAtEdge } from '#test/support/chat.ts';
import { fiveHundred } from '#test/support/hostile-strings.ts';

const line = (index: number) => `Line ${index} of an answer that goes on.\n`;
const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => line(from + index)).join('');
const done = (reply: string, more: object = {}) =>
  ['done', { ok: true, reply, sessionId: 's1', schedule: false, ...more }] as const;

/** What the panel tells a screen reader from now on. */
async function recordStatus(panel: Locator): Promise<() => Promise<string[]>> {
  await panel.evaluate((element) => {
    const said: string[] = [];
    Object.assign(window, { said });
    const watch = () => {
      for (const status of element.querySelectorAll('[role=status]')) {
        const text = status.textContent ?? '';
        if (text && said.at(-1) !== text) said.push(text);
      }
    };
    new MutationObserver(watch).observe(element, { subtree: true, childList: true, characterData: true });
  });
  return () => panel.evaluate(() => (window as unknown as { said: string[] }).said);
}

/** Of the bubble of a message: how far below the upper edge of the log it begins, and the scroll position. */
function placeOf(page: Page, words: string) {
  return page.evaluate((text) => {
    const log = document.querySelector('dialog [role=log]') as HTMLElement;
    const bubble = [...log.querySelectorAll('p')].find((each) => each.textContent?.startsWith(text)) as HTMLElement;
    return { top: bubble.getBoundingClientRect().top - log.getBoundingClientRect().top, scrolled: log.scrollTop };
  }, words);
}

for (const language of languages) {
  test(`in ${language} words are shown as they come, move nobody, are read out once, and can be stopped`, async ({
    page,
    open,
  }) => {
    const texts = chatTexts[language];
    const errors = chatErrorTexts[language];
    const stream = await streamAtEdge(page);
    await open(pathOf('home', language));
    const panel = await openChat(page, language);
    const log = panel.getByRole('log');
    const said = await recordStatus(panel);
    await say(panel, 'How long?');
    await expect(log.getByText(texts.typing)).toBeVisible();
    const first = 'Line 0 of an answer';
    await stream(['delta', { text: line(0) }]);
    await expect(log).toContainText(first);
    await expect(log.getByText(texts.typing)).toHaveCount(0);
    await expect(panel.getByRole('textbox')).toHaveAttribute('aria-disabled', 'true');
    await expect(panel.getByRole('button', { name: texts.send })).toHaveAttribute('aria-disabled', 'true');

    // The beginning moves up by a line at most, and is never out of view.
    let { top, scrolled } = await placeOf(page, first);
    for (let index = 1; index < 40; index += 1) {
      await stream(['delta', { text: line(index) }]);
      await expect(log).toContainText(`Line ${index} `);
      const place = await placeOf(page, first);
      expect(top - place.top).toBeLessThan(30);
      expect(place.top).toBeGreaterThanOrEqual(0);
      expect(place.scrolled).toBeGreaterThanOrEqual(scrolled);
      ({ top, scrolled } = place);
    }
    // What it answers stays above it.
    const { top: topOfQuestion } = await placeOf(page, 'How long?');
    expect(topOfQuestion).toBeGreaterThanOrEqual(0);
    expect(topOfQuestion).toBeLessThan(30);

    // Who scrolled up stays there.
    await log.evaluate((element) => element.scrollTo({ top: 7 }));
    await stream(['delta', { text: lines(40, 60) }]);
    await expect(log).toContainText('Line 59 ');
    expect((await placeOf(page, first)).scrolled).toBe(7);
    const sources = [
      { title: 'Prices & more', url: '/pricing' },
      { title: 'Forged', url: 'https://evil.example/pricing' },
    ];
    await stream([...done(lines(0, 60).trim(), { sources })]);
    const links = panel.getByRole('list', { name: texts.sources }).getByRole('link');
    await expect(links).toHaveText(['Prices & more']);
    await expect(links).toHaveAttribute('href', pathOf('pricing', language));
    expect((await placeOf(page, first)).scrolled).toBe(7);
    await expect(panel.getByRole('button', { name: texts.newMessages })).toBeVisible();
    await expect(panel.getByRole('textbox')).not.toHaveAttribute('aria-disabled');
    expect(await said()).toEqual([texts.typing, lines(0, 60).trim()]);

    await say(panel, 'And then?');
    await stream(['delta', { text: 'Half an' }], ['error', { ok: false, code: 'unreachable', message: 'x' }]);
    await expect(log.getByText('Half an')).toBeVisible();
    await expect(log.getByText(errors.bubbles.failedSend)).toBeVisible();
    await expect(log.getByText(errors.byCode.unreachable)).toBeVisible();
    await expect(panel.getByRole('alert')).toContainText(errors.banner);
    expect((await said()).at(-1)).toBe(`Half an ${errors.bubbles.failedSend} ${errors.byCode.unreachable}`);

    await say(panel, 'Once more?');
    await stream(['delta', { text: 'A long' }]);
    await expect(log).toContainText('A long');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name: texts.stop })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(log.getByText(texts.stopped)).toBeVisible();
    await expect(log.getByText('A long')).toBeVisible();
    await expect(panel.getByRole('textbox')).toBeFocused();
    await expect(panel.getByRole('button', { name: texts.stop })).toHaveCount(0);
    await expect(panel.getByRole('alert')).toHaveCount(0);
  });
}

test('on a phone 500 hostile strings that come byte by byte run nothing and ask for nothing, and axe finds nothing', async ({
  page,
  open,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.setViewportSize({ width: 320, height: 640 });
  const stream = await streamAtEdge(page);
  await open(pathOf('careers', 'en'));
  const panel = await openChat(page, 'en');
  const log = panel.getByRole('log');
  const sources = [{ title: 'Pricing', url: '/pricing' }];
  await say(panel, 'A price?');
  await stream(['delta', { text: 'It is on the page.' }]);
  await expect(panel.getByRole('button', { name: chatTexts.en.stop })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await findViolations(page)).toEqual([]);
  await stream([...done('It is on the page.', { sources })]);
  await say(panel, 'And then?');
  await stream(['delta', { text: 'Half' }]);
  await panel.getByRole('button', { name: chatTexts.en.stop }).click();
  await expect(log.getByText(chatTexts.en.stopped)).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await findViolations(page)).toEqual([]);

  const strings = fiveHundred().map(
    (text) => `${text.slice(0, 120).toWellFormed()} ![x](https://evil.example/y.png)\n`,
  );
  for (let from = 0; from < strings.length; from += 100) {
    const some = strings.slice(from, from + 100);
    await say(panel, `Question ${from}`);
    await stream(...some.map((text) => ['delta', { text }] as ['delta', object]));
    await expect(panel.getByRole('button', { name: chatTexts.en.stop })).toBeVisible();
    const forged = some.map((url) => ({ title: url, url }));
    await stream([...done(`End ${from} ${some.join('').slice(0, 8000)}`, { sources: forged })]);
    await expect(log).toContainText(`End ${from} `);
    expect(await log.locator(strange).count()).toBe(0);
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(asked.filter((url) => !url.startsWith(site.url))).toEqual([]);
  expect(await log.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  // A page that a link leads to would stay behind the panel.
  await panel.getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page).toHaveURL(pathOf('pricing', 'en'));
  await expect(panel).toHaveCount(0);
});
