import { calculatorFields as enFields } from '#shared/content/en/calculator-fields.ts';
import { calculator as en } from '#shared/content/en/calculator.ts';
import { calculatorFields as nlFields } from '#shared/content/nl/calculator-fields.ts';
import { calculator as nl } from '#shared/content/nl/calculator.ts';
import { pathOf } from '#shared/routes.ts';
import { findViolations } from '#test/support/axe.ts';
import { expect, test } from '#test/support/browser.ts';

test('the sum of the calculator follows what is typed, and goes into an inquiry', async ({ page, open }) => {
  await open(`${pathOf('pricing', 'en')}#calculator`);
  const section = page.locator('#calculator');
  await expect(section.getByText(en.paysBack(11))).toBeVisible();
  const hours = section.getByLabel(enFields.labels.hours, { exact: true });
  const height = () => section.evaluate((element) => element.scrollHeight);
  const whole = await height();
  await hours.fill('nine');
  await expect(section.getByText(en.invalid(0.5, 1000))).toBeVisible();
  // The sum is gone, and its place is kept.
  await expect(section.getByText(en.rows.year)).toBeHidden();
  expect(await height()).toBeGreaterThanOrEqual(whole);
  await expect(hours).toHaveAttribute('aria-invalid', 'true');
  await hours.fill('60');
  await expect(section.getByText(en.rareHours)).toBeVisible();
  await hours.fill('18');
  await expect(section.getByText(en.paysBack(5))).toBeVisible();
  expect(await findViolations(page, { within: '#calculator' })).toEqual([]);
  await section.getByRole('link', { name: en.send }).click();
  await expect(page.locator('#contact-modal [name=problemDescription]')).toHaveValue(
    `${en.inquiry('18', '2', '45')} ${en.paysBack(5)}`,
  );
});

test('the assumptions stay open while one of them is cleared and typed anew', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(`${pathOf('pricing', 'en')}#calculator`);
  const section = page.locator('#calculator');
  await section.locator('summary', { hasText: en.assumptions }).click();
  const running = section.getByLabel(en.labels.running);
  await running.fill('');
  await expect(section.getByText(en.invalid(0, 100_000))).toBeVisible();
  await running.fill('60');
  await expect(section.getByText(en.invalid(0, 100_000))).toHaveCount(0);
  await expect(running).toBeVisible();
});

test('the form of the home page answers in its place, and leads to the whole sum', async ({ page, open }) => {
  await open(pathOf('home', 'nl'));
  const form = page.locator('form', { has: page.getByRole('button', { name: nlFields.whole }) });
  const hours = form.getByLabel(nlFields.labels.hours);
  await expect(form.getByText(nlFields.result(11))).toBeVisible();
  await hours.press('End');
  await hours.pressSequentially('0');
  await expect(form.getByText(nlFields.result(1))).toBeVisible();
  await hours.fill('negen');
  await expect(form.getByText(nlFields.result(1))).toBeHidden();
  await hours.fill('1');
  await expect(form.getByText(nlFields.result(null))).toBeVisible();
  await expect(form.locator('p').filter({ visible: true })).toHaveCount(0);
  await hours.fill('18');
  await expect(form.getByText(nlFields.result(5))).toBeVisible();
  await form.getByRole('button', { name: nlFields.whole }).click();
  await expect(page.locator('#calculator').getByText(nl.paysBack(5))).toBeVisible();
});

test('numbers that were typed before the script came are answered', async ({ page }) => {
  await page.goto(pathOf('home', 'en'), { waitUntil: 'commit' });
  const form = page.locator('form', { has: page.getByRole('button', { name: enFields.whole }) });
  await form.getByLabel(enFields.labels.hours).fill('18');
  await page.locator('html[data-hydrated]').waitFor();
  await expect(form.getByText(enFields.result(5))).toBeVisible();
});

test('without scripts the page of prices answers the form of the home page, and loses nothing', async ({
  browser,
  site,
}) => {
  await using context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url + pathOf('home', 'nl'));
  await page.getByLabel(nlFields.labels.hours).fill('12');
  await page.getByLabel(nlFields.labels.cost).fill('52,5');
  await page.getByRole('button', { name: nlFields.whole }).click();
  const section = page.locator('#calculator');
  await expect(section.getByLabel(nlFields.labels.hours, { exact: true })).toHaveValue('12');
  await expect(section.getByText(nl.paysBack(7))).toBeVisible();
  await section.getByLabel(nlFields.labels.people).fill('veel');
  await section.getByRole('button', { name: nlFields.submit }).click();
  await expect(section.getByText(nl.invalid(1, 500))).toBeVisible();
  await expect(section.getByLabel(nlFields.labels.people)).toHaveValue('veel');
  await expect(section.getByLabel(nlFields.labels.cost)).toHaveValue('52,5');
});
