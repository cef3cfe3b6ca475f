import type { Page } from '@playwright/test';
import { asVisitor, chromiumArguments, findChromium } from '#dev/chromium.ts';
import { settings } from '#shared/content/en/settings.ts';
import { shell as enShell } from '#shared/content/en/shell.ts';
import { contactForm as typedNl } from '#shared/content/nl/contact-form.ts';
import { scheduling as nlScheduling } from '#shared/content/nl/scheduling.ts';
import { shell as nlShell } from '#shared/content/nl/shell.ts';
import { languages } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import { typeset } from '#shared/typesetting.ts';
import { expect, holdBack } from '#test/support/browser.ts';
import { chatTexts, openChat, say } from '#test/support/chat.ts';
import { newEmail } from '#test/support/contact-submissions.ts';
import { fillContactForm } from '#test/support/forms.ts';
import type { TestSite } from '#test/support/site.ts';
import { test } from '#test/support/visitor.ts';

test.use({ launchOptions: { executablePath: findChromium() ?? undefined, args: [...chromiumArguments, asVisitor] } });

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

/** Keeps what the tab sends, also while a page goes, which Playwright does not see. */
async function keepBeacons(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      sessionStorage.beacons = `${sessionStorage.beacons ?? ''}${address} ${body}\n`;
      return send(address, body);
    };
  });
}

/** What the tab has sent when it left the page: address and body. */
async function leave(page: Page): Promise<string[]> {
  await page.goto('/robots.txt');
  const beacons = await page.evaluate(() => String(sessionStorage.beacons ?? ''));
  return beacons.split('\n').filter(Boolean);
}

async function counterIsLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some((file) => file.name.includes('/send-events-') && (file as PerformanceResourceTiming).responseEnd > 0),
  );
}

const nl = typeset(typedNl, 'nl');
const post = 'automation-payback-worked-out';

test('a walk gives the counts that were walked, over reload, language switch and offline, and nothing else', async ({
  page,
  open,
  site,
  context,
  complaints,
}) => {
  await keepBeacons(page);
  const before = await countsOf(site, 'desktop');
  const themeButton = page.locator('header [data-theme-toggle]');
  await open(`${pathOf('home', 'en')}?utm_source=linkedin`);
  await page.locator('header').getByRole('link', { name: enShell.navigation.services, exact: true }).click();
  await expect(page.locator('h1')).toBeFocused();
  await page.locator('header [data-language="nl"]').click();
  // The address changes at once, the page when its texts are there.
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await themeButton.click();

  await page.locator('header a[data-source="navigation"]').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(nl.fields.fullName.label).fill('D');
  // Left empty on the way.
  await dialog.getByLabel(nl.fields.email.label).focus();
  await fillContactForm(page, 'nl', newEmail());
  await dialog.getByRole('button', { name: nl.submit }).click();
  await expect(page.getByText(nl.thankYou.text)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // A reload on the way back in the history would load the page twice.
  await expect.poll(() => page.evaluate(() => history.state?.usr?.modal ?? null)).toBeNull();

  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  // Without the module that sends events nothing could be recorded offline.
  await counterIsLoaded(page);
  await context.setOffline(true);
  await themeButton.click();
  await context.setOffline(false);

  await page.locator('header a[data-source="header-booking"]').click();
  await expect(dialog.getByText(nlShell.loading)).toHaveCount(0);
  const calendar = await page.waitForSelector('dialog iframe').then((frame) => frame.contentFrame());
  await expect(dialog.locator('iframe')).toBeVisible();
  await calendar?.evaluate(() => parent.postMessage({ event: 'calendly.event_scheduled' }, '*'));
  // A message that is on its way when the page is left is not heard.
  await expect(dialog.getByText(typeset(nlScheduling, 'nl').booked)).toBeVisible();

  await open('/nl/nothing-here');
  // It comes in idle time; who leaves before it is not counted.
  await counterIsLoaded(page);
  await open(pathOf('blogPost', 'nl', { postId: post }));
  await page.locator('.prose + p').scrollIntoViewIfNeeded();
  const panel = await openChat(page, 'nl');
  await say(panel, 'Hoe lang duurt een CRM-integratie?');
  await expect(panel.getByRole('log')).toContainText('3-4 weken');
  await panel.getByRole('link', { name: typeset(chatTexts.nl, 'nl').contactForm }).click();
  await expect(page.getByRole('dialog').getByLabel(nl.fields.fullName.label)).toBeVisible();
  const beacons = await leave(page);

  const walked = {
    'page_seen home en campaign:linkedin': 1,
    'page_seen services en': 1,
    'language_switched services en nl': 1,
    'theme_switched services nl light': 1,
    'call_pressed services nl navigation': 1,
    'modal_opened services nl contact': 1,
    'form_begun services nl': 1,
    'field_refused services nl fullName': 1,
    'field_refused services nl email': 1,
    'form_sent services nl stored': 1,
    'page_seen services nl': 1,
    'theme_switched services nl dark': 1,
    'call_pressed services nl header-booking': 1,
    'modal_opened services nl scheduling': 1,
    'calendar_opened services nl': 1,
    'session_booked services nl': 1,
    'not_found notFound nl': 1,
    [`page_seen blogPost/${post} nl`]: 1,
    [`post_read blogPost/${post} nl`]: 1,
    [`chat_opened blogPost/${post} nl`]: 1,
    [`first_message blogPost/${post} nl`]: 1,
    [`handed_over blogPost/${post} nl contact`]: 1,
    [`call_pressed blogPost/${post} nl chat`]: 1,
    [`modal_opened blogPost/${post} nl contact`]: 1,
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
  for (const beacon of beacons) {
    const [, address, body = ''] = /^(\S+) (.*)$/.exec(beacon) ?? [];
    const { device, events, ...rest } = JSON.parse(body);
    expect([address, device, rest]).toEqual(['/api/events', 'desktop', {}]);
    for (const [name, , language, label] of events) {
      expect(name).toMatch(/^[a-z_]+$/);
      expect(languages).toContain(language);
      expect(label).toMatch(/^(campaign:)?[\w-]*$/);
    }
  }
  expect(await context.cookies()).toEqual([]);
  complaints.splice(0);
});

for (const [name, property, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`a browser that asks for ${name} sends nothing`, async ({ page, open }) => {
    await keepBeacons(page);
    await page.addInitScript(
      (given) => Object.defineProperty(Navigator.prototype, given.property, { get: () => given.value }),
      { property, value },
    );
    await open(pathOf('home', 'en'));
    await page.locator('header [data-theme-toggle]').click();
    expect(await leave(page)).toEqual([]);
  });
}

async function openSecurity(page: Page): Promise<void> {
  await page.getByRole('button', { name: enShell.navigation.settings }).first().click();
  await page.getByRole('tab', { name: settings.tabs.security }).click();
}

test('the switch in the settings ends the counting and is all that is kept of it', async ({ page, open }) => {
  await keepBeacons(page);
  await page.setViewportSize({ width: 900, height: 800 });
  await open(pathOf('home', 'en'));
  const kept = () => page.evaluate(() => localStorage.getItem('counting'));
  expect(await kept()).toBeNull();
  await openSecurity(page);
  const box = page.getByRole('checkbox', { name: settings.security.counting.label });
  await box.uncheck();
  expect(await kept()).toBe('off');
  const before = await leave(page);
  await open(pathOf('services', 'en'));
  await openSecurity(page);
  await expect(box).not.toBeChecked();
  expect(await leave(page)).toEqual(before);
  await page.goBack();
  await page.locator('html[data-hydrated]').waitFor();
  await openSecurity(page);
  await page.getByRole('button', { name: settings.security.clearAll }).click();
  await expect(box).toBeChecked();
  expect(await kept()).toBeNull();
});

test('nothing is loaded or sent before the page answers', async ({ page }) => {
  await keepBeacons(page);
  await page.setViewportSize({ width: 900, height: 800 });
  const loaded: string[] = [];
  page.on('request', (request) => /send-events-/.test(request.url()) && loaded.push(request.url()));
  const release = await holdBack(page, '**/assets/vendor-*');
  await page.goto(pathOf('home', 'en'));
  await page.locator('header [data-theme-toggle]').click();
  expect([loaded, await leave(page)]).toEqual([[], []]);
  release();
  await page.goto(pathOf('home', 'en'));
  await page.locator('html[data-hydrated]').waitFor();
  await expect.poll(() => loaded.length).toBe(1);
  await expect.poll(() => page.evaluate(() => sessionStorage.beacons)).toContain('["page_seen","home","en",""]');
});
