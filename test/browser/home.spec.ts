import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { heroPlots } from '#client/drawings/scenes/hero.ts';
import { challengeDetails as enDetails } from '#shared/content/en/challenge-details.ts';
import { home as en } from '#shared/content/en/home.ts';
import { shell as enShell } from '#shared/content/en/shell.ts';
import { challengeDetails as typedNlDetails } from '#shared/content/nl/challenge-details.ts';
import { home as typedNl } from '#shared/content/nl/home.ts';
import { type Language, languages } from '#shared/languages.ts';
import { type ServiceId, serviceIds } from '#shared/offers.ts';
import { pathOf } from '#shared/routes.ts';
import { typeset } from '#shared/typesetting.ts';
import { expect, holdBack, test } from '#test/support/browser.ts';

const nl = typeset(typedNl, 'nl');
const nlDetails = typeset(typedNlDetails, 'nl');
const texts = { en, nl };
const details = { en: enDetails, nl: nlDetails };
const [budget, expertise, speed] = en.challenges.items;
if (!budget || !expertise || !speed) throw new Error('There are three challenges');

const cardOf = (page: Page, problem: string) => page.getByRole('button', { name: problem, exact: true });
const dotOf = (page: Page, problem: string) => page.getByRole('button', { name: en.challenges.select(problem) });
const selected = (page: Page) => page.locator('#challenges [data-selected] h3 button').allInnerTexts();

test.describe('startup challenges', () => {
  test('the first is selected and open, and selecting works by card, by icon and by dot', async ({ page, open }) => {
    const expectOpen = async (problem: string) => {
      await expect.poll(() => selected(page)).toEqual([problem]);
      for (const { problem: other, description } of en.challenges.items) {
        await expect(page.getByText(description)).toBeVisible({ visible: other === problem });
      }
    };
    await open(pathOf('home', 'en'));
    await expect(page.locator('p').filter({ hasText: new RegExp(`^${en.footerMark}$`) })).toBeInViewport();
    await expectOpen(budget.problem);
    await expect(cardOf(page, budget.problem)).toHaveAttribute('aria-pressed', 'true');
    // Anywhere on the row: its button covers all of it.
    await page.getByText(expertise.solution).click({ force: true });
    await expectOpen(expertise.problem);
    await cardOf(page, speed.problem).locator('svg').click();
    await expectOpen(speed.problem);
    await dotOf(page, budget.problem).click();
    await expectOpen(budget.problem);
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
      for (const { id, problem, benefits } of challenges.items) {
        if (id !== 'budget') await cardOf(page, problem).click();
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
      await page.locator('[commandfor="challenge-speed"]').first().press('Enter');
      await expect(page.getByRole('dialog')).toContainText(details[language].items.speed.description);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  }

  test('a click beside the modal closes it', async ({ page, open }) => {
    await open(pathOf('home', 'en'));
    await page.locator('[commandfor="challenge-budget"]').first().click();
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
    const opener = page.locator('[commandfor="challenge-budget"]').first();
    await opener.click();
    const modal = page.getByRole('dialog', { name: enDetails.items.budget.title });
    await expect(modal).toContainText(enDetails.items.budget.solution);
    await modal.getByRole('button', { name: enDetails.close }).click();
    await expect(modal).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('a modal opened before the scripts came stays open when they do, and then closes and is cleared', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/assets/*.js');
    await page.goto(pathOf('home', 'en'), { waitUntil: 'commit' });
    const opener = page.locator('[commandfor="challenge-budget"]').first();
    await page.locator('#challenge-budget').waitFor({ state: 'attached' });
    await opener.click();
    const modal = page.getByRole('dialog', { name: enDetails.items.budget.title });
    await expect(modal).toContainText(enDetails.items.budget.solution);
    release();
    await page.locator('html[data-hydrated]').waitFor();
    await expect(modal).toContainText(enDetails.items.budget.solution);
    await modal.getByRole('button', { name: enDetails.close }).click();
    await expect(modal).toBeHidden();
    await expect(page.locator('#challenge-budget')).not.toContainText(enDetails.items.budget.solution);
    await expect(opener).toBeFocused();
  });

  test('without scripts all are open, the modals open and close, and the dots stay away', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto(pathOf('home', 'nl'));
    for (const { description } of nl.challenges.items) await expect(page.getByText(description)).toBeVisible();
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

test.describe('the services on the site of the hero', () => {
  const linkOf = (page: Page, { title, timeline }: (typeof en)['hero']['services'][ServiceId]) =>
    page.getByRole('link', { name: `${title} ${timeline}` });
  /** The addresses of those whose roof has the color of the one that is lit. */
  const readLit = (page: Page) =>
    page.evaluate(() => {
      const probe = Object.assign(document.createElement('p'), { className: 'text-accent' });
      document.body.append(probe);
      const accent = getComputedStyle(probe).color;
      probe.remove();
      const links = [...document.querySelectorAll<HTMLAnchorElement>('.site > a')];
      const isLit = (link: HTMLAnchorElement) =>
        [...link.querySelectorAll('path')].some((path) => getComputedStyle(path).fill === accent);
      return links.filter(isLit).map(({ pathname }) => pathname);
    });
  const lit = (id: ServiceId, language: Language) => [pathOf(id, language)];

  for (const language of languages) {
    test(`are links in ${language}, lit by pointer and keyboard, each over its plot and large enough on a phone`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await open(pathOf('home', language));
      const { services } = texts[language].hero;
      const ground = await page.locator('.site > svg').boundingBox();
      if (!ground) throw new Error('There is no ground');
      for (const id of serviceIds) {
        const link = linkOf(page, services[id]);
        await expect(link).toHaveAttribute('href', pathOf(id, language));
        const [plate] = heroPlots[id].blocks;
        const plot = await link.locator('svg').boundingBox();
        const words = await link.locator('> span').boundingBox();
        if (!plate || !plot || !words) throw new Error(`There is no plot of ${id}`);
        expect(Math.min(plot.width, plot.height)).toBeGreaterThanOrEqual(44);
        expect(words.x).toBeGreaterThanOrEqual(0);
        expect(words.x + words.width).toBeLessThanOrEqual(360);
        // The lowest corner of the plate on the ground, whose sides are 420.
        expect(plot.x + plot.width / 2 - ground.x).toBeCloseTo((0.5 + (plate.x - plate.y) / 840) * ground.width, 0);
        expect(plot.y + plot.height - ground.y).toBeCloseTo(((plate.x + plate.y + 240) / 840) * ground.height, 0);
      }
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      await expect.poll(() => readLit(page)).toEqual(lit('crm-integration', language));
      await linkOf(page, services['business-analysis']).focus();
      await page.keyboard.press('Tab');
      await expect.poll(() => readLit(page)).toEqual(lit('custom-ai-solution', language));
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.evaluate(() => scrollTo(0, 0));
      // The building itself; where its box is empty, what lies behind it is met.
      const tower = await linkOf(page, services['website-development']).locator('svg').boundingBox();
      const { x = 0, y = 0, width = 0, height = 0 } = tower ?? {};
      await page.mouse.move(x + width / 2, y + height / 2);
      await expect.poll(() => readLit(page)).toEqual(lit('website-development', language));
      await page.mouse.move(x + 1, y + 1);
      await expect.poll(() => readLit(page)).toEqual(lit('custom-ai-solution', language));
      await page.mouse.click(x + width / 2, y + height / 2);
      await expect(page).toHaveURL(pathOf('website-development', language));
    });
  }

  test('lead to their pages by touch, without scripts', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, hasTouch: true, baseURL: site.url });
    const page = await context.newPage();
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(pathOf('home', 'en'));
    await linkOf(page, en.hero.services['appointment-scheduling']).locator('svg').tap();
    await expect(page).toHaveURL(pathOf('appointment-scheduling', 'en'));
    await context.close();
  });
});

test('the sections follow the switch of language without rising in anew, and are there on the way back', async ({
  page,
  open,
}) => {
  const readTitles = () => page.locator('#projects h3, #philosophy h3, #architect h3').allTextContents();
  const titlesOf = ({ philosophy, architect, projects }: typeof en) =>
    [...architect.cards, ...projects.items, ...philosophy.pillars].map(({ title }) => title);
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
  // Wide and high enough for the opening to be higher than its words.
  await page.setViewportSize({ width: 1440, height: 900 });
  const html = await (await fetch(site.url + pathOf('home', 'en'))).text();
  // It is about the HTML alone: scripts and the font are taken out, drawings are answered with nothing.
  const pieces = html
    .replace(/ data-entry="[^"]*"|@font-face\{[^}]*woff2[^}]*\}/g, '')
    .split(
      /(?=<button[^>]* popoverTarget="menu")|(?=<nav [^>]*aria-label="Our services")|(?=<a [^>]*data-source="chat-button")/,
    );
  expect(pieces).toHaveLength(4);
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
    // Drawings that nobody has scrolled to are whole.
    await expect(page.locator('#architect .drawing').first()).toHaveCSS('clip-path', 'none');
    const place = () =>
      figure.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        const { left, width } = words.getBoundingClientRect();
        return [left, width];
      });
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

for (const language of languages) {
  test(`no name of the hero stands on another on a phone in ${language}`, async ({ page, open }) => {
    await open(pathOf('home', language));
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 800 });
      const overlaps = await page.locator('.site > a > span').evaluateAll((labels) => {
        const range = document.createRange();
        const lines = labels.map((label) =>
          [...label.children]
            .filter((part) => getComputedStyle(part).opacity === '1')
            .flatMap((part) => {
              range.selectNodeContents(part);
              return [...range.getClientRects()].map((box) => ({ box, text: `${part.textContent}` }));
            }),
        );
        return lines.flatMap((ones, index) =>
          ones.flatMap(({ box: one, text }) =>
            lines
              .slice(index + 1)
              .flat()
              .filter(
                ({ box: other }) =>
                  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
                  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
              )
              .map((other) => `${text} / ${other.text}`),
          ),
        );
      });
      expect(overlaps, `at ${width} px`).toEqual([]);
    }
  });
}
