import type { Locator, Page } from '@playwright/test';
import { about } from '#shared/content/en/about.ts';
import { contactForm } from '#shared/content/en/contact-form.ts';
import { settings as en } from '#shared/content/en/settings.ts';
import { shell as enShell } from '#shared/content/en/shell.ts';
import { settings as nl } from '#shared/content/nl/settings.ts';
import { shell as nlShell } from '#shared/content/nl/shell.ts';
import { pathOf } from '#shared/routes.ts';
import { findViolations } from '#test/support/axe.ts';
import { expect, test } from '#test/support/browser.ts';
import { answerAtEdge, chatErrorTexts, openChat, replyOf, say } from '#test/support/chat.ts';

const dialogOf = (page: Page) => page.locator('#settings');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

async function openSettings(page: Page): Promise<void> {
  await page.locator('header').getByRole('button', { name: enShell.navigation.settings }).click();
  await expect(page.getByRole('tablist')).toBeVisible();
}

test('the tabs are walked with the arrow keys, and Escape returns to the button', async ({ page, open }) => {
  await open(pathOf('home', 'en'));
  const opener = page.locator('header').getByRole('button', { name: enShell.navigation.settings });
  await opener.focus();
  await page.keyboard.press('Enter');
  await tab(page, en.tabs.general).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, en.tabs.appearance)).toBeFocused();
  await expect(tab(page, en.tabs.appearance)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: en.tabs.appearance })).toBeVisible();
  await page.keyboard.press('End');
  await expect(tab(page, en.tabs.security)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, en.tabs.general)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('every tab passes axe in both themes, and shows what is selected in forced colors', async ({ page, open }) => {
  await open(pathOf('home', 'en'));
  await openSettings(page);
  for (const name of Object.values(en.tabs)) {
    await tab(page, name).click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await findViolations(page, { within: '#settings' })).toEqual([]);
    }
  }
  // What is selected is told by more than colors, which may be the visitor's own.
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await tab(page, en.tabs.appearance).click();
  const outline = (element: Locator) => element.evaluate((each) => getComputedStyle(each).outlineStyle);
  const cards = dialogOf(page).locator('label');
  expect(await outline(cards.filter({ has: page.locator('[type="radio"]:checked') }))).toBe('solid');
  expect(await outline(cards.filter({ has: page.locator('[type="radio"]:not(:checked)') }).first())).toBe('none');
  expect(await outline(page.locator('[role="tab"][aria-selected="false"]').first())).toBe('none');
  await cards.first().click();
  expect(await outline(tab(page, en.tabs.appearance))).toBe('solid');
});

test('the language changes behind the open dialog, and in it', async ({ page, open }) => {
  await open(pathOf('services', 'en'));
  await openSettings(page);
  await dialogOf(page).getByRole('link', { name: 'Nederlands' }).click();
  await expect(page).toHaveURL(pathOf('services', 'nl'));
  await expect(dialogOf(page)).toBeVisible();
  await expect(tab(page, nl.tabs.appearance)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('nl');
});

test('a theme is chosen and kept, and System forgets it and follows the device', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(pathOf('home', 'en'));
  await openSettings(page);
  await tab(page, en.tabs.appearance).click();
  const { options } = en.appearance;
  await expect(page.getByRole('radio', { name: options.system.label })).toBeChecked();
  await page.getByRole('radio', { name: options.dark.label }).check();
  await expect(page.locator('html')).toHaveClass('dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveClass('dark');
  await page.locator('html[data-hydrated]').waitFor();
  await openSettings(page);
  await tab(page, en.tabs.appearance).click();
  await expect(page.getByRole('radio', { name: options.dark.label })).toBeChecked();
  await page.getByRole('radio', { name: options.system.label }).check();
  await expect(page.locator('html')).toHaveClass('light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveClass('dark');
});

test('motion and announcements are switched off, stay off and are off before the first paint', async ({
  page,
  open,
}) => {
  await open(pathOf('home', 'en'));
  await openSettings(page);
  await tab(page, en.tabs.appearance).click();
  await page.getByRole('checkbox', { name: en.appearance.motion.label }).uncheck();
  await expect(page.locator('html')).toHaveClass(/\bstill\b/);
  await tab(page, en.tabs.notifications).click();
  await page.getByRole('checkbox', { name: en.notifications.announcements.pages.label }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: enShell.navigation.work, exact: true }).click();
  await expect(page).toHaveURL(pathOf('work', 'en'));
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('#root > [role="status"]')).toHaveText('');
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body)
        Object.assign(window, {
          classAtFirst: (window as { classAtFirst?: string }).classAtFirst ?? document.documentElement.className,
        });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.evaluate(() => (window as { classAtFirst?: string }).classAtFirst)).toContain('still');
});

test('replies in the chat are read no more once that is switched off, failures still are', async ({
  page,
  open,
  complaints,
}) => {
  await answerAtEdge(page, ({ message }) =>
    message === 'Fail' ? { status: 502, body: { ok: false, code: 'session', message: 'x' } } : replyOf('Reply to one'),
  );
  await open(pathOf('home', 'en'));
  await openSettings(page);
  await tab(page, en.tabs.notifications).click();
  await page.getByRole('checkbox', { name: en.notifications.announcements.replies.label }).uncheck();
  await page.keyboard.press('Escape');
  const panel = await openChat(page, 'en');
  await say(panel, 'One');
  await expect(panel.getByRole('log')).toContainText('Reply to one');
  await expect(panel.getByRole('status').filter({ hasText: 'Reply to one' })).toHaveCount(0);
  await say(panel, 'Fail');
  await expect(panel.getByRole('status').filter({ hasText: chatErrorTexts.en.byCode.session })).toHaveCount(1);
  complaints.splice(0);
});

test('all that this browser remembers is listed and can be cleared, one by one and at once', async ({ page, open }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('prepared')) return;
    sessionStorage.setItem('prepared', '1');
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('language', 'en');
    localStorage.setItem('motion', 'off');
    localStorage.setItem('checklists', '["website-launch content 0"]');
    localStorage.setItem('failedChatLogs', '["left by something else"]');
    localStorage.setItem('deskSession-code-verifier', '"a"');
    localStorage.setItem('deskSession-flow-1-code-verifier', '"a"');
    sessionStorage.setItem('contactDraft', '{"values":{"email":"a@example.com"},"sent":null}');
    const message = { id: '1', text: 'Hello', isUser: false, timestamp: '2026-11-21T09:00:00Z' };
    sessionStorage.setItem('chat', JSON.stringify({ messages: [message], sessionId: null, open: false }));
  });
  await open(pathOf('home', 'en'));
  await openSettings(page);
  await tab(page, en.tabs.security).click();
  const { items } = en.security;
  const clear = (title: string) => page.getByRole('button', { name: en.security.clearItem(title) });
  // How far the pages were read, and notes on the desk.
  await expect(page.getByText(en.security.nothing)).toHaveCount(2);
  await clear(items.desk.title).click();
  await clear(items.theme.title).click();
  await expect(page.getByText(en.security.cleared(items.theme.title))).toBeVisible();
  await expect(clear(items.theme.title)).toHaveAttribute('aria-disabled', 'true');
  await expect(clear(items.theme.title)).toBeFocused();
  const kept = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());
  expect(await kept()).toEqual([
    'chat',
    'checklists',
    'contactDraft',
    'failedChatLogs',
    'language',
    'motion',
    'prepared',
  ]);
  await page.getByRole('button', { name: en.security.clearAll }).click();
  await expect(page.getByText(en.security.nothing)).toHaveCount(Object.keys(items).length);
  expect(await kept()).toEqual(['prepared']);
  await expect(page.locator('html')).not.toHaveClass(/\bstill\b/);
});

async function clearDraft(page: Page): Promise<void> {
  await openSettings(page);
  await tab(page, en.tabs.security).click();
  await page.getByRole('button', { name: en.security.clearItem(en.security.items.draft.title) }).click();
  await page.keyboard.press('Escape');
}

test('a contact draft that is cleared goes out of the form, too, also out of a refused one', async ({
  page,
  open,
  complaints,
}) => {
  const draft = () => page.evaluate(() => sessionStorage.getItem('contactDraft'));
  await open(pathOf('contact', 'en'));
  const name = page.getByLabel(contactForm.fields.fullName.label);
  for (const way of ['typed', 'refused']) {
    await name.fill('Ada Lovelace');
    if (way === 'refused') {
      // As it is posted when its script comes too late.
      await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit());
      await expect(page.getByText(contactForm.failureTitle)).toBeVisible();
      await page.locator('html[data-hydrated]').waitFor();
      await expect(name).toHaveValue('Ada Lovelace');
    }
    await clearDraft(page);
    await expect(name).toHaveValue('');
    expect(await draft()).toBeNull();
    await page.getByLabel(contactForm.fields.companyName.label).fill('Engines');
    expect(await draft()).not.toContain('Lovelace');
  }
  for (const line of complaints.splice(0)) expect(line).toContain('422');
});

test('Back closes the settings with the page that they were opened on', async ({ page, open }) => {
  await open(pathOf('services', 'en'));
  await page.locator('header').getByRole('link', { name: enShell.navigation.about, exact: true }).click();
  // The address comes before the page.
  await expect(page).toHaveTitle(about.meta.title);
  await openSettings(page);
  await page.goBack();
  await expect(page).toHaveURL(pathOf('services', 'en'));
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator('h1')).toBeFocused();
});

test('on a phone the menu leads to the settings', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(pathOf('home', 'en'));
  await page.getByRole('button', { name: enShell.navigation.menu }).click();
  await page.locator('#menu').getByRole('button', { name: enShell.navigation.settings }).click();
  await expect(page.getByRole('tablist')).toBeVisible();
  await expect(page.locator('#menu')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: enShell.navigation.menu })).toBeFocused();
});

for (const way of ['forbidden', 'full'] as const) {
  test(`where storage is ${way}, theme and settings last as long as the page`, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.addInitScript((isForbidden) => {
      const refuse = () => {
        throw new DOMException('Not here', isForbidden ? 'SecurityError' : 'QuotaExceededError');
      };
      if (!isForbidden) Storage.prototype.setItem = refuse;
      else for (const area of ['localStorage', 'sessionStorage']) Object.defineProperty(window, area, { get: refuse });
    }, way === 'forbidden');
    await open(pathOf('home', 'en'));
    const root = page.locator('html');
    await page.locator('[data-theme-toggle]').click();
    await expect(root).toHaveClass('dark');
    await openSettings(page);
    await tab(page, en.tabs.appearance).click();
    const { options, motion } = en.appearance;
    await expect(page.getByRole('radio', { name: options.dark.label })).toBeChecked();
    await page.getByRole('checkbox', { name: motion.label }).uncheck();
    await page.getByRole('radio', { name: options.light.label }).check();
    await expect(root).toHaveClass('still light');
    await tab(page, en.tabs.notifications).click();
    await page.getByRole('checkbox', { name: en.notifications.announcements.pages.label }).uncheck();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: enShell.navigation.work, exact: true }).click();
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('#root > [role="status"]')).toHaveText('');
    await expect(root).toHaveClass('still light');
    await openSettings(page);
    await tab(page, en.tabs.appearance).click();
    await expect(page.getByRole('radio', { name: options.light.label })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: motion.label })).not.toBeChecked();
  });
}

test('without scripts the dialog opens and offers the language', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto(pathOf('about', 'nl'));
  await page.locator('header').getByRole('button', { name: nlShell.navigation.settings }).click();
  await expect(dialogOf(page).getByText(nlShell.settingsNote)).toBeVisible();
  await dialogOf(page).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(pathOf('about', 'en'));
  await context.close();
});
