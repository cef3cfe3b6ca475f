import type { Locator, Page } from '@playwright/test';
import { contactErrors as en } from '#shared/content/en/contact-errors.ts';
import { contactForm } from '#shared/content/en/contact-form.ts';
import { pathOf } from '#shared/routes.ts';
import { expect } from '#test/support/browser.ts';
import { fillContactForm } from '#test/support/forms.ts';
import { test } from '#test/support/visitor.ts';

/** A form that fails each time it is sent, in the modal of the home page. */
async function openFailingForm(page: Page, open: (path: string) => Promise<void>): Promise<() => Promise<void>> {
  await page.clock.install();
  await page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: { ok: false, code: 'busy' } }));
  await open(pathOf('home', 'en'));
  await page.locator('header a[data-source="navigation"]').click();
  await fillContactForm(page, 'en', 'toast@example.com');
  await page.clock.pauseAt(Date.now() + 60_000);
  return () => page.getByRole('button', { name: contactForm.submit }).click();
}

const toasts = (page: Page) => page.getByRole('status').getByRole('alert').filter({ hasText: en.outcomes.busy });

test.afterEach(({ complaints }) => {
  for (const line of complaints.splice(0)) expect(line).toMatch(/503|The contact request failed/);
});

test('a toast stands at the top right, beside the open dialog, for 5 seconds, and longer while it is pointed at', async ({
  page,
  open,
}) => {
  const send = await openFailingForm(page, open);
  await send();
  const toast = toasts(page);
  await expect(toast).toBeVisible();
  expect(await toast.evaluate((element) => element.closest('dialog') !== null)).toBe(true);
  const { x = 0, y = 0, width = 0 } = (await toast.boundingBox()) ?? {};
  expect(y).toBeLessThan(120);
  expect(x + width).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 60);
  const modal = await page.locator('#contact-modal').boundingBox();
  expect(x).toBeGreaterThanOrEqual((modal?.x ?? 0) + (modal?.width ?? 0));
  await page.clock.runFor(4990);
  await expect(toast).toBeVisible();
  await page.clock.runFor(20);
  await expect(toast).toHaveCount(0);

  await send();
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(5100);
  await expect(toast).toHaveCount(0);
});

test('a toast whose dialog closes under the pointer goes all the same', async ({ page, open }) => {
  const send = await openFailingForm(page, open);
  await send();
  const toast = toasts(page);
  await toast.hover();
  await page.keyboard.press('Escape');
  await page.mouse.move(5, 300);
  await page.clock.runFor(4000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1100);
  await expect(toast).toHaveCount(0);
});

test('a toast never covers the head of the modal, and on phones is at the lower edge', async ({ page, open }) => {
  const send = await openFailingForm(page, open);
  await send();
  const toast = toasts(page);
  await expect(toast).toBeVisible();
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('It is not to be seen');
    return { ...box, right: box.x + box.width, bottom: box.y + box.height };
  };
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const shown = await boxOf(toast);
    const close = await boxOf(page.getByRole('dialog').getByRole('button', { name: contactForm.close }).first());
    const isClear = shown.right <= close.x || shown.x >= close.right || shown.y >= close.bottom;
    expect(isClear, `at ${width} x ${height}`).toBe(true);
    expect(shown.x).toBeGreaterThanOrEqual(0);
    const title = await boxOf(page.locator('#contact-modal-title'));
    expect(shown.right <= title.x || shown.x >= title.right || shown.y >= title.bottom, `at ${width}`).toBe(true);
    if (width < 640) expect(height - shown.bottom).toBeLessThan(40);
  }
});

test('a toast is reached, held and dismissed by keyboard, and outlives its dialog', async ({ page, open }) => {
  const send = await openFailingForm(page, open);
  await send();
  const close = toasts(page).getByRole('button', { name: contactForm.close });
  // The message in the form takes the focus a moment after the toast shows.
  await expect(page.getByRole('alert').filter({ hasText: contactForm.failureTitle })).toBeFocused();
  const field = page.getByLabel(contactForm.fields.fullName.label);
  await field.focus();
  await close.focus();
  await page.clock.runFor(20_000);
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(0);
  await expect(field).toBeFocused();

  await send();
  await expect(toasts(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(toasts(page)).toBeVisible();
  await page.clock.runFor(5100);
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast of a failure goes when the request is stored after all', async ({ page, open }) => {
  const send = await openFailingForm(page, open);
  await send();
  await expect(toasts(page)).toBeVisible();
  await page.route('**/api/contact', (route) =>
    route.fulfill({ json: { ok: true, submissionId: crypto.randomUUID() } }),
  );
  await send();
  await expect(page.getByRole('status').filter({ hasText: contactForm.successToast })).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
});

test('at most 20 toasts are kept', async ({ page, open }) => {
  await openFailingForm(page, open);
  await page.getByRole('dialog').evaluate(async (dialog) => {
    const form = dialog.querySelector('form');
    const settle = () => new Promise((resolve) => form?.addEventListener('focusin', resolve, { once: true }));
    for (let sent = 0; sent < 22; sent += 1) {
      const button = form?.querySelector<HTMLButtonElement>('[type="submit"]');
      button?.focus();
      const failed = settle();
      button?.click();
      await failed;
    }
  });
  await expect(toasts(page)).toHaveCount(20);
});

test('a toast of something under way stays until it is closed, and others go before it', async ({ page, open }) => {
  const loaded = page.waitForRequest(/\/toaster-[^/]*\.js$/);
  const send = await openFailingForm(page, open);
  const toaster = (await loaded).url();
  await send();
  await expect(toasts(page)).toBeVisible();
  await page.evaluate(async (url) => {
    const { addToast } = (await import(url)) as { addToast: (kind: string, text: string) => void };
    addToast('loading', 'Under way');
  }, toaster);
  const underWay = page.getByRole('status').filter({ hasText: 'Under way' });
  await expect(underWay).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(toasts(page)).toHaveCount(0);
  await expect(underWay).toBeVisible();
  await underWay.getByRole('button', { name: contactForm.close }).click();
  await expect(underWay).toHaveCount(0);
});

test('nothing of the toasts is loaded before somebody types', async ({ page, open }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await open(pathOf('contact', 'en'));
  expect(loaded.filter((path) => path.includes('toaster'))).toEqual([]);
  await page.getByLabel(contactForm.fields.fullName.label).pressSequentially('A');
  await expect.poll(() => loaded.filter((path) => /\/toaster-[^/]*\.js$/.test(path)).length).toBe(1);
});
