import type { Page } from '@playwright/test';
import { contactForm as enForm } from '#shared/content/en/contact-form.ts';
import { home as en } from '#shared/content/en/home.ts';
import { shell as enShell } from '#shared/content/en/shell.ts';
import { showcase as enShowcase } from '#shared/content/en/showcase.ts';
import { home as nl } from '#shared/content/nl/home.ts';
import { shell as nlShell } from '#shared/content/nl/shell.ts';
import { showcase as nlShowcase } from '#shared/content/nl/showcase.ts';
import { work as nlWork } from '#shared/content/nl/work.ts';
import { pathOf } from '#shared/routes.ts';
import { expect, holdBack, test } from '#test/support/browser.ts';

const switchTo = (page: Page, language: 'en' | 'nl') => page.locator(`header [data-language="${language}"]`);
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Held back, they keep React from coming to life. */
const reactFiles = '**/assets/vendor-*';

test.describe('the switch of language', () => {
  test('changes address, stored choice, lang and all texts at once, and keeps the place', async ({ page, open }) => {
    await open(pathOf('home', 'en'));
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    // Below the hero.
    await page.evaluate(() => scrollTo(0, 800));
    // It is loaded when it is near, which changes the page as well.
    await expect(page.locator('#walkthrough').getByRole('radio').first()).toBeVisible();
    // What is above has another height in the other language; what is read stays where it is.
    const readTop = () => page.locator('#walkthrough').evaluate((read) => read.getBoundingClientRect().top);
    const top = await readTop();
    const entries = await page.evaluate(() => history.length);
    // Every change of the page is looked at: no moment shows texts of both languages.
    await page.evaluate(
      ([english, dutch]) => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        new MutationObserver(() => {
          const text = document.getElementById('root')?.textContent ?? '';
          seen.push(`${english?.some((each) => text.includes(each))} ${dutch?.some((each) => text.includes(each))}`);
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
      },
      [
        [en.heading, enShowcase.philosophy.title, enShell.navigation.services],
        [nl.heading, nlShowcase.philosophy.title, nlShell.navigation.services],
      ],
    );
    await switchTo(page, 'nl').click();
    await expect(page.locator('h1')).toHaveText(nl.heading);
    await expect(page).toHaveURL(pathOf('home', 'nl'));
    await expect(page).toHaveTitle(nl.meta.title);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    expect(await stored(page, 'language')).toBe('nl');
    await expect.poll(async () => Math.abs((await readTop()) - top)).toBeLessThan(10);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(new Set(await page.evaluate(() => (window as unknown as { seen: string[] }).seen))).toEqual(
      new Set(['false true']),
    );
  });

  test('keeps what was typed', async ({ page, open }) => {
    await open(pathOf('contact', 'en'));
    await page.getByLabel(enForm.fields.companyName.label).fill('Daniël & zoon');
    await switchTo(page, 'nl').click();
    await expect(page).toHaveURL(pathOf('contact', 'nl'));
    await expect(page.locator('[name="companyName"]')).toHaveValue('Daniël & zoon');
  });

  test('works before React does, and stores the choice', async ({ page }) => {
    await holdBack(page, reactFiles);
    await page.goto(pathOf('about', 'en'));
    await switchTo(page, 'nl').click();
    await expect(page).toHaveURL(pathOf('about', 'nl'));
    expect(await stored(page, 'language')).toBe('nl');
  });

  test('is followed by Back: the language of the address is shown and stored', async ({ page, open }) => {
    await open(pathOf('home', 'en'));
    await page.locator('header').getByRole('link', { name: enShell.navigation.work, exact: true }).click();
    await expect(page.locator('h1')).toBeFocused();
    await switchTo(page, 'nl').click();
    await expect(page).toHaveURL(pathOf('work', 'nl'));
    await page.goBack();
    await expect(page).toHaveURL(pathOf('home', 'en'));
    await expect(page.locator('h1')).toHaveText(en.heading);
    expect(await stored(page, 'language')).toBe('en');
    await page.goForward();
    await expect(page).toHaveURL(pathOf('work', 'nl'));
    await expect.poll(() => stored(page, 'language')).toBe('nl');
  });

  test('is of the page that the visitor goes to while its texts are on their way', async ({ page, open }) => {
    await open(pathOf('home', 'en'));
    const release = await holdBack(page, '**/assets/home-*');
    await switchTo(page, 'nl').click();
    await page.locator('header').getByRole('link', { name: enShell.navigation.work, exact: true }).click();
    await expect(page.locator('h1')).toHaveText(nlWork.heading);
    await expect(page).toHaveURL(pathOf('work', 'nl'));
    release();
    await page.goBack();
    await expect(page).toHaveURL(pathOf('home', 'nl'));
    await expect(page.locator('h1')).toHaveText(nl.heading);
  });

  test('gives way to Back while its texts are on their way', async ({ page, open }) => {
    await open(pathOf('home', 'en'));
    await page.locator('header').getByRole('link', { name: enShell.navigation.work, exact: true }).click();
    await expect(page.locator('h1')).toBeFocused();
    const release = await holdBack(page, '**/assets/work-*');
    await switchTo(page, 'nl').click();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(en.heading);
    await expect(page).toHaveURL(pathOf('home', 'en'));
    expect(await stored(page, 'language')).toBe('en');
    release();
    await page.goForward();
    await expect(page).toHaveURL(pathOf('work', 'nl'));
    await expect(page.locator('h1')).toHaveText(nlWork.heading);
  });

  test('wins over the address when a page is opened; with nothing stored the address stands', async ({ page }) => {
    await page.goto(`${pathOf('services', 'nl')}?from=mail#main`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await page.evaluate(() => localStorage.setItem('language', 'en'));
    await page.goto('about:blank');
    await page.goto(`${pathOf('services', 'nl')}?from=mail#main`);
    await expect(page).toHaveURL(`${pathOf('services', 'en')}?from=mail#main`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test.describe('the theme', () => {
  test("is the system's from the first paint, and follows it while nothing is stored", async ({ page, open }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      const classes: string[] = [];
      Object.assign(window, { classes });
      const look = () => {
        if (document.body?.firstElementChild) classes.push(document.documentElement.className);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await open(pathOf('home', 'en'));
    expect(new Set(await page.evaluate(() => (window as unknown as { classes: string[] }).classes))).toEqual(
      new Set(['dark']),
    );
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass('light');
    await page.locator('[data-theme-toggle]').click();
    await expect(page.locator('html')).toHaveClass('dark');
    expect(await stored(page, 'theme')).toBe('dark');
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass('dark');
  });

  test('toggles before React does, and moves nothing', async ({ page }) => {
    await holdBack(page, reactFiles);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(pathOf('home', 'en'));
    const before = await page.locator('header').boundingBox();
    await page.locator('[data-theme-toggle]').click();
    await expect(page.locator('html')).toHaveClass('dark');
    expect(await page.locator('header').boundingBox()).toEqual(before);
    await page.reload();
    await expect(page.locator('html')).toHaveClass('dark');
  });
});

test('a click that comes before React is held, on a button without a page for as long as it takes', async ({
  page,
}) => {
  const release = await holdBack(page, reactFiles);
  // What holds a click is a script itself, fetched once the page was painted.
  const holding = page.waitForRequest(reactFiles);
  await page.goto(pathOf('home', 'en'));
  await holding;
  const [, expertise] = en.challenges.items;
  await page.getByRole('button', { name: expertise?.problem ?? '', exact: true }).click();
  await page.waitForTimeout(1200);
  release();
  await expect(page.locator('#challenges [data-selected] h3 button')).toHaveText(expertise?.problem ?? '');
});

test('a held click follows its link after a second without React', async ({ page }) => {
  await holdBack(page, reactFiles);
  await page.goto(pathOf('home', 'en'));
  await page.getByRole('link', { name: en.hero.explore }).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf('contact', 'en')}\\?source=home-hero-work$`));
});

test('nothing is asked of anybody else, and no cookie is set', async ({ page, open, site, context }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  await open(pathOf('home', 'en'));
  await page.mouse.wheel(0, 6000);
  await page.locator('header').getByRole('link', { name: enShell.navigation.services, exact: true }).click();
  await expect(page.locator('h1')).toBeFocused();
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
