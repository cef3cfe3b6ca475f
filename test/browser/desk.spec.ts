import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { contactForm } from '#shared/content/en/contact-form.ts';
import { deskDialogs } from '#shared/content/en/desk-dialogs.ts';
import { deskReplyForm } from '#shared/content/en/desk-reply-form.ts';
import { deskViews as desk } from '#shared/content/en/desk-views.ts';
import { shell } from '#shared/content/en/shell.ts';
import { deskReply as dutchReply } from '#shared/content/nl/desk-reply.ts';
import { deskViews as dutchDesk } from '#shared/content/nl/desk-views.ts';
import { pathOf } from '#shared/routes.ts';
import { site as company } from '#shared/site.ts';
import { findViolations } from '#test/support/axe.ts';
import { expect } from '#test/support/browser.ts';
import { newEmail } from '#test/support/contact-submissions.ts';
import { addConversation, addLead, beSignedIn, newName } from '#test/support/desk.ts';
import { exampleLead, fillContactForm } from '#test/support/forms.ts';
import type { TestSite } from '#test/support/site.ts';
import { test } from '#test/support/visitor.ts';

const deskPath = pathOf('desk', 'en');
const { signIn, navigation, lead, leads, person } = desk;
const signOut = (page: Page) => page.getByRole('button', { name: navigation.signOut });

async function signInByPassword(page: Page, { owner }: TestSite): Promise<void> {
  await page.getByLabel(signIn.email).fill(owner.email);
  await page.getByLabel(signIn.password).fill(owner.password);
  await page.getByRole('button', { name: signIn.submit.password, exact: true }).click();
  await expect(signOut(page)).toBeVisible();
}

/** Of yesterday, on a page whose address does not break, the same at each call. */
async function addCounts({ database }: TestSite): Promise<void> {
  const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10);
  const post = 'blogPost/data-check-before-customer-data-goes-to-ai';
  const rows = [
    { event: 'post_read', page: post, label: '', count: 41 },
    { event: 'page_seen', page: 'contact', label: 'host:example.com', count: 1240 },
    { event: 'form_sent', page: 'contact', label: 'stored', count: 62 },
  ].map((row) => ({ day: yesterday, language: 'nl', device: 'phone', ...row }));
  const { error } = await database.from('daily_counts').upsert(rows);
  expect(error).toBeNull();
}

async function readDownload(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return readFile(await file.path(), 'utf8');
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
  expect(await readDownload(page, leads.export)).toContain(email);

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
  await page.getByRole('button', { name: signIn.submit.address }).click();
  await expect(page.getByText(signIn.codeSent(site.owner.email))).toBeVisible();
  await expect.poll(site.findMailedCode).toBeDefined();
  await page.getByLabel(signIn.code, { exact: true }).fill((await site.findMailedCode()) ?? '');
  await page.getByRole('button', { name: signIn.submit.code, exact: true }).click();
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
  await page.getByRole('button', { name: signIn.submit.address }).click();
  await expect(page.getByText(signIn.codeSent('nobody@example.com'))).toBeVisible();
});

test('a wrong password, and too many of them, are said in words', async ({ page, open, complaints }) => {
  await open(deskPath);
  const attempt = async () => {
    await page.getByLabel(signIn.email).fill('guess@example.com');
    await page.getByLabel(signIn.password).fill('not the password');
    await page.getByRole('button', { name: signIn.submit.password, exact: true }).click();
    await expect(page.getByRole('button', { name: signIn.submit.password, exact: true })).not.toHaveAttribute(
      'aria-busy',
      'true',
    );
  };
  await attempt();
  await expect(page.getByText(signIn.failures.credentials)).toBeVisible();
  // The limit counts by the clock's minute, so all six have to be in one.
  const minute = () => Math.floor(Date.now() / 60_000);
  for (let tries = 0, begun = minute(); tries < 6; tries += 1) {
    await attempt();
    if (minute() !== begun) [tries, begun] = [-1, minute()];
  }
  await expect(page.getByText(signIn.failures.rate_limited)).toBeVisible();
  expect(complaints.splice(0).every((line) => /4(00|29)/.test(line))).toBe(true);
});

test('half an hour without activity ends the session, and a note that was being written is kept', async ({
  page,
  open,
  site,
}) => {
  const id = await addLead(site, { email: 'idle@example.com' });
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

test('of two people who change one lead the second is told, and loses nothing', async ({
  page,
  open,
  site,
  complaints,
}) => {
  const id = await addLead(site, { email: 'two-people@example.com' });
  const token = await beSignedIn(page, site);
  await open(`${deskPath}?lead=${id}`);
  await page.getByLabel(lead.note).fill('Half a thought');
  const first = await page.request.post('/api/desk/rest/v1/rpc/change_lead_status', {
    headers: { authorization: `Bearer ${token}` },
    data: { p_id: id, p_from: 'new', p_to: 'contacted' },
  });
  expect(first.ok()).toBe(true);
  await page.getByRole('button', { name: desk.status.won }).click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText(lead.refusedTitle);
  await expect(refusal).toContainText(lead.refusedBy(site.owner.email).trim());
  await expect(refusal).toContainText(lead.refusedFor(desk.status.contacted));
  await expect(page.getByRole('button', { name: desk.status.contacted })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel(lead.note)).toHaveValue('Half a thought');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('the keyboard alone finds a lead, answers it, notes it and leads back', async ({ page, open, site }) => {
  const name = newName('Kay');
  await addLead(site, { email: 'keyboard@example.com', full_name: name });
  await beSignedIn(page, site);
  await open(deskPath);
  await expect(page.getByRole('heading', { name: desk.today.failedChats })).toBeVisible();
  const { keyboard } = page;
  await keyboard.press('2');
  const heading = page.getByRole('heading', { level: 1, name: leads.heading });
  await expect(heading).toBeFocused();
  // A heading is nothing to press.
  await expect(heading).toHaveCSS('outline-style', 'none');
  await keyboard.press('/');
  await keyboard.type(name);
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain(name);
  await expect(page.locator('[data-row]')).toHaveText([name]);
  await keyboard.press('Enter');
  await keyboard.press('j');
  await expect(page.getByRole('link', { name: name })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: name })).toBeFocused();
  await keyboard.press('c');
  await expect(page.getByRole('button', { name: desk.status.contacted })).toHaveAttribute('aria-pressed', 'true');
  await keyboard.press('m');
  await expect(page.getByLabel(lead.note)).toBeFocused();
  await keyboard.type('Called: no answer.');
  await keyboard.press('Control+Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Called: no answer.' })).toBeVisible();
  await keyboard.press('Escape');
  await keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText(deskDialogs.keys.list.note);
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await keyboard.press('u');
  await expect(page.getByRole('searchbox')).toHaveValue(name);
  // Where it was left.
  await expect(page.getByRole('link', { name: name })).toBeFocused();
});

test('a reply is written with a template, kept over a reload, taken back by a key, sent and in the mailbox of the visitor', async ({
  page,
  open,
  site,
}) => {
  const email = newEmail();
  const id = await addLead(site, { email, full_name: 'Jo Li' });
  await beSignedIn(page, site);
  await open(`${deskPath}?lead=${id}`);
  const { keyboard } = page;
  const history = page.getByRole('region', { name: lead.history }).getByRole('listitem');
  const body = page.getByLabel(deskReplyForm.body, { exact: true });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await keyboard.press('r');
  await expect(body).toBeFocused();
  await expect(page.getByLabel(deskReplyForm.subject)).toHaveValue(dutchReply.subject('Li'));
  // Beside what it answers; the history stays in the first column.
  const placeOf = async (name: string) =>
    (await page.getByRole('region', { name, exact: true }).boundingBox()) ?? { x: 0, y: 0 };
  const [problem, reply, past] = [
    await placeOf(lead.problem),
    await placeOf(deskReplyForm.title),
    await placeOf(lead.history),
  ];
  expect([reply.y, past.x]).toEqual([problem.y, problem.x]);
  expect(reply.x).toBeGreaterThan(problem.x);
  // Between the greeting and the signature.
  await keyboard.type('Wat fijn dat u schrijft.');
  await page.getByLabel(deskReplyForm.template).selectOption(deskReplyForm.templates.details);
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await expect(body).toHaveValue(/^Beste Jo Li,\n\nWat fijn dat u schrijft\..*> Everything is typed twice\./s);
  const written = await body.inputValue();
  await page.getByRole('button', { name: deskReplyForm.send }).click();

  const pressed = (status: string) =>
    expect(page.getByRole('button', { name: status })).toHaveAttribute('aria-pressed', 'true');
  await pressed(desk.status.contacted);
  await expect(page.getByText(deskReplyForm.replyOffer)).toBeVisible();
  await expect(body).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await keyboard.press('z');
  await pressed(desk.status.new);
  await expect(history.filter({ hasText: deskReplyForm.states.undone })).toBeVisible();
  await expect(body).toHaveValue(written);
  await expect(body).toBeFocused();

  await keyboard.press('Control+Enter');
  await expect(history.filter({ hasText: deskReplyForm.states.waiting })).toBeVisible();
  const sent = history.filter({ hasText: deskReplyForm.states.sent });
  await expect(sent).toContainText(site.owner.email, { timeout: 30_000 });
  const mails = (await site.listMails()).filter((mail) => mail.includes(`To: ${email}`));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain(`Reply-To: ${site.owner.email}`);
  expect(mails[0]).toContain(`Subject: ${dutchReply.subject('Li')}`);
  expect(mails[0]).toContain('> Everything is typed twice.');
  expect(mails[0]).toMatch(/^Message-ID: <.+@.+>\r$/m);
});

test('a status that a key has set is set back by another key, and the countdown is not read aloud', async ({
  page,
  open,
  site,
}) => {
  const id = await addLead(site, { email: newEmail() });
  await beSignedIn(page, site);
  await open(`${deskPath}?lead=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const pressed = (status: string) =>
    expect(page.getByRole('button', { name: status })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('l');
  await pressed(desk.status.lost);
  const undo = page.getByRole('button', { name: deskReplyForm.undo, exact: true });
  await expect(undo).toContainText(/\d s/);
  await expect(page.getByRole('status').filter({ hasText: deskReplyForm.statusOffer })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('z');
  await pressed(desk.status.new);
  await expect(undo).toHaveCount(0);
});

test('without a mailbox the reply is written in the mail program, and the desk asks whether it was', async ({
  page,
  open,
  site,
}) => {
  const id = await addLead(site, { email: newEmail() });
  await beSignedIn(page, site);
  await page.route('/api/desk/mail', (route) => route.fulfill({ json: { ok: true, canMail: false } }));
  // So that no mail program is looked for.
  await page.addInitScript(() =>
    addEventListener('click', (event) => (event.target as Element).closest('[href^=mailto]') && event.preventDefault()),
  );
  await open(`${deskPath}?lead=${id}`);
  const reply = page.getByRole('link', { name: lead.reply });
  const address = new URL((await reply.getAttribute('href')) ?? '');
  expect(address.searchParams.get('subject')).toBe(dutchReply.subject('Li'));
  await reply.click();
  await expect(page.getByText(deskReplyForm.asked)).toBeVisible();
  await page.getByRole('button', { name: deskReplyForm.yes }).click();
  await expect(page.getByRole('button', { name: desk.status.contacted, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByText(deskReplyForm.asked)).toHaveCount(0);
});

test('one person and one conversation are saved as JSON', async ({ page, open, site }) => {
  const email = newEmail();
  const id = await addLead(site, { email });
  const question = 'Do you export?';
  const conversation = await addConversation(site, [question]);
  await beSignedIn(page, site);
  await open(`${deskPath}?view=person`);
  const save = async (subject: string, kept: string): Promise<unknown> => {
    await page.getByLabel(person.label).fill(subject);
    await page.getByRole('button', { name: person.submit }).click();
    await expect(page.getByText(person.kept(kept))).toBeVisible();
    return JSON.parse(await readDownload(page, person.export));
  };
  expect(await save(email, person.leads(1))).toMatchObject([{ lead: { id, email }, events: [], notices: [] }]);
  expect(await save(conversation, person.messages(1))).toMatchObject([{ user_message: question, ai_response: 'Yes.' }]);
});

test('the list takes in a new lead by itself, says so and keeps its place, and the title names what is open', async ({
  page,
  open,
  site,
}) => {
  const [knownName, freshName] = [newName('Nora'), newName('Fred')];
  await addLead(site, { email: newEmail(), full_name: knownName });
  await beSignedIn(page, site);
  await open(deskPath);
  const title = (name: string) => `${name} | ${company.name}`;
  await expect(page).toHaveTitle(title(desk.today.heading));
  await page.getByRole('link', { name: navigation.leads, exact: true }).click();
  await expect(page).toHaveTitle(title(leads.heading));
  const known = page.getByRole('link', { name: knownName });
  await known.focus();
  await addLead(site, { email: newEmail(), full_name: freshName });
  // As when the tab comes into view again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  const fresh = page.getByRole('link', { name: freshName });
  await expect(fresh).toBeVisible();
  const arrived = new RegExp(`${leads.arrived(1)}|${leads.arrived(2).replace('2', '\\d+')}`);
  await expect(page.getByText(arrived)).toBeVisible();
  await expect(known).toBeFocused();
  await fresh.click();
  await expect(page).toHaveTitle(title(`${freshName}, Li`));
  await page.goBack();
  await expect(page).toHaveTitle(title(leads.heading));
  await page.getByRole('link', { name: 'Nederlands' }).click();
  await expect(page).toHaveTitle(title(dutchDesk.leads.heading));
});

test('what works is told in sentences and tables, reached by a key, of another period and saved', async ({
  page,
  open,
  site,
}) => {
  await addCounts(site);
  await beSignedIn(page, site);
  await open(deskPath);
  await expect(page.getByRole('heading', { name: desk.today.failedChats })).toBeVisible();
  await page.keyboard.press('5');
  const { works } = desk;
  const { works: dutchWorks } = dutchDesk;
  await expect(page.getByRole('heading', { level: 1, name: works.heading })).toBeFocused();
  await expect(page).toHaveTitle(`${works.heading} | ${company.name}`);
  await expect(page.getByText(works.sentences.form(1240, 62))).toContainText(works.formShare(62 / 1240));
  const posts = page.getByRole('table', { name: works.headings.posts });
  await expect(posts.getByRole('row').nth(1)).toContainText(/blog\/data-check.*41/);
  await page.getByRole('link', { name: works.days(7) }).click();
  await expect(page.getByRole('link', { name: works.days(7) })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText(works.sentences.form(1240, 62))).toBeVisible();
  expect(await readDownload(page, works.export)).toContain(',form,seen,1240,');
  await page.getByRole('link', { name: 'Nederlands' }).click();
  await expect(page.getByText(dutchWorks.sentences.form(1240, 62))).toBeVisible();
});

test('the way to the desk and back loads the page in full, for a policy of its own', async ({ page, open }) => {
  await open(pathOf('security', 'en'));
  const follow = async (name: string, wanted: string) => {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(wanted);
    await page.locator('html[data-hydrated]').waitFor();
    return page.evaluate(() => 'isSamePage' in window);
  };
  expect(await follow(shell.navigation.signIn, deskPath)).toBe(false);
  await expect(page.getByRole('link', { name: shell.navigation.getStarted })).toHaveCount(0);
  expect(await follow(shell.navigation.work, pathOf('work', 'en'))).toBe(false);
  expect(await follow(shell.navigation.about, pathOf('about', 'en'))).toBe(true);
});

for (const { language, theme } of [
  { language: 'en', theme: 'light' },
  { language: 'nl', theme: 'dark' },
] as const) {
  test(`no view scrolls sideways, and axe has nothing to say of any, in ${language} and ${theme}`, async ({
    page,
    open,
    site,
  }) => {
    // Eight views in four widths each are more than half a minute for a machine that is busy.
    test.slow();
    const id = await addLead(site, { email: `axe-${language}@example.com` });
    const path = pathOf('desk', language);
    await page.emulateMedia({ colorScheme: theme });
    const texts = { en: desk, nl: dutchDesk }[language];
    await open(path);
    await expect(page.getByLabel(texts.signIn.password, { exact: true })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await beSignedIn(page, site);
    await addCounts(site);
    const conversation = await addConversation(site, ['Do you know our CRM?', 'And what would that cost?']);
    const views = [
      '',
      '?view=leads',
      `?view=leads&lead=${id}`,
      '?view=conversations',
      `?view=conversations&conversation=${conversation}`,
      '?view=person',
      '?view=works',
    ];
    for (const search of views) {
      await open(path + search);
      await expect(page.getByRole('button', { name: texts.navigation.signOut })).toBeVisible();
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main .spinner')).toHaveCount(0);
      expect(await findViolations(page), search).toEqual([]);
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${search} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}
