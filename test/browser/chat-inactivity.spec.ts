import type { Page } from '@playwright/test';
import { languages } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import { expect, test } from '#test/support/browser.ts';
import { answerAtEdge, chatTexts, openChat, panelOf, replyOf, say } from '#test/support/chat.ts';

const minutes = (count: number) => count * 60_000;
const dialogOf = (page: Page, language: 'en' | 'nl' = 'en') =>
  page.getByRole('alertdialog', { name: chatTexts[language].inactivity.title });

/** Tells the page that its tab is out of sight, or back. */
const setVisibility = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await answerAtEdge(page, () => replyOf('Three to four weeks.'));
});

for (const language of languages) {
  test(`in ${language} five quiet minutes bring the question, and another quiet minute ends the session`, async ({
    page,
    open,
  }) => {
    const { inactivity } = chatTexts[language];
    await open(pathOf('services', language));
    const panel = await openChat(page, language);
    await say(panel, 'How long?');
    await expect(panel.getByRole('log')).toContainText('Three to four weeks.');
    await page.clock.fastForward(minutes(5) - 5000);
    await expect(dialogOf(page, language)).toHaveCount(0);
    await page.clock.fastForward(6000);
    const dialog = dialogOf(page, language);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: inactivity.continue })).toBeFocused();
    // A sign of life is no answer.
    await page.mouse.move(10, 10);
    await page.clock.fastForward(50_000);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText(inactivity.countdown(10));
    await page.clock.fastForward(11_000);
    await expect(page).toHaveURL(pathOf('home', language));
    await expect(dialog).toHaveCount(0);
    await expect(panelOf(page, language)).toHaveCount(0);
    expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('chat') ?? ''))).toEqual({
      messages: [],
      sessionId: null,
      open: false,
    });
  });
}

test("'Continue Chatting' starts the clock anew, and 'End Session' ends it at once", async ({ page, open }) => {
  const { inactivity } = chatTexts.en;
  await open(pathOf('services', 'en'));
  const panel = await openChat(page, 'en');
  await page.clock.fastForward(minutes(5) + 1000);
  await dialogOf(page).getByRole('button', { name: inactivity.continue }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(panel.getByRole('textbox')).toBeFocused();
  await page.clock.fastForward(minutes(4));
  await page.mouse.move(20, 20);
  await page.clock.fastForward(minutes(4));
  await page.keyboard.press('Shift');
  await page.clock.fastForward(minutes(4));
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.clock.fastForward(minutes(5) - 5000);
  await expect(dialogOf(page)).toHaveCount(0);
  await page.clock.fastForward(6000);
  // Before it is there, the key closes the chat.
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await page.clock.fastForward(minutes(5) + 1000);
  await dialogOf(page).getByRole('button', { name: inactivity.end }).click();
  await expect(page).toHaveURL(pathOf('home', 'en'));
  await expect(panel).toHaveCount(0);
});

test('a visitor who comes back to a hidden tab finds the question, with a minute to answer', async ({ page, open }) => {
  await open(pathOf('services', 'en'));
  const panel = await openChat(page, 'en');
  await setVisibility(page, 'hidden');
  await page.clock.fastForward(minutes(60));
  await page.clock.fastForward(minutes(60));
  await setVisibility(page, 'visible');
  await page.mouse.move(30, 30);
  await expect(dialogOf(page)).toBeVisible();
  await page.clock.fastForward(55_000);
  await expect(dialogOf(page)).toBeVisible();
  await page.clock.fastForward(6000);
  await expect(page).toHaveURL(pathOf('home', 'en'));
  await expect(panel).toHaveCount(0);
});

test('a machine that slept wakes up to the question, not to the end', async ({ page, open }) => {
  await open(pathOf('services', 'en'));
  await openChat(page, 'en');
  await page.clock.fastForward(minutes(600));
  await expect(dialogOf(page)).toBeVisible();
  await expect(page).toHaveURL(pathOf('services', 'en'));
});

test('the clock stands still under another modal and on the contact page', async ({ page, open }) => {
  await open(pathOf('services', 'en'));
  const panel = await openChat(page, 'en');
  await say(panel, 'How long?');
  await expect(panel.getByRole('log')).toContainText('Three to four weeks.');
  await panel.getByRole('link', { name: chatTexts.en.contactForm }).click();
  const modal = page.locator('dialog:modal');
  await expect(modal).toBeVisible();
  await page.clock.fastForward(minutes(30));
  await page.clock.fastForward(minutes(2));
  await expect(dialogOf(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await page.clock.fastForward(minutes(4));
  await expect(dialogOf(page)).toHaveCount(0);

  await page.locator('header').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(pathOf('contact', 'en'));
  await expect(panel).toHaveCount(0);
  await page.clock.fastForward(minutes(30));
  await expect(dialogOf(page)).toHaveCount(0);
  await page.goBack();
  await expect(panel.getByRole('log')).toContainText('Three to four weeks.');
  await page.clock.fastForward(minutes(5) + 1000);
  await expect(dialogOf(page)).toBeVisible();
});
