import type { Page } from '@playwright/test';
import { settings } from '#shared/content/en/settings.ts';
import { shell as enShell } from '#shared/content/en/shell.ts';
import { contactForm as nl } from '#shared/content/nl/contact-form.ts';
import { shell as nlShell } from '#shared/content/nl/shell.ts';
import { languages } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import { expect, holdBack } from '#test/support/browser.ts';
import { chatTexts, openChat, say } from '#test/support/chat.ts';
import { newEmail } from '#test/support/contact-submissions.ts';
import { fillContactForm } from '#test/support/forms.ts';
import type { TestSite } from '#test/support/site.ts';
import { test } from '#test/support/visitor.ts';

// As a visitor's; the one of these tests says that nobody is there, and is not counted.
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36' });

/** What was counted so far for this width of window, which no other test here has. Presses depend on the machine. */
async function countsOf(site: TestSite, device: string): Promise<Map<string, number>> {
  const { data } = await site.database.from('daily_counts').select('*').eq('device', device).throwOnError();
  const rows = (data as Record<string, string>[]).filter(({ event }) => event !== 'press_answered');
  return new Map(
    rows.map(({ event, page, language, label, count }) => [
      [event, page, language, label].join(' ').trim(),
      Number(count),
    ]),
  );
}

/** The bodies of all that was sent. */
function watchPosts(page: Page): string[] {
  const posts: string[] = [];
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/events') posts.push(request.postData() ?? '');
  });
  return posts;
}

const post = 'automation-payback-worked-out';

test('a walk gives the counts that were walked, over reload, language switch and offline, and nothing else', async ({
  page,
  open,
  site,
  context,
  complaints,
}) => {
  const posts = watchPosts(page);
  const before = await countsOf(site, 'desktop');
  const themeButton = page.locator('header [data-theme-toggle]');
  await open(`${pathOf('home', 'en')}?utm_source=linkedin`);
  await page.locator('header').getByRole('link', { name: enShell.navigation.services, exact: true }).click();
  await expect(page.locator('h1')).toBeFocused();
  await page.locator('header [data-language="nl"]').click();
  await expect(page).toHaveURL(pathOf('services', 'nl'));
  await themeButton.click();

  await page.locator('header a[data-source="navigation"]').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(nl.fields.fullName.label).fill('D');
  await dialog.getByLabel(nl.fields.email.label).focus();
  await fillContactForm(page, 'nl', newEmail());
  await dialog.getByRole('button', { name: nl.submit }).click();
  await expect(page.getByText(nl.thankYou.text)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  await context.setOffline(true);
  await themeButton.click();
  await context.setOffline(false);

  await page.locator('header a[data-source="header-booking"]').click();
  await expect(dialog.getByText(nlShell.loading)).toHaveCount(0);
  const calendar = await page.waitForSelector('dialog iframe').then((frame) => frame.contentFrame());
  await expect(dialog.locator('iframe')).toBeVisible();
  await calendar?.evaluate(() => parent.postMessage({ event: 'calendly.event_scheduled' }, '*'));

  await open('/nl/nothing-here');
  await open(pathOf('blogPost', 'en', { postId: post }));
  await page.locator('.prose + p').scrollIntoViewIfNeeded();
  const panel = await openChat(page, 'en');
  await say(panel, 'How long does CRM integration take?');
  await expect(panel.getByRole('log')).toContainText('3-4 weeks');
  await panel.getByRole('link', { name: chatTexts.en.talkToPerson }).click();
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible();
  await page.goto('about:blank');

  const walked = {
    'page_seen home en campaign:linkedin': 1,
    'page_seen services en': 1,
    'language_switched services en nl': 1,
    'theme_switched services nl light': 1,
    'call_pressed services nl navigation': 1,
    'modal_opened services nl contact': 1,
    'form_begun services nl': 1,
    'field_refused services nl fullName': 1,
    'form_sent services nl stored': 1,
    'page_seen services nl': 1,
    'theme_switched services nl dark': 1,
    'call_pressed services nl header-booking': 1,
    'modal_opened services nl scheduling': 1,
    'calendar_opened services nl': 1,
    'session_booked services nl': 1,
    'not_found notFound nl': 1,
    [`page_seen blogPost/${post} en`]: 1,
    [`post_read blogPost/${post} en`]: 1,
    [`chat_opened blogPost/${post} en`]: 1,
    [`first_message blogPost/${post} en`]: 1,
    [`handed_over blogPost/${post} en contact`]: 1,
    [`call_pressed blogPost/${post} en chat`]: 1,
    [`modal_opened blogPost/${post} en contact`]: 1,
  };
  await expect
    .poll(async () => {
      const now = [...(await countsOf(site, 'desktop'))];
      return Object.fromEntries(
        now.map(([row, count]) => [row, count - (before.get(row) ?? 0)]).filter(([, count]) => count !== 0),
      );
    })
    .toEqual(walked);
  // No address, no identifier: this is all there is to a batch.
  for (const body of posts) {
    const { device, events, ...rest } = JSON.parse(body);
    expect([device, rest]).toEqual(['desktop', {}]);
    for (const [name, , language, label] of events) {
      expect(name).toMatch(/^[a-z_]+$/);
      expect(languages).toContain(language);
      expect(label).toMatch(/^(campaign:)?[\w-]*$/);
    }
  }
  expect(posts.length).toBeGreaterThan(2);
  expect(await context.cookies()).toEqual([]);
  complaints.splice(0);
});

const refusals: [string, (page: Page) => Promise<void>][] = [
  ['Do Not Track', (page) => refuse(page, 'doNotTrack', '1')],
  ['Global Privacy Control', (page) => refuse(page, 'globalPrivacyControl', true)],
];

function refuse(page: Page, name: string, value: unknown): Promise<void> {
  return page.addInitScript((given) => Object.defineProperty(Navigator.prototype, given.name, given), {
    name,
    value,
    get: undefined,
  } as { name: string; value: unknown });
}

for (const [name, apply] of refusals) {
  test(`a browser that asks for ${name} sends nothing`, async ({ page, open }) => {
    const posts = watchPosts(page);
    await apply(page);
    await open(pathOf('home', 'en'));
    await page.locator('header [data-theme-toggle]').click();
    await page.goto('about:blank');
    await page.waitForTimeout(500);
    expect(posts).toEqual([]);
  });
}

test('the switch in the settings ends the counting and is all that is kept of it', async ({ page, open }) => {
  const posts = watchPosts(page);
  await open(pathOf('home', 'en'));
  const kept = () => page.evaluate(() => localStorage.getItem('counting'));
  expect(await kept()).toBeNull();
  await page.getByRole('button', { name: enShell.navigation.settings }).first().click();
  await page.getByRole('tab', { name: settings.tabs.security }).click();
  const box = page.getByRole('checkbox', { name: settings.security.counting.label });
  await box.uncheck();
  expect(await kept()).toBe('off');
  const sent = posts.length;
  await open(pathOf('services', 'en'));
  await page.goto('about:blank');
  await page.waitForTimeout(500);
  expect(posts).toHaveLength(sent);
});

test('nothing is loaded or sent before the page answers', async ({ page }) => {
  const posts = watchPosts(page);
  const loaded: string[] = [];
  page.on('request', (request) => /counter-/.test(request.url()) && loaded.push(request.url()));
  const release = await holdBack(page, '**/assets/vendor-*');
  await page.goto(pathOf('home', 'en'));
  await page.locator('header [data-theme-toggle]').click();
  await page.waitForTimeout(500);
  expect([posts, loaded]).toEqual([[], []]);
  release();
  await page.locator('html[data-hydrated]').waitFor();
  await expect.poll(() => posts.length).toBe(1);
});
