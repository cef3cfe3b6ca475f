import type { Page } from '@playwright/test';
import { deskDialogs } from '#shared/content/en/desk-dialogs.ts';
import { deskViews as desk } from '#shared/content/en/desk-views.ts';
import { deskDialogs as dutchDialogs } from '#shared/content/nl/desk-dialogs.ts';
import { deskViews as dutchDesk } from '#shared/content/nl/desk-views.ts';
import { pathOf } from '#shared/routes.ts';
import { findViolations } from '#test/support/axe.ts';
import { expect } from '#test/support/browser.ts';
import { newEmail } from '#test/support/contact-submissions.ts';
import { addConversation, addLead, beSignedIn, newName } from '#test/support/desk.ts';
import { test } from '#test/support/visitor.ts';

const deskPath = pathOf('desk', 'en');
const { palette } = deskDialogs;
const rows = (page: Page) => page.getByRole('row').filter({ has: page.locator('[data-row]') });
const words = (page: Page) => page.getByRole('combobox', { name: palette.label });
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

test('a row that keys have reached is marked, stays so, and is where the way back from its lead ends', async ({
  page,
  open,
  site,
}) => {
  const company = newName('Marked');
  const [first, second] = [`${company} one`, `${company} two`];
  for (const name of [second, first]) await addLead(site, { email: newEmail(), full_name: name });
  await beSignedIn(page, site);
  await open(`${deskPath}?view=leads`);
  await page.getByRole('searchbox').fill(company);
  await expect(page.locator('[data-row]')).toHaveText([first, second]);
  await page.getByRole('searchbox').press('Enter');
  const { keyboard } = page;
  const current = page.locator('tr[aria-current]');
  const plain = await rows(page)
    .nth(1)
    .evaluate((row) => getComputedStyle(row).backgroundColor);
  await keyboard.press('j');
  await keyboard.press('j');
  await expect(current).toContainText(second);
  await expect(current).not.toHaveCSS('background-color', plain);
  expect(await findViolations(page)).toEqual([]);
  // Also when focus is somewhere else.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(current).toContainText(second);
  await keyboard.press('o');
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeFocused();
  await keyboard.press('k');
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('link', { name: first })).toBeFocused();
  await expect(current).toContainText(first);
});

test('a row says in one line what was asked, and opens wherever it is pressed', async ({ page, open, site }) => {
  const name = newName('Wide');
  const asked = `Every order is typed twice. ${'And then once more, by somebody else. '.repeat(20)}`;
  await addLead(site, { email: newEmail(), full_name: name, problem_description: asked });
  await beSignedIn(page, site);
  await open(`${deskPath}?view=leads`);
  const row = rows(page).filter({ hasText: name });
  const cell = row.getByRole('cell').filter({ hasText: /^Every order is typed twice/ });
  await expect(cell).toHaveCSS('text-overflow', 'ellipsis');
  const { height = 0 } = (await row.boundingBox()) ?? {};
  expect(height).toBeLessThan(48);
  // Which the link of the row lies over.
  const { x = 0, y = 0 } = (await cell.boundingBox()) ?? {};
  await page.mouse.click(x + 5, y + 5);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('the palette is opened by a key, and its keys lead to views, leads and people', async ({ page, open, site }) => {
  const [name, email] = [newName('Palette'), newEmail()];
  await addLead(site, { email, full_name: name });
  await beSignedIn(page, site);
  await open(deskPath);
  await expect(page.getByRole('heading', { name: desk.today.failedChats })).toBeVisible();
  const { keyboard } = page;
  const openPalette = async () => {
    await keyboard.press('Control+k');
    await expect(words(page)).toBeFocused();
  };
  await openPalette();
  const active = page.locator('[role=option][aria-selected=true]');
  const isActive = async () =>
    expect(words(page)).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
  await expect(active).toHaveCount(1);
  await isActive();
  expect(await findViolations(page)).toEqual([]);
  await keyboard.type('what w');
  await expect(page.getByRole('option')).toHaveText([new RegExp(desk.navigation.works)]);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: desk.works.heading })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openPalette();
  await keyboard.press('ArrowUp');
  await expect(active).toHaveText(new RegExp(desk.navigation.works));
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await isActive();
  await keyboard.type(name);
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(active).toContainText('Everything is typed twice.');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();

  await openPalette();
  await keyboard.type(email);
  await expect(active).toHaveText(palette.person(email));
  await keyboard.press('Enter');
  await expect(page.getByLabel(desk.person.label)).toHaveValue(email);
  await expect(page.getByText(desk.person.kept(desk.person.leads(1)))).toBeVisible();
});

test('the palette does what can be done with the lead that is open, also while somebody is typing', async ({
  page,
  open,
  site,
}) => {
  const id = await addLead(site, { email: newEmail() });
  await beSignedIn(page, site);
  await open(`${deskPath}?lead=${id}`);
  const { keyboard } = page;
  const run = async (name: string) => {
    await keyboard.press('Control+k');
    await expect(words(page)).toBeFocused();
    await keyboard.type(name);
    await keyboard.press('Enter');
  };
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await run(deskDialogs.keys.list.note);
  await expect(page.getByLabel(desk.lead.note)).toBeFocused();
  await keyboard.type('Half a thought');
  await run(deskDialogs.keys.list.won);
  await expect(page.getByRole('button', { name: desk.status.won })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel(desk.lead.note)).toHaveValue('Half a thought');
  await run(palette.actions.undo);
  await expect(page.getByRole('button', { name: desk.status.new })).toHaveAttribute('aria-pressed', 'true');
  // What cannot be done now is not offered.
  await keyboard.press('Control+k');
  await expect(option(page, palette.actions.undo)).toHaveCount(0);
  await expect(page.getByRole('option').filter({ hasText: deskDialogs.keys.list.new })).toHaveCount(0);
  await keyboard.type('zzzz');
  await expect(page.getByText(palette.nothing)).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await run(palette.actions.signOut);
  await expect(page.getByRole('heading', { name: desk.signIn.title })).toBeVisible();
});

test('keys that are pressed while the palette is on its way change nothing', async ({ page, open, site }) => {
  const id = await addLead(site, { email: newEmail() });
  await beSignedIn(page, site);
  const loading = Promise.withResolvers<void>();
  await page.route('**/assets/palette-*.js', async (route) => {
    await loading.promise;
    await route.continue();
  });
  await open(`${deskPath}?lead=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type('won');
  loading.resolve();
  await expect(words(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: desk.status.new })).toHaveAttribute('aria-pressed', 'true');
});

test('a conversation has beside it when it was, how long it is and whose, and its number is copied in full', async ({
  page,
  open,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const conversation = await addConversation(site, ['Do you know our CRM?', 'And what would that cost?']);
  await beSignedIn(page, site);
  await open(`${deskPath}?view=conversations&conversation=${conversation}`);
  const { facts, person, about } = desk.conversation;
  const visitor = page.getByRole('region', { name: about });
  await expect(visitor.getByText(facts.questions).locator('xpath=..')).toContainText('2');
  const number = visitor.getByTitle(conversation);
  await expect(number).toHaveText(conversation.slice(0, 8));
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await number.click();
  await page.keyboard.press('Control+c');
  expect(await copied()).toBe(conversation);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await visitor.getByRole('button', { name: desk.lead.copyId }).click();
  await expect.poll(copied).toBe(conversation);
  const boxes = [await page.getByRole('main').getByRole('list').last().boundingBox(), await visitor.boundingBox()];
  expect(boxes[1]?.y).toBe(boxes[0]?.y);
  await visitor.getByRole('link', { name: person }).click();
  await expect(page.getByLabel(desk.person.label)).toHaveValue(conversation);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const { language, texts, dialogs, theme } of [
    { language: 'en', texts: desk, dialogs: deskDialogs, theme: 'dark' },
    { language: 'nl', texts: dutchDesk, dialogs: dutchDialogs, theme: 'light' },
  ] as const) {
    test(`leads are one column, a lead's actions are at the thumb and the palette opens by a touch, in ${language}`, async ({
      page,
      open,
      site,
    }) => {
      const name = newName('Thumb');
      const question = `${name}, and what does it cost?`;
      await addConversation(site, [question]);
      await addLead(site, { email: newEmail(), full_name: name });
      await beSignedIn(page, site);
      await page.emulateMedia({ colorScheme: theme });
      await open(`${pathOf('desk', language)}?view=conversations`);
      await expect(rows(page).filter({ hasText: question }).getByRole('cell')).toHaveCount(1);
      await open(`${pathOf('desk', language)}?view=leads`);
      const row = rows(page).filter({ hasText: name });
      await expect(row.getByRole('cell')).toHaveCount(1);
      expect(await row.innerText()).toMatch(new RegExp(`^${texts.age.minutes(0)}\\b`));
      await row.tap();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const { height } = page.viewportSize() ?? { height: 0 };
      for (const action of [texts.status.won, texts.lead.note, texts.lead.reply, texts.lead.copy]) {
        const button = page.getByRole('button', { name: action, exact: true }).first();
        const box = await button.boundingBox();
        expect(box?.y, action).toBeGreaterThan(height * 0.75);
        expect((box?.y ?? height) + (box?.height ?? 0), action).toBeLessThan(height);
        expect(box?.height, action).toBeGreaterThanOrEqual(44);
      }
      await page.getByRole('button', { name: texts.navigation.palette }).tap();
      expect(await findViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await page.getByRole('option').filter({ hasText: dialogs.keys.list.note }).tap();
      await expect(page.getByLabel(texts.lead.note)).toBeFocused();
    });
  }
});
