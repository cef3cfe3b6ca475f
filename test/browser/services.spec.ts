import { crmIntegration as en } from '#shared/content/en/crm-integration.ts';
import { pricing as enPricing } from '#shared/content/en/pricing.ts';
import { packageFigures } from '#shared/content/figures.ts';
import { crmIntegration as nl } from '#shared/content/nl/crm-integration.ts';
import { pricing as nlPricing } from '#shared/content/nl/pricing.ts';
import { languages } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import { expect, test } from '#test/support/browser.ts';

const packageIds = Object.keys(packageFigures) as (keyof typeof packageFigures)[];

for (const language of languages) {
  const texts = { en, nl }[language];
  const pricing = { en: enPricing, nl: nlPricing }[language];

  test(`a solution in ${language} shows its timeline and opens its questions by keyboard`, async ({ page, open }) => {
    await open(pathOf('crm-integration', language));
    await expect(page.locator('figure text')).toHaveText(['1', '2', '3', '4', texts.service.timeline]);
    const steps = page.locator('#plan li');
    await expect(steps).toHaveCount(texts.plan.steps.length);
    await expect(steps.first()).toContainText(texts.labels.weeks(1));
    const [first] = texts.faq;
    await expect(page.getByText(first?.answer ?? '')).toBeHidden();
    await page.locator('#faq summary').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(first?.answer ?? '')).toBeVisible();
  });

  test(`the scope in ${language} follows the arrow keys, and without scripts all three stand there`, async ({
    page,
    open,
    browser,
    site,
  }) => {
    await open(pathOf('pricing', language));
    const valuesOf = (index: number) =>
      ['price', 'timeline', 'training', 'support'].map(
        (id) => pricing.comparison.rows.find((row) => row.id === id)?.values[index] as string,
      );
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const heightBefore = await height();
    const scope = page.getByRole('group', { name: pricing.scope.question });
    await scope.getByRole('radio', { name: pricing.scope.count(1) }).focus();
    for (const [index, id] of packageIds.entries()) {
      await expect(scope.getByRole('radio', { checked: true })).toHaveAccessibleName(
        pricing.scope.count(packageFigures[id].workflows),
      );
      await expect(scope.locator('dd').filter({ visible: true })).toHaveText(valuesOf(index));
      await expect(scope.getByRole('link')).toHaveAttribute('href', pathOf(id, language));
      await page.keyboard.press('ArrowRight');
    }
    expect(await height()).toBe(heightBefore);

    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const plain = await context.newPage();
    await plain.goto(pathOf('pricing', language));
    await expect(plain.locator('fieldset dd').filter({ visible: true })).toHaveText([0, 1, 2].flatMap(valuesOf));
    await context.close();
  });

  test(`the comparison in ${language} is one table that fits a narrow phone`, async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(`${pathOf('pricing', language)}#compare`);
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
}
