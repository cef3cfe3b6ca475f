import type { Page } from '@playwright/test';
import { contactErrors } from '#shared/content/en/contact-errors.ts';
import { contactForm as en } from '#shared/content/en/contact-form.ts';
import { scheduling as enScheduling } from '#shared/content/en/scheduling.ts';
import { shell } from '#shared/content/en/shell.ts';
import { contactForm as nl } from '#shared/content/nl/contact-form.ts';
import { finalCall } from '#shared/content/nl/final-call.ts';
import { scheduling as nlScheduling } from '#shared/content/nl/scheduling.ts';
import { pathOf } from '#shared/routes.ts';
import { site as company } from '#shared/site.ts';
import { findViolations } from '#test/support/axe.ts';
import { expect, holdBack, holdClicksLonger } from '#test/support/browser.ts';
import { newEmail } from '#test/support/contact-submissions.ts';
import { acceptLead, exampleLead, fillContactForm } from '#test/support/forms.ts';
import { test } from '#test/support/visitor.ts';

const opener = (page: Page) => page.locator('header a[data-source="navigation"]');
const modal = (page: Page) => page.getByRole('dialog');
/** The part of the tab's history that tells whether a modal is open. */
const entry = (page: Page) =>
  page.evaluate(() => ({ modal: history.state?.usr?.modal ?? null, length: history.length }));

test('a button opens the contact modal, and Escape leads back to it', async ({ page, open }) => {
  const { modalTitle, subtitle, privacyNote, fields, submit } = nl;
  await open(pathOf('home', 'nl'));
  const before = await entry(page);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: modalTitle(company.name), description: subtitle });
  await expect(dialog.getByLabel(fields.fullName.label)).toBeFocused();
  await expect(dialog).toContainText(`${privacyNote.before}${privacyNote.link}${privacyNote.after}`);
  await expect(dialog.getByRole('link', { name: privacyNote.link })).toHaveAttribute('href', pathOf('privacy', 'nl'));
  expect(await entry(page)).toEqual({ modal: 'contact', length: before.length + 1 });
  await expect(page).toHaveURL(pathOf('home', 'nl'));

  const { width = 0, height = 0 } = (await dialog.boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(672);
  expect(height).toBeLessThanOrEqual(0.9 * (page.viewportSize()?.height ?? 0));

  // Round the dialog and nowhere else; one step leads through the browser's own controls.
  await dialog.getByRole('button', { name: submit }).focus();
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toBeDefined();
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('header, main, footer')))).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect.poll(() => entry(page)).toEqual({ modal: null, length: before.length + 1 });
});

test('a link that says that a session is booked leads to a form for a meeting, and from there to the calendar with name and address', async ({
  page,
  open,
  site,
}) => {
  const { contactPreference, submit } = nl;
  const email = newEmail();
  await open(pathOf('home', 'nl'));
  const link = page.getByRole('link', { name: finalCall.button });
  await link.click();
  await expect(page.getByRole('dialog', { name: finalCall.button })).toBeVisible();
  await expect(page.getByRole('radio', { name: contactPreference.options[1]?.label })).toBeChecked();
  await fillContactForm(page, 'nl', email);
  await page.getByRole('button', { name: submit }).click();
  const { title, subtitle, close, frameTitle } = nlScheduling;
  const dialog = page.getByRole('dialog', { name: title(company.name), description: subtitle });
  const frame = dialog.locator('iframe');
  await expect(frame).toHaveAttribute('title', frameTitle);
  const address = new URL((await frame.getAttribute('src')) ?? '');
  const { data } = await site.database
    .from('contact_submissions')
    .select('id, source, contact_preference')
    .eq('email', email);
  expect(data).toMatchObject([{ source: 'final-chat-button', contact_preference: 'schedule_meeting' }]);
  expect(address.pathname).toBe('/nl');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    name: exampleLead.fullName,
    email,
    utm_source: 'final-chat-button',
    utm_content: data?.[0]?.id,
  });
  await expect(modal(page)).toHaveCount(1);
  await dialog.getByRole('button', { name: close }).first().click();
  await expect(modal(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('Back closes the modal, Forward and a reload bring it back with what was typed', async ({ page, open }) => {
  await open(pathOf('services', 'en'));
  await opener(page).click();
  await fillContactForm(page, 'en', 'back@example.com');
  await page.goBack();
  await expect(modal(page)).toHaveCount(0);
  await expect(page).toHaveURL(pathOf('services', 'en'));
  await page.goForward();
  await expect(page.getByLabel(en.fields.email.label)).toHaveValue('back@example.com');
  await page.reload();
  await expect(page.getByLabel(en.fields.email.label)).toHaveValue('back@example.com');
  await modal(page).getByRole('button', { name: en.close }).click();
  await expect(modal(page)).toHaveCount(0);
  await expect.poll(() => entry(page)).toMatchObject({ modal: null });
  await expect(opener(page)).toBeFocused();
});

test('a click beside the modal keeps what was typed, the close button drops it', async ({ page, open }) => {
  await open(pathOf('home', 'en'));
  const name = page.getByLabel(en.fields.fullName.label);
  await opener(page).click();
  await name.fill('Ann');
  // A selection that is drawn out of the field is no such click.
  await name.hover();
  await page.mouse.down();
  await page.mouse.move(10, 10);
  await page.mouse.up();
  await expect(name).toHaveValue('Ann');
  await page.mouse.click(10, 10);
  await expect(modal(page)).toHaveCount(0);
  await opener(page).click();
  await expect(name).toHaveValue('Ann');
  await modal(page).getByRole('button', { name: en.close }).click();
  await expect(modal(page)).toHaveCount(0);
  await opener(page).click();
  await expect(name).toHaveValue('');
});

test('a switch of language keeps the modal and what was typed, and closing keeps the language', async ({
  page,
  open,
}) => {
  await open(pathOf('about', 'en'));
  await opener(page).click();
  await fillContactForm(page, 'en', 'switch@example.com');
  await page.getByLabel(en.fields.email.label).focus();
  // The page behind is inert, so nobody can click; but another tab or a tool of the browser may.
  await page.locator('[data-language="nl"]').first().dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: nl.modalTitle(company.name) })).toBeVisible();
  await expect(page.getByLabel(nl.fields.email.label)).toHaveValue('switch@example.com');
  await expect(page.getByLabel(nl.fields.email.label)).toBeFocused();
  await modal(page).getByRole('button', { name: nl.close }).click();
  await expect(modal(page)).toHaveCount(0);
  await expect(page).toHaveURL(pathOf('about', 'nl'));
  expect(await entry(page)).toMatchObject({ modal: null });
});

test('a link in the modal leads to its page, and Back to the modal', async ({ page, open }) => {
  await open(pathOf('home', 'en'));
  await opener(page).click();
  await page.getByLabel(en.fields.fullName.label).fill('Ann');
  await modal(page).getByRole('link', { name: en.privacyNote.link }).click();
  await expect(page).toHaveURL(pathOf('privacy', 'en'));
  await expect(modal(page)).toHaveCount(0);
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel(en.fields.fullName.label)).toHaveValue('Ann');
});

test('a request sent from the modal is stored with its source, thanked for, and the modal closes itself', async ({
  page,
  open,
  site,
}) => {
  const email = newEmail();
  await page.clock.install();
  await open(pathOf('home', 'en'));
  await opener(page).click();
  await fillContactForm(page, 'en', email);
  await page.getByRole('button', { name: en.submit }).click();
  await expect(page.getByText(en.thankYou.text)).toBeVisible();
  const toast = page.getByRole('status').filter({ hasText: en.successToast });
  await expect(modal(page).and(page.locator('dialog:has-text("Thank You")')).getByText(en.successToast)).toBeVisible();
  await page.clock.runFor(3010);
  await expect(modal(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(toast).toBeVisible();
  await page.clock.runFor(2000);
  await expect(toast).toHaveCount(0);
  const { data } = await site.database.from('contact_submissions').select('source').eq('email', email);
  expect(data).toEqual([{ source: 'navigation' }]);
});

test('on the contact page its own form is the one; a meeting asked for there opens the calendar, and then the form is empty', async ({
  page,
  open,
}) => {
  await page.route('**/api/contact', acceptLead);
  await open(pathOf('contact', 'en'));
  await opener(page).click();
  await expect(page).toHaveURL(/source=navigation$/);
  await page.locator('html[data-hydrated]').waitFor();
  await expect(modal(page)).toHaveCount(0);
  await fillContactForm(page, 'en', 'page@example.com');
  await page.getByRole('radio', { name: en.contactPreference.options[1]?.label }).check();
  await page.getByRole('button', { name: en.submit }).click();
  await expect(page.getByRole('dialog', { name: enScheduling.title(company.name) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await expect(page.getByLabel(en.fields.email.label)).toHaveValue('');
  await expect(page.locator('main form')).toBeFocused();
});

test('a modal that is closed while it loads, or while its request is sent, stays closed', async ({ page, open }) => {
  const email = newEmail();
  await open(pathOf('home', 'en'));
  const releaseChunk = await holdBack(page, '**/assets/contact-modal-*.js');
  await opener(page).click();
  await expect.poll(async () => (await entry(page)).modal).toBe('contact');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await entry(page)).modal).toBe(null);
  releaseChunk();
  await page.waitForResponse('**/assets/contact-modal-*.js');
  await expect(modal(page)).toHaveCount(0);

  await opener(page).click();
  await fillContactForm(page, 'en', email);
  await page.getByRole('radio', { name: en.contactPreference.options[1]?.label }).check();
  const releaseRequest = await holdBack(page, '**/api/contact');
  await page.getByRole('button', { name: en.submit }).click();
  await page.keyboard.press('Escape');
  releaseRequest();
  await expect(page.getByRole('status').filter({ hasText: en.successToast })).toBeVisible();
  await expect(modal(page)).toHaveCount(0);
});

test('a click that comes before the scripts opens the modal, too', async ({ page }) => {
  const release = await holdBack(page, '**/assets/vendor-*.js');
  await holdClicksLonger(page);
  // What holds a click is a script itself, fetched once the page was painted.
  const holding = page.waitForRequest('**/assets/vendor-*.js');
  await page.goto(pathOf('home', 'en'));
  await holding;
  await opener(page).click();
  release();
  await expect(modal(page).getByText(contactErrors.fields.fullName.tooShort)).toHaveCount(0);
  await expect(modal(page).getByLabel(en.fields.fullName.label)).toBeVisible();
  await expect(page).toHaveURL(pathOf('home', 'en'));
});

test('the menu of a phone gives way to the modal, which fits and passes axe', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(pathOf('home', 'nl'));
  const menu = page.locator('button[popovertarget="menu"]');
  await menu.click();
  await page.locator('a[data-source="menu"]').click();
  await expect(modal(page)).toBeVisible();
  await expect(page.locator('#menu')).toBeHidden();
  const { height = 0 } = (await modal(page).boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(576);
  expect(await modal(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    expect(await findViolations(page, { within: 'dialog[open]' })).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('a double click on what opens a dialog leaves it open', async ({ page, open }) => {
  await open(pathOf('home', 'en'));
  const openers = [
    [page.locator('header').getByRole('button', { name: shell.navigation.settings }), '#settings'],
    [opener(page), '#contact-modal'],
    [page.locator('[data-source="header-booking"]'), '#scheduling-modal'],
    [page.locator('#challenges [command="show-modal"]').first(), 'dialog'],
    [page.getByRole('button', { name: shell.chatButton }), '[aria-labelledby="chat-title"]'],
  ] as const;
  for (const [control, dialog] of openers) {
    await control.hover();
    await control.dblclick();
    await expect(page.locator(`${dialog}[open]`)).toBeVisible();
    await page.waitForTimeout(300);
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await expect(page.locator(`${dialog}[open]`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
});

test('a dialog that opens during the second press of a double click stays open', async ({ page, open }) => {
  await open(pathOf('home', 'en'));
  const release = await holdBack(page, '**/assets/contact-modal-*.js');
  const center = await opener(page).boundingBox();
  await page.mouse.move((center?.x ?? 0) + 20, (center?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.down({ clickCount: 2 });
  release();
  await expect(modal(page)).toBeVisible();
  await page.mouse.up({ clickCount: 2 });
  await page.waitForTimeout(300);
  await expect(modal(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
});

test('without its chunk the link is followed', async ({ page, open, complaints }) => {
  await open(pathOf('home', 'en'));
  await page.route('**/assets/contact-modal-*.js', (route) => route.abort());
  await opener(page).click();
  await expect(page).toHaveURL(/\/contact\?source=navigation$/);
  for (const line of complaints.splice(0)) expect(line).toContain('ERR_FAILED');
});
