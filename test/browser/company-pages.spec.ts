import { notFound } from '#shared/content/en/not-found.ts';
import { resources } from '#shared/content/en/resources.ts';
import { notFound as nlNotFound } from '#shared/content/nl/not-found.ts';
import { resources as nlResources } from '#shared/content/nl/resources.ts';
import { settings as nlSettings } from '#shared/content/nl/settings.ts';
import { shell as nlShell } from '#shared/content/nl/shell.ts';
import { pathOf } from '#shared/routes.ts';
import { expect, test } from '#test/support/browser.ts';

test('a checklist can be chosen and ticked off with the keyboard, also before the scripts have come', async ({
  page,
}) => {
  await page.goto(pathOf('resources', 'en'), { waitUntil: 'commit' });
  await page.getByRole('radio').first().press('ArrowDown');
  const [, checklist] = resources.checklists;
  const box = page.getByRole('group', { name: checklist?.groups[0]?.title }).getByRole('checkbox').first();
  await box.press('Space');
  await expect(box).toBeChecked();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(box).toBeChecked();
  await expect(page.getByText(resources.done(1, 12))).toBeVisible();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
});

test('a checklist says how many items are ticked, also after a reload, until the ticks are cleared', async ({
  page,
  open,
}) => {
  await open(pathOf('resources', 'en'));
  const boxes = page.getByRole('checkbox');
  const shown = (text: string) => page.getByText(text).filter({ visible: true });
  await boxes.first().check();
  await boxes.last().check();
  await expect(shown(resources.done(2, 12))).toBeVisible();
  const drawn = page.locator('#lists use').filter({ visible: true }).first();
  const withTwo = await drawn.getAttribute('href');
  await page.getByRole('radio', { name: resources.checklists[2]?.name }).check();
  await expect(shown(resources.done(0, 12))).toBeVisible();
  await expect(drawn).not.toHaveAttribute('href', withTwo ?? '');
  await expect(boxes).toHaveCount(12);
  await open(pathOf('resources', 'nl'));
  await expect(shown(nlResources.done(2, 12))).toBeVisible();
  await expect(boxes.last()).toBeChecked();
  await page.locator('header').getByRole('button', { name: nlShell.navigation.settings }).click();
  await page.getByRole('tab', { name: nlSettings.tabs.security }).click();
  const { clearItem, items } = nlSettings.security;
  await page.getByRole('button', { name: clearItem(items.checklists.title) }).click();
  await expect(page.locator('main').getByRole('checkbox', { checked: true, includeHidden: true })).toHaveCount(0);
  await expect(shown(nlResources.done(0, 12))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('checklists'))).toBeNull();
});

test('a checklist has an address and is printed without the others', async ({ page, open }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'printed';
    };
  });
  const [first, , last] = resources.checklists;
  await open(`${pathOf('resources', 'en')}#${last?.id}`);
  await expect(page.getByText(last?.introduction ?? '')).toBeVisible();
  await expect(page.getByText(first?.introduction ?? '')).toBeHidden();
  for (const checklist of [first, last]) {
    await page.evaluate((id) => (location.hash = id), checklist?.id ?? '');
    await expect(page.getByText(checklist?.introduction ?? '')).toBeVisible();
  }
  await page.getByRole('button', { name: resources.print }).click();
  await expect(page).toHaveTitle('printed');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('checkbox')).toHaveCount(12);
  await expect(page.getByRole('heading', { name: last?.title })).toBeVisible();
  for (const name of [resources.faqTitle, resources.callToAction.title]) {
    await expect(page.locator('h2', { hasText: name })).toBeHidden();
  }
});

test('every line of the contents of a legal page leads to its section', async ({ page }) => {
  for (const name of ['privacy', 'terms', 'security'] as const) {
    await page.goto(pathOf(name, 'nl'));
    const links = page
      .getByRole('navigation')
      .filter({ has: page.locator('.contents-list') })
      .getByRole('link');
    const targets = await links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
    expect(targets.length, name).toBeGreaterThan(5);
    const sections = await page
      .locator('main section[id] > h2')
      .evaluateAll((headings) => headings.map((heading) => `#${heading.parentElement?.id}`));
    expect(targets, name).toEqual(sections);
    await links.last().click();
    await expect(page.locator(targets.at(-1) ?? '')).toBeInViewport();
  }
});

test('an address without a page leads home, back and onward', async ({ page, open, complaints }) => {
  await open(pathOf('about', 'en'));
  await open('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  await expect(page.getByRole('link', { name: notFound.home })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: notFound.goBack }).click();
  await expect(page).toHaveURL(/\/about$/);

  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/no-such-page'));
  const tabWithoutHistory = await opened;
  await tabWithoutHistory.locator('html[data-hydrated]').waitFor();
  await tabWithoutHistory.getByRole('button', { name: notFound.goBack }).click();
  await expect(tabWithoutHistory).toHaveURL(pathOf('home', 'en'));
  // The 404 itself is what Chromium complains of.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('an address that cannot be decoded is the 404 page, from which the visitor goes on', async ({
  page,
  open,
  complaints,
}) => {
  await open('/nl/%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nlNotFound.heading);
  await page.getByRole('link', { name: nlNotFound.home }).click();
  await expect(page).toHaveURL('/nl');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});
