import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { contactForm } from '#shared/content/en/contact-form.ts';
import { desk } from '#shared/content/en/desk.ts';
import { pathOf } from '#shared/routes.ts';
import { findViolations } from '#test/support/axe.ts';
import { expect } from '#test/support/browser.ts';
import { exampleLead, fillContactForm } from '#test/support/forms.ts';
import type { TestSite } from '#test/support/site.ts';
import { test } from '#test/support/visitor.ts';

const deskPath = pathOf('desk', 'en');
const { signIn, navigation, lead, leads, person } = desk;
const signOut = (page: Page) => page.getByRole('button', { name: navigation.signOut });

async function signInByPassword(page: Page, { owner }: TestSite): Promise<void> {
  await page.getByLabel(signIn.email).fill(owner.email);
  await page.getByLabel(signIn.password).fill(owner.password);
  await page.getByRole('button', { name: signIn.submit, exact: true }).click();
  await expect(signOut(page)).toBeVisible();
}

test('a request is on the desk, noted, answered by a key, found by a word, exported and erased', async ({
  page,
  open,
  site,
}) => {
  const email = 'desk-flow@example.com';
  await open(pathOf('contact', 'en'));
  await fillContactForm(page, 'en', email);
  await page.getByRole('button', { name: contactForm.submit }).click();
  await expect(page.getByText(contactForm.thankYou.text)).toBeVisible();

  await open(deskPath);
  await signInByPassword(page, site);
  await page.getByRole('link', { name: navigation.leads, exact: true }).click();
  await page.getByRole('searchbox').fill('mailbox');
  await expect(page).toHaveURL(/view=leads/);
  // Kept with the entry of the history, a moment after the last letter.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('mailbox');
  await page.getByRole('link', { name: exampleLead.fullName }).first().click();
  await expect(page.getByRole('link', { name: email })).toHaveAttribute('href', /^mailto:desk-flow/);
  await expect(page.getByRole('link', { name: lead.reply })).toHaveAttribute('href', /subject=Your%20request/);

  await page.getByLabel(lead.note).fill('Called, is interested.');
  await page.getByRole('button', { name: lead.addNote }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Called, is interested.' })).toContainText(
    site.owner.email,
  );
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: desk.status.contacted })).toHaveAttribute('aria-pressed', 'true');
  const { data } = await site.database.from('contact_submissions').select('status').eq('email', email);
  expect(data).toEqual([{ status: 'contacted' }]);

  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('mailbox');
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: leads.export }).click(),
  ]);
  expect(await readFile(await csv.path(), 'utf8')).toContain(email);

  await page.getByRole('link', { name: navigation.person }).click();
  await page.getByLabel(person.label).fill(email);
  await page.getByRole('button', { name: person.submit }).click();
  await page.getByRole('button', { name: person.erase, exact: true }).click();
  const erase = page.getByRole('button', { name: person.eraseSubmit });
  await expect(erase).toBeDisabled();
  await page.getByLabel(person.typeAgain).fill(email);
  await erase.click();
  await expect(page.getByText(person.erased(1))).toBeVisible();
  const left = await site.database.from('contact_submissions').select('id').eq('email', email);
  expect(left.data).toEqual([]);
});

test('the first view asks six times at most', async ({ page, open, site }) => {
  await open(deskPath);
  await signInByPassword(page, site);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await open(deskPath);
  await expect(page.getByText(desk.today.healthy)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toContain('/api/desk/rest/v1/rpc/desk_today');
  expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(6);
});

test('a code by mail signs in, and signing out ends the session in every tab', async ({
  page,
  open,
  site,
  context,
}) => {
  await open(deskPath);
  await page.getByRole('button', { name: signIn.byCode }).click();
  await page.getByLabel(signIn.email).fill(site.owner.email);
  await page.getByRole('button', { name: signIn.sendCode }).click();
  await expect(page.getByText(signIn.codeSent(site.owner.email))).toBeVisible();
  await expect.poll(site.findMailedCode).toBeDefined();
  await page.getByLabel(signIn.code, { exact: true }).fill((await site.findMailedCode()) ?? '');
  await page.getByRole('button', { name: signIn.checkCode, exact: true }).click();
  await expect(signOut(page)).toBeVisible();

  const second = await context.newPage();
  await second.goto(deskPath);
  await expect(signOut(second)).toBeVisible();
  await signOut(page).click();
  await expect(page.getByRole('heading', { name: signIn.title })).toBeVisible();
  await expect(second.getByRole('heading', { name: signIn.title })).toBeVisible();
});

test('an unknown address is answered as a known one', async ({ page, open }) => {
  await open(deskPath);
  await page.getByRole('button', { name: signIn.byCode }).click();
  await page.getByLabel(signIn.email).fill('nobody@example.com');
  await page.getByRole('button', { name: signIn.sendCode }).click();
  await expect(page.getByText(signIn.codeSent('nobody@example.com'))).toBeVisible();
});

test('a wrong password, and too many of them, are said in words', async ({ page, open, complaints }) => {
  await open(deskPath);
  const attempt = async () => {
    await page.getByLabel(signIn.email).fill('guess@example.com');
    await page.getByLabel(signIn.password).fill('not the password');
    await page.getByRole('button', { name: signIn.submit, exact: true }).click();
    await expect(page.getByRole('button', { name: signIn.submit, exact: true })).not.toHaveAttribute(
      'aria-busy',
      'true',
    );
  };
  await attempt();
  await expect(page.getByText(signIn.failures.credentials)).toBeVisible();
  for (let tries = 0; tries < 6; tries += 1) await attempt();
  await expect(page.getByText(signIn.failures.rate_limited)).toBeVisible();
  expect(complaints.splice(0).every((line) => /4(00|29)/.test(line))).toBe(true);
});

test('half an hour without activity ends the session, and a note that was being written is kept', async ({
  page,
  open,
  site,
}) => {
  const id = crypto.randomUUID();
  const { error } = await site.database.rpc('submit_contact', {
    p_id: id,
    p_full_name: 'Jo Li',
    p_email: 'idle@example.com',
    p_company_name: 'Li',
    p_service: 'crm-integration',
    p_problem_description: 'Everything is typed twice.',
    p_additional_info: '',
    p_contact_preference: 'email_contact',
    p_source: 'direct',
    p_language: 'nl',
    p_challenge: 'none',
    p_visitor: 'f'.repeat(64),
  });
  expect(error).toBeNull();
  await page.clock.install();
  await open(`${deskPath}?lead=${id}`);
  await signInByPassword(page, site);
  await page.getByLabel(lead.note).fill('Half a thought');
  await page.clock.fastForward('31:00');
  await expect(page.getByText(signIn.reasons.idle)).toBeVisible();
  await expect(page.getByText('Jo Li')).toHaveCount(0);
  await signInByPassword(page, site);
  await expect(page.getByLabel(lead.note)).toHaveValue('Half a thought');
});

test('no view scrolls sideways, and axe has nothing to say of any', async ({ page, open, site }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(deskPath);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await signInByPassword(page, site);
  for (const search of ['', '?view=leads', '?view=conversations', '?view=person']) {
    await open(deskPath + search);
    await expect(signOut(page)).toBeVisible();
    await expect(page.getByRole('status', { name: desk.loading })).toHaveCount(0);
    expect(await findViolations(page), search).toEqual([]);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${search} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
