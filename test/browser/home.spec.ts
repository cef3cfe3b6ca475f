import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { challengeDetails as enDetails } from '#shared/content/en/challenge-details.ts';
import { home as en } from '#shared/content/en/home.ts';
import { shell as enShell } from '#shared/content/en/shell.ts';
import { challengeDetails as typedNlDetails } from '#shared/content/nl/challenge-details.ts';
import { home as typedNl } from '#shared/content/nl/home.ts';
import { languages } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import { setTexts } from '#shared/typesetting.ts';
import { expect, holdBack, test } from '#test/support/browser.ts';

const nl = setTexts(typedNl, 'nl');
const nlDetails = setTexts(typedNlDetails, 'nl');
const texts = { en, nl };
const details = { en: enDetails, nl: nlDetails };
const [budget, expertise, speed] = en.challenges.items;
if (!budget || !expertise || !speed) throw new Error('There are three challenges');

const cardOf = (page: Page, problem: string) => page.getByRole('button', { name: problem, exact: true });
const dotOf = (page: Page, problem: string) => page.getByRole('button', { name: en.challenges.select(problem) });
const selected = (page: Page) => page.locator('#challenges [data-selected] h3 button').allInnerTexts();

test.describe('startup challenges', () => {
  test('the first is selected, and selecting works by card, by icon and by dot', async ({ page, open }) => {
    await open(pathOf('home', 'en'));
    await expect(page.locator('p').filter({ hasText: new RegExp(`^${en.footerMark}$`) })).toBeInViewport();
    await expect.poll(() => selected(page)).toEqual([budget.problem]);
    await expect(cardOf(page, budget.problem)).toHaveAttribute('aria-pressed', 'true');
    // Anywhere on the row: its button covers all of it.
    await page.getByText(expertise.description).click({ force: true });
    await expect.poll(() => selected(page)).toEqual([expertise.problem]);
    await cardOf(page, speed.problem).locator('svg').click();
    await expect.poll(() => selected(page)).toEqual([speed.problem]);
    await dotOf(page, budget.problem).click();
    await expect.poll(() => selected(page)).toEqual([budget.problem]);
    await expect(dotOf(page, budget.problem)).toHaveAttribute('aria-pressed', 'true');
    await expect(cardOf(page, speed.problem)).toHaveAttribute('aria-pressed', 'false');
  });

  test('selecting the selected one again clears the selection, by keyboard too', async ({ page, open }) => {
    await open(pathOf('home', 'en'));
    await cardOf(page, budget.problem).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => selected(page)).toEqual([]);
    await dotOf(page, speed.problem).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => selected(page)).toEqual([speed.problem]);
    await page.keyboard.press('Space');
    await expect.poll(() => selected(page)).toEqual([]);
  });

  for (const language of languages) {
    test(`each has its four benefits and its modal in ${language}; closing clears it and returns focus`, async ({
      page,
      open,
    }) => {
      const { challenges } = texts[language];
      await open(pathOf('home', language));
      for (const { id, benefits } of challenges.items) {
        for (const benefit of benefits) await expect(page.getByText(benefit, { exact: true })).toBeVisible();
        const opener = page.locator(`[commandfor="challenge-${id}"]`).first();
        await expect(opener).toHaveText(challenges.delayLink);
        await opener.click();
        const { title, description, impacts, solution, stats } = details[language].items[id];
        const modal = page.getByRole('dialog', { name: title });
        for (const text of [
          description,
          ...impacts,
          solution,
          ...stats.flatMap(({ value, label }) => [value, label]),
        ]) {
          await expect(modal).toContainText(text);
        }
        await expect(modal).toHaveAttribute('data-hydrated', '');
        await modal.getByRole('button', { name: details[language].close }).click();
        await expect(modal).toBeHidden();
        await expect(page.locator(`#challenge-${id}`)).not.toContainText(description);
        await expect(opener).toBeFocused();
      }
      // What was cleared comes back.
      await page.locator('[commandfor="challenge-budget"]').first().press('Enter');
      await expect(page.getByRole('dialog')).toContainText(details[language].items.budget.description);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  }

  test('a click beside the modal closes it', async ({ page, open }) => {
    await open(pathOf('home', 'en'));
    await page.locator('[commandfor="challenge-speed"]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.mouse.click(5, 300);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('after the switch of language the modals speak the other one', async ({ page, open }) => {
    await open(pathOf('home', 'en'));
    await cardOf(page, speed.problem).click();
    await page.locator('header [data-language="nl"]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await expect(page.locator('#challenges [data-selected]')).toContainText(nl.challenges.items[2]?.problem ?? '');
    await page.locator('[commandfor="challenge-speed"]').first().click();
    const modal = page.getByRole('dialog');
    await expect(modal).toContainText(nlDetails.items.speed.solution);
    await expect(modal).toHaveAccessibleName(nlDetails.items.speed.title);
  });

  test('a modal opens right after a visit from another page', async ({ page, open }) => {
    await open(pathOf('about', 'en'));
    await page
      .locator(`header a[href="${pathOf('home', 'en')}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(pathOf('home', 'en'));
    const opener = page.locator('[commandfor="challenge-expertise"]').first();
    await opener.click();
    const modal = page.getByRole('dialog', { name: enDetails.items.expertise.title });
    await expect(modal).toContainText(enDetails.items.expertise.solution);
    await modal.getByRole('button', { name: enDetails.close }).click();
    await expect(modal).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('a modal opened before the scripts came stays open when they do, and then closes and is cleared', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/assets/*.js');
    await page.goto(pathOf('home', 'en'), { waitUntil: 'commit' });
    const opener = page.locator('[commandfor="challenge-speed"]').first();
    await opener.click();
    const modal = page.getByRole('dialog', { name: enDetails.items.speed.title });
    await expect(modal).toContainText(enDetails.items.speed.solution);
    release();
    await page.locator('html[data-hydrated]').waitFor();
    await expect(modal).toContainText(enDetails.items.speed.solution);
    await modal.getByRole('button', { name: enDetails.close }).click();
    await expect(modal).toBeHidden();
    await expect(page.locator('#challenge-speed')).not.toContainText(enDetails.items.speed.solution);
    await expect(opener).toBeFocused();
  });

  test('without scripts the modals open and close, and the dots stay away', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto(pathOf('home', 'nl'));
    await page.locator('[commandfor="challenge-expertise"]').first().click();
    const modal = page.getByRole('dialog', { name: nlDetails.items.expertise.title });
    await expect(modal).toContainText(nlDetails.items.expertise.solution);
    await modal.getByRole('button', { name: nlDetails.close }).click();
    await expect(modal).toBeHidden();
    await expect(
      page.getByRole('button', { name: nl.challenges.select(nl.challenges.items[0]?.problem ?? '') }),
    ).toBeHidden();
    await context.close();
  });
});

test('the sections follow the switch of language without rising in anew, and are there on the way back', async ({
  page,
  open,
}) => {
  const readTitles = () => page.locator('#philosophy h3, #architect h3, #projects h3').allTextContents();
  const titlesOf = ({ philosophy, architect, projects }: typeof en) =>
    [...philosophy.pillars, ...architect.cards, ...projects.items].map(({ title }) => title);
  await open(pathOf('home', 'en'));
  expect(await readTitles()).toEqual(titlesOf(en));
  const firstCard = await page.locator('#architect li').first().elementHandle();
  await page.locator('header [data-language="nl"]').click();
  await expect.poll(readTitles).toEqual(titlesOf(nl));
  expect(await firstCard?.evaluate((card) => card.isConnected)).toBe(true);
  await page.locator('header [data-language="en"]').click();
  await expect.poll(readTitles).toEqual(titlesOf(en));
  await page.locator('#architect a').first().click();
  await expect(page).toHaveURL(pathOf('services', 'en'));
  await page.locator('header').getByRole('link', { name: enShell.navigation.logo }).click();
  await expect.poll(readTitles).toEqual(titlesOf(en));
});

test('nothing shifts while the HTML arrives in pieces', async ({ page, site }) => {
  const html = await (await fetch(site.url + pathOf('home', 'en'))).text();
  // It is about the HTML alone: scripts and the font are taken out, drawings are answered with nothing.
  const pieces = html
    .replace(/<script type="module"[^>]*><\/script>|@font-face\{[^}]*woff2[^}]*\}/g, '')
    .split(/(?=<button[^>]* popoverTarget="menu")|(?=<a [^>]*data-source="chat-button")/);
  expect(pieces).toHaveLength(3);
  const slow = createServer(async (request, response) => {
    if (request.url !== '/') return response.writeHead(204).end();
    response.writeHead(200, { 'Content-Type': 'text/html' });
    for (const piece of pieces) {
      response.write(piece);
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    response.end();
  });
  await new Promise<void>((resolve) => slow.listen(0, resolve));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`http://localhost:${(slow.address() as AddressInfo).port}/`);
  expect(await page.evaluate('shifts')).toEqual([]);
  slow.close();
});

test.describe('figures', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('count the last fifth over 2 s once half of them is in view, shift nothing and are whole on paper; 24/7 is no amount', async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.clock.install();
    await open(pathOf('home', 'en'));
    const figures = page.locator('[aria-labelledby="figures-title"] li');
    const figure = figures.nth(1).locator('p').first();
    await expect(figure).toHaveText('98%');
    const place = () =>
      figure.locator('span').evaluate((span) => [(span as HTMLElement).offsetLeft, (span as HTMLElement).offsetWidth]);
    const before = await place();
    await figure.scrollIntoViewIfNeeded();
    await page.clock.runFor(100);
    await expect(figure).not.toHaveText('98%');
    await expect(figures.first()).toContainText('24/7');
    await page.clock.runFor(200);
    const first = Number.parseInt((await figure.textContent()) ?? '', 10);
    expect(first).toBeGreaterThanOrEqual(78);
    expect(first).toBeLessThan(98);
    expect(await place()).toEqual(before);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(figure).toHaveText('98%');
    await page.clock.runFor(2000);
    await expect(figure).toHaveText('98%');
  });
});

test('figures stand still where motion is not wanted', async ({ page, open }) => {
  await open(pathOf('home', 'en'));
  const figure = page.locator('[aria-labelledby="figures-title"] li').nth(1).locator('p').first();
  await figure.scrollIntoViewIfNeeded();
  for (let look = 0; look < 5; look += 1) {
    await expect(figure).toHaveText('98%', { timeout: 1 });
    await page.waitForTimeout(30);
  }
  await expect(page.getByRole('status').filter({ hasText: enShell.loading })).toHaveCount(0);
});
