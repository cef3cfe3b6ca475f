import type { Page } from '@playwright/test';
import { contactForm } from '#shared/content/en/contact-form.ts';
import { scheduling as en } from '#shared/content/en/scheduling.ts';
import { shell } from '#shared/content/en/shell.ts';
import { scheduling as nl } from '#shared/content/nl/scheduling.ts';
import { languages } from '#shared/languages.ts';
import { contactPath, pathOf } from '#shared/routes.ts';
import { site as company } from '#shared/site.ts';
import { findViolations } from '#test/support/axe.ts';
import { expect, holdBack } from '#test/support/browser.ts';
import { test } from '#test/support/visitor.ts';

const texts = { en, nl };

const link = (page: Page) => page.locator('a[data-source="contact-page"]');
const frameOf = (page: Page) => page.locator('dialog iframe');

for (const language of languages) {
  test(`a session is booked by keyboard in ${language}, without a scroll bar in the frame, and nobody was asked before`, async ({
    page,
    open,
    site,
  }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) outside.push(request.url());
    });
    await open(pathOf('contact', language));
    await link(page).focus();
    await link(page).hover();
    expect(outside).toEqual([]);
    await page.keyboard.press('Enter');

    const { title, subtitle, frameTitle, booked } = texts[language];
    const dialog = page.getByRole('dialog', { name: title(company.name), description: subtitle });
    await expect(frameOf(page)).toHaveAttribute('title', frameTitle);
    const address = new URL((await frameOf(page).getAttribute('src')) ?? '');
    expect(address.pathname).toBe(`/${language}`);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      utm_source: 'contact-page',
      background_color: expect.stringMatching(/^[0-9a-f]{6}$/),
      text_color: expect.stringMatching(/^[0-9a-f]{6}$/),
      primary_color: expect.stringMatching(/^[0-9a-f]{6}$/),
    });
    await expect(dialog.getByText(texts[language].loading)).toHaveCount(0);

    const calendar = frameOf(page).contentFrame();
    await expect.poll(() => calendar.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight)).toBe(0);
    const frame = page.frame({ url: new RegExp(`/${language}\\?`) });
    expect(frame && (await findViolations(frame))).toEqual([]);
    await calendar.locator('[name="day"]:checked').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    // The other language's visitor has taken the first.
    if (language === 'nl') await page.keyboard.press('Tab');
    await expect(calendar.locator('[name="slot"]:focus')).toBeVisible();
    await page.keyboard.press('Enter');
    await calendar.locator('#name').fill('Ann');
    await calendar.locator('#email').fill('ann@example.com');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(booked)).toBeVisible();
    // Calendly may say it twice.
    await calendar.locator('html').evaluate(() => {
      parent.postMessage({ event: 'calendly.event_scheduled', payload: {} }, '*');
    });
    await expect(dialog.getByText(booked)).toHaveCount(1);
  });
}

test('a calendar that keeps silent for 10 seconds is logged and replaced, and may still come', async ({
  page,
  open,
  complaints,
}) => {
  const { fallback, loading } = nl;
  await page.clock.install();
  const release = await holdBack(page, '**/nl?background_color=*');
  await open(pathOf('contact', 'nl'));
  await link(page).click();
  await frameOf(page).waitFor({ state: 'attached' });
  await page.clock.pauseAt(Date.now() + 8000);
  await expect(page.getByText(loading)).toBeAttached();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('alert')).toContainText(fallback.title);
  await expect(page.getByText(loading)).toHaveCount(0);
  const direct = page.getByRole('link', { name: fallback.page });
  expect(new URL((await direct.getAttribute('href')) ?? '').pathname).toBe('/nl');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('The booking widget failed')]);
  release();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(frameOf(page)).toBeVisible();
});

test('a booking page that fails leaves no empty box', async ({ page, open, complaints }) => {
  await page.clock.install();
  await page.route('**/en?background_color=*', (route) => route.fulfill({ status: 500, body: 'Failed' }));
  await open(pathOf('contact', 'en'));
  await link(page).click();
  await frameOf(page).waitFor({ state: 'attached' });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.runFor(10_000);
  await expect(page.getByRole('link', { name: en.fallback.page })).toBeVisible();
  await page.getByRole('link', { name: en.fallback.contact }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('main form')).toBeFocused();
  for (const line of complaints.splice(0)) expect(line).toMatch(/The booking widget failed|500/);
});

test('a blocked script is replaced at once, by the contact form with the same source', async ({
  page,
  open,
  complaints,
}) => {
  await page.route('**/widget.js', (route) => route.abort());
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(pathOf('home', 'en'));
  await page.getByRole('link', { name: shell.bookSession }).click();
  const contact = page.getByRole('link', { name: en.fallback.contact });
  await expect(contact).toHaveAttribute('href', contactPath('en', 'header-booking'));
  await contact.click();
  await expect(page.getByRole('dialog', { name: contactForm.modalTitle(company.name) })).toBeVisible();
  expect(await page.evaluate(() => [history.state.usr.modal, history.state.usr.source])).toEqual([
    'contact',
    'header-booking',
  ]);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(complaints.splice(0).map((line) => line.split(/[:{]/)[0]?.trim())).toEqual([
    'Failed to load resource',
    'The booking widget failed',
  ]);
});

test('a message from anybody but the frame of the booking page books nothing', async ({ page, open }) => {
  await open(pathOf('contact', 'en'));
  await link(page).click();
  await expect(frameOf(page)).toBeVisible();
  await page.evaluate(() => {
    const message = { event: 'calendly.event_scheduled', payload: { event: { uri: 'https://elsewhere.example/1' } } };
    postMessage(message, '*');
    const frame = document.createElement('iframe');
    document.querySelector('dialog[open]')?.append(frame);
    frame.contentWindow?.parent.postMessage(message, '*');
    dispatchEvent(new MessageEvent('message', { data: message, origin: location.origin }));
  });
  await page.keyboard.press('Escape');
  await link(page).click();
  await expect(frameOf(page)).toBeVisible();
  await expect(page.getByText(en.booked)).toHaveCount(0);
});
