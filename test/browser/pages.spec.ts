import { languages } from '#shared/languages.ts';
import { addresses, localizePath } from '#shared/routes.ts';
import { findViolations } from '#test/support/axe.ts';
import { expect, test } from '#test/support/browser.ts';

/** Posts share one page: one of them stands for all. */
const [firstPost] = addresses.filter(({ page }) => page === 'blogPost');

for (const { page, path } of addresses) {
  if (page === 'blogPost' && path !== firstPost?.path) continue;
  for (const language of languages) {
    test(`${localizePath(path, language)} has one heading, passes axe in both themes and does not scroll sideways`, async ({
      page: tab,
      open,
    }) => {
      await tab.setViewportSize({ width: 320, height: 640 });
      await open(localizePath(path, language));
      await expect(tab.locator('html')).toHaveAttribute('lang', language);
      await expect(tab.locator('h1')).toHaveCount(1);
      expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      for (const theme of ['light', 'dark'] as const) {
        await tab.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await expect(tab.locator('html')).toHaveClass(theme);
        // A theme changes colours and nothing else.
        const rules = theme === 'light' ? {} : { rules: ['color-contrast'] };
        expect(await findViolations(tab, rules)).toEqual([]);
      }
    });
  }
}
