import type { Page } from '@playwright/test';
import { languages } from '#shared/languages.ts';
import { addresses, localizePath, pathOf } from '#shared/routes.ts';
import { findViolations } from '#test/support/axe.ts';
import { expect, test } from '#test/support/browser.ts';

/** Posts share one page: one of them stands for all. */
const [firstPost] = addresses.filter(({ page }) => page === 'blogPost');
const walked = addresses.filter(({ page, path }) => page !== 'blogPost' || path === firstPost?.path);
const four = ['home', 'pricing', 'contact', 'blogPost'] as const;
/** Of one tab, which keeps scripts and fonts from page to page. */
const inOneWalk = 7;

for (let start = 0; start < walked.length; start += inOneWalk) {
  const paths = walked.slice(start, start + inOneWalk).map(({ path }) => path);
  test(`one heading, no word of axe and no sideways scroll on a phone: ${paths.join(' ')}`, async ({
    page: tab,
    open,
  }) => {
    await tab.setViewportSize({ width: 320, height: 640 });
    for (const path of paths) {
      await open(path);
      await expect(tab.locator('html'), path).toHaveClass('light');
      await expect(tab.locator('h1'), path).toHaveCount(1);
      expect(await tab.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      expect(await findViolations(tab), path).toEqual([]);
    }
  });
}

// The other theme changes colours alone, which test/client/contrast.test.ts measures, and the other language texts alone; whole pages make sure.
for (const language of languages) {
  test(`axe finds nothing in four pages in ${language}, light and dark`, async ({ page: tab, open }) => {
    await tab.setViewportSize({ width: 320, height: 640 });
    for (const path of four.map((page) => pathOf(page, language, firstPost?.params))) {
      await tab.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await open(path);
      await expect(tab.locator('html'), path).toHaveAttribute('lang', language);
      // The walk above has seen the English ones in light.
      if (language !== 'en') expect(await findViolations(tab), path).toEqual([]);
      await tab.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expect(tab.locator('html'), path).toHaveClass('dark');
      expect(await findViolations(tab, { rules: ['color-contrast'] }), `${path}, dark`).toEqual([]);
    }
  });
}

test.describe('as the server sends them', () => {
  test.use({ javaScriptEnabled: false });

  test('no page in Dutch, which has the longer words, is wider than a phone or breaks a compound at its hyphen', async ({
    page: tab,
  }) => {
    for (const path of walked.map((address) => localizePath(address.path, 'nl'))) {
      await tab.setViewportSize({ width: 320, height: 640 });
      await tab.goto(path);
      expect(await tab.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      for (const width of [320, 360, 768, 1280]) {
        await tab.setViewportSize({ width, height: 640 });
        expect(await findBrokenCompounds(tab), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
});

test('what keeps the compounds of Dutch pages together is not copied', async ({ page: tab, open }) => {
  await open(pathOf('privacy', 'nl'));
  const [shown, copied] = await tab.evaluate(() => {
    getSelection()?.selectAllChildren(document.getElementById('main') as Element);
    const clipboardData = new DataTransfer();
    document.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return [String(getSelection()), clipboardData.getData('text/plain')];
  });
  expect(shown).toContain('e-\u2060mailadres');
  expect(copied).toBe(shown.replaceAll('\u2060', ''));
});

/** Compounds with a short beginning ('AI-assistent') and times of the day ("'s ochtends") that stand on two lines. */
function findBrokenCompounds(tab: Page): Promise<string[]> {
  return tab.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    const range = document.createRange();
    const boxOf = (text: Node, at: number) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect();
    };
    while (texts.nextNode()) {
      const text = texts.currentNode;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(
        /(?<![\p{L}\d-])(?:[\p{L}\d]{1,4}-\u2060?|'s\s)\p{L}+/gu,
      )) {
        const [before, after] = [boxOf(text, index), boxOf(text, index + word.search(/\p{L}+$/u))];
        if (before.height > 0 && Math.abs(before.top - after.top) > 2) broken.push(`${text.textContent}`);
      }
    }
    return broken;
  });
}

test('pages hold letters four times as large, and a word of ninety letters on a phone', async ({ page: tab, open }) => {
  for (const page of ['home', 'about', 'pricing', 'growth', 'contact'] as const) {
    await tab.setViewportSize({ width: 1280, height: 800 });
    await open(pathOf(page, 'nl'));
    const enlarge = (size: string) =>
      tab.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        return document.documentElement.scrollWidth;
      }, size);
    expect(await enlarge('400%'), page).toBe(1280);
    await enlarge('');
    await tab.setViewportSize({ width: 360, height: 740 });
    await tab.evaluate(() => {
      for (const element of document.querySelectorAll('h1, h2, h3, li, main p, footer p, main a')) {
        if (element.childElementCount === 0) element.textContent = 'arbeidsongeschiktheidsverzekering'.repeat(3);
      }
    });
    expect(await tab.evaluate(() => document.documentElement.scrollWidth), page).toBe(360);
  }
});

test('no word of a Dutch title is broken where a drawing stands beside it', async ({ page: tab, open }) => {
  await tab.setViewportSize({ width: 1024, height: 800 });
  for (const page of ['home', 'website-development', 'ai-customer-support'] as const) {
    await open(pathOf(page, 'nl'));
    const lines = await tab.locator('h1').evaluate((title) => {
      const [text] = title.childNodes;
      // A hyphen, soft or not, is a place to break at; the mark of a soft one counts as part of the letter that follows it.
      return [...(text?.textContent ?? '').matchAll(/[^\s\u00ad-]+/g)].map(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text as Node, index + 1);
        range.setEnd(text as Node, index + word.length);
        return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)).size;
      });
    });
    expect(Math.max(...lines), page).toBe(1);
  }
});
