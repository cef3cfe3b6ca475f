import { crmIntegration } from '#shared/content/nl/crm-integration.ts';
import { pricing as typedPricing } from '#shared/content/nl/pricing.ts';
import { packageFigures } from '#shared/content/offer-figures.ts';
import { pathOf } from '#shared/routes.ts';
import { typeset } from '#shared/typesetting.ts';
import { expect, test } from '#test/support/browser.ts';

const texts = typeset(crmIntegration, 'nl');
const pricing = typeset(typedPricing, 'nl');
const packageIds = Object.keys(packageFigures) as (keyof typeof packageFigures)[];

test('a solution shows its timeline and what its drawing is of, and opens its questions by keyboard', async ({
  page,
  open,
}) => {
  await open(pathOf('crm-integration', 'nl'));
  await expect(page.locator('figure text')).toHaveText([
    texts.labels.shortWeeks(1),
    '2',
    '3',
    '4',
    texts.service.timeline,
    ...(texts.drawingNames ?? []),
  ]);
  const steps = page.locator('#plan li');
  await expect(steps).toHaveCount(texts.plan.steps.length);
  await expect(steps.first()).toContainText(texts.labels.weeks(1));
  const [first] = texts.faq;
  const answer = page.getByText(first?.answer ?? '');
  const question = page.locator('#faq').getByRole('heading', { name: first?.question });
  await expect(answer).toBeVisible();
  await expect(question).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(answer).toBeHidden();
  await page.locator('#faq summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await expect(question).toBeHidden();
});

test('every service and package says what happens if it fails, and leads to the terms', async ({ page, open }) => {
  for (const id of ['crm-integration', 'growth'] as const) {
    await open(pathOf(id, 'nl'));
    const main = page.getByRole('main');
    await expect(main).toContainText(texts.labels.ifItFails.text);
    await main.getByRole('link', { name: texts.labels.ifItFails.link }).click();
    await expect(page).toHaveURL(`${pathOf('pricing', 'nl')}#if-it-fails`);
    await expect(page.getByRole('region', { name: pricing.ifItFails.title })).toBeInViewport();
  }
  const [first] = pricing.ifItFails.items;
  await expect(page.getByText(first?.answer ?? '')).toBeHidden();
  await page.locator('#if-it-fails summary').first().click();
  await expect(page.getByText(first?.answer ?? '')).toBeVisible();
});

test('the scope follows the arrow keys, and without scripts all three stand there', async ({
  page,
  open,
  browser,
  site,
}) => {
  await open(pathOf('pricing', 'nl'));
  const valueOf = (id: string, index: number) =>
    pricing.comparison.rows.find((row) => row.id === id)?.values[index] as string;
  const valuesOf = (index: number) => ['timeline', 'training', 'support'].map((id) => valueOf(id, index));
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const heightBefore = await height();
  const scope = page.getByRole('group', { name: pricing.scope.question });
  await scope.getByRole('radio', { name: pricing.scope.count(1) }).check();
  for (const [index, id] of packageIds.entries()) {
    await expect(scope.getByRole('radio', { checked: true })).toHaveAccessibleName(
      pricing.scope.count(packageFigures[id].workflows),
    );
    await expect(scope.getByText(valueOf('price', index), { exact: true })).toBeVisible();
    await expect(scope.locator('dd').filter({ visible: true })).toHaveText(valuesOf(index));
    await expect(scope.getByRole('link')).toHaveAttribute('href', pathOf(id, 'nl'));
    await page.keyboard.press('ArrowRight');
  }
  expect(await height()).toBe(heightBefore);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const plain = await context.newPage();
  await plain.goto(pathOf('pricing', 'nl'));
  for (const index of packageIds.keys())
    await expect(plain.locator('fieldset').getByText(valueOf('price', index), { exact: true })).toBeVisible();
  await expect(plain.locator('fieldset dd').filter({ visible: true })).toHaveText([0, 1, 2].flatMap(valuesOf));
  await context.close();
});

test('a question that is folded on a phone is said once when it opens, and stands beside its answer on a desk', async ({
  page,
  open,
}) => {
  for (const path of [pathOf('pricing', 'nl'), pathOf('build-and-empower', 'nl'), pathOf('crm-integration', 'nl')]) {
    await open(path);
    const first = page.locator('#faq details').first();
    const question = (await first.locator('summary').textContent()) ?? '';
    const said = page.locator('#faq').getByText(question, { exact: true }).filter({ visible: true });
    await page.setViewportSize({ width: 390, height: 844 });
    await first.locator('summary').click();
    await expect(first.locator('p')).toBeVisible();
    await expect(said).toHaveCount(1);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(said).toHaveCount(1);
  }
});

test('the services fold their lists on a phone, and show them on a desk', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(pathOf('services', 'nl'));
  const sheet = page.locator('#crm-integration');
  const [feature = ''] = texts.service.features;
  const row = page
    .locator('#solutions')
    .getByRole('row')
    .filter({ has: page.locator('a[href$="#crm-integration"]') });
  await expect(row.getByText(texts.service.timeline).filter({ visible: true })).toHaveCount(1);
  await expect(sheet.getByText(feature)).not.toBeInViewport();
  await sheet.locator('summary').click();
  await sheet.getByText(feature).scrollIntoViewIfNeeded();
  await expect(sheet.getByText(feature)).toBeInViewport();
  await sheet.locator('summary').click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await sheet.getByText(feature).scrollIntoViewIfNeeded();
  await expect(sheet.getByText(feature)).toBeInViewport();
  // How it is priced stands on its own page.
  await open(pathOf('crm-integration', 'nl'));
  await expect(page.getByRole('main').getByText(texts.service.priceDisplay, { exact: true })).toBeVisible();
});

test('the comparison is one table that scrolls inside itself on a narrow phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(`${pathOf('pricing', 'nl')}#compare`);
  await page.locator('#compare summary').click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const table = page.getByRole('table', { name: pricing.comparison.caption });
  await expect(table.getByRole('columnheader')).toHaveCount(packageIds.length + 1);
  for (const { title, values } of pricing.comparison.rows) {
    const row = table.getByRole('row', { name: title });
    const words = values.map((value) => {
      if (typeof value === 'string') return value;
      return value ? pricing.comparison.included : pricing.comparison.notIncluded;
    });
    await expect(row.getByRole('cell')).toHaveText(words);
  }
  const overlaps = await table.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return [...element.querySelectorAll('th, td')].filter((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect().right > box.right + 1;
    }).length;
  });
  expect(overlaps).toBe(0);
});
