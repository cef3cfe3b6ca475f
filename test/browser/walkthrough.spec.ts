import { walkthrough as en } from '#shared/content/en/walkthrough.ts';
import { walkthroughSection as nlSection } from '#shared/content/nl/walkthrough-section.ts';
import { walkthrough as nl } from '#shared/content/nl/walkthrough.ts';
import { pathOf } from '#shared/routes.ts';
import { typesetDutch } from '#shared/typesetting.ts';
import { findViolations } from '#test/support/axe.ts';
import { expect, test } from '#test/support/browser.ts';

for (const { language, content } of [
  { language: 'en', content: en },
  { language: 'nl', content: nl },
] as const) {
  test(`the walkthrough in ${language} comes when it is near, and arrow keys go through its steps`, async ({
    page,
    open,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const isAsked = () => asked.some((path) => /\/walkthrough-[^/]+\.css$/.test(path));
    await page.setViewportSize({ width: 320, height: 640 });
    await open(pathOf('services', language));
    await page.waitForLoadState('networkidle');
    expect(isAsked()).toBe(false);

    const part = page.locator('#walkthrough');
    const before = await part.boundingBox();
    await part.scrollIntoViewIfNeeded();
    const first = part.getByRole('radio', { name: content.steps[0]?.label, exact: true });
    await expect(part.getByRole('radio', { checked: true })).toHaveAccessibleName(
      new RegExp(content.steps.at(-1)?.label ?? ''),
    );
    expect(isAsked()).toBe(true);
    expect((await part.boundingBox())?.height).toBe(before?.height);

    const { question, answer, lead, week } = content.scenes.services;
    const words = [
      [content.greeting, question],
      [question, answer],
      [lead.age, lead.name, lead.company, lead.service, lead.words],
    ].map((each) => each.map((text = '') => (language === 'nl' ? typesetDutch(text) : text)));
    await part.getByRole('radio', { checked: true }).focus();
    // From the last one it leads to the first.
    await page.keyboard.press('ArrowRight');
    await expect(first).toBeFocused();
    for (const [index, { label, text }] of content.steps.entries()) {
      await expect(part.getByRole('radio', { name: label, exact: true })).toBeChecked();
      await expect(part.getByText(text).last()).toBeVisible();
      for (const word of words[index] ?? [])
        await expect(part.getByText(word).filter({ visible: true }).first()).toBeVisible();
      expect(await findViolations(page, { within: '#walkthrough' })).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      if (index < 3) await page.keyboard.press('ArrowRight');
    }
    await expect(part.getByRole('img', { name: week })).toBeVisible();
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the walkthrough plays once when it is seen, moves nothing, and ends where a visitor comes in', async ({
    page,
    open,
  }) => {
    await open(pathOf('services', 'en'));
    const part = page.locator('#walkthrough');
    const shown = part.getByRole('radio', { checked: true });
    await page.evaluate(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ startTime }) => startTime))).observe({
        type: 'layout-shift',
      });
      Object.assign(window, { shifts });
    });
    await part.scrollIntoViewIfNeeded();
    for (const { id } of en.steps) await expect(shown).toHaveValue(id);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);

    await page.reload();
    await part.scrollIntoViewIfNeeded();
    await shown.focus();
    const step = await shown.inputValue();
    await page.waitForTimeout(2000);
    await expect(shown).toHaveValue(step);
    expect(step).not.toBe(en.steps.at(-1)?.id);
  });
});

test('without scripts the walkthrough is a picture', async ({ browser, site }) => {
  await using context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url + pathOf('home', 'nl'));
  const picture = page.getByRole('region', { name: nlSection.title }).getByRole('img', { name: nlSection.alt });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('src', /^\/pictures\/chat-answer-phone-nl-/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
