import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { contactForm } from '#shared/content/en/contact-form.ts';
import { scheduling } from '#shared/content/en/scheduling.ts';
import { shell as enShell } from '#shared/content/en/shell.ts';
import { work } from '#shared/content/en/work.ts';
import { languages } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import { site as company } from '#shared/site.ts';
import { findViolations } from '#test/support/axe.ts';
import { expect, holdBack, test } from '#test/support/browser.ts';
import { answerAtEdge, chatErrorTexts, chatTexts, openChat, panelOf, replyOf, say } from '#test/support/chat.ts';

const en = chatTexts.en;
const questions = { en: 'How long does CRM integration take?', nl: 'Hoe lang duurt een CRM-integratie?' };
const answers = { en: '3-4 weeks', nl: '3-4 weken' };
const cards = { en: 'CRM Integration', nl: 'CRM-integratie' };

for (const language of languages) {
  test(`in ${language} a question is asked and answered by keyboard alone, with its card, and logged once`, async ({
    page,
    open,
    site,
  }) => {
    const texts = chatTexts[language];
    const button = page.getByRole('button', { name: texts.open, exact: true });
    await open(pathOf('home', language));
    await button.focus();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Enter');
    const panel = panelOf(page, language);
    const input = panel.getByRole('textbox', { name: texts.inputLabel });
    await expect(input).toBeFocused();
    await expect(input).toHaveAttribute('placeholder', texts.placeholder);
    await expect(panel.getByRole('log', { name: texts.conversation })).toContainText(texts.greeting);
    await expect(panel).toContainText(texts.poweredBy(company.name));
    await expect(panel.getByRole('link', { name: texts.notice.link })).toHaveAttribute(
      'href',
      pathOf('privacy', language),
    );
    await page.keyboard.type(questions[language]);
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('log')).toContainText(answers[language]);
    await expect(panel.getByRole('status').filter({ hasText: answers[language] })).toHaveCount(1);
    await expect(input).toBeFocused();
    await expect(panel.getByRole('list', { name: texts.offers }).getByRole('link')).toHaveText([cards[language]]);
    await expect(panel.getByRole('link', { name: cards[language] })).toHaveAttribute(
      'href',
      pathOf('crm-integration', language),
    );
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect
      .poll(async () => {
        const { data } = await site.database.from('chat_logs').select('*').eq('user_message', questions[language]);
        return data?.map(({ success, ai_response }) => [success, ai_response.includes(answers[language])]);
      })
      .toEqual([[true, true]]);
  });

  test(`in ${language} a message that finds no room says that it waits, and is sent again by itself`, async ({
    page,
    open,
    complaints,
  }) => {
    const texts = chatTexts[language];
    const busy = {
      status: 503,
      headers: { 'Retry-After': '5' },
      body: { ok: false, code: 'rate_limited', message: chatErrorTexts[language].byCode.rate_limited },
    };
    const sent = await answerAtEdge(page, () => (sent.length < 3 ? busy : replyOf('At last.')));
    await page.clock.install();
    await open(pathOf('home', language));
    const panel = await openChat(page, language);
    const log = panel.getByRole('log');
    await say(panel, questions[language]);
    await expect(log.getByText(texts.waiting)).toBeVisible();
    await expect(panel.getByRole('status').filter({ hasText: texts.waiting })).toHaveCount(1);
    await expect(log.getByText(texts.typing)).toHaveCount(0);
    await page.clock.runFor(6000);
    await expect.poll(() => sent.length).toBe(2);
    // Closed meanwhile, and opened again.
    await panel.getByRole('button', { name: texts.close }).click();
    await expect(panel).toHaveCount(0);
    await page.clock.runFor(6000);
    await expect.poll(() => sent.length).toBe(3);
    await openChat(page, language);
    await expect(log).toContainText('At last.');
    await expect(log.getByText(questions[language])).toHaveCount(1);
    await expect(log.getByText(texts.waiting)).toHaveCount(0);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    complaints.splice(0);
  });

  test(`in ${language} every failure has its bubble, its reason and the banner, and the message can be mended`, async ({
    page,
    open,
    complaints,
  }) => {
    const texts = chatTexts[language];
    const errors = chatErrorTexts[language];
    const upstream = (upstreamStatus: number, message: string) => ({
      status: 502,
      body: { ok: false, code: 'upstream', upstreamStatus, message },
    });
    const { failedSend, unexpected } = errors.bubbles;
    const rows: [answer: { status?: number; body: unknown }, bubble: string, reason: string][] = [
      ...Object.entries(errors.byStatus).map(([status, words]): (typeof rows)[number] => [
        upstream(Number(status), words),
        failedSend,
        words,
      ]),
      [upstream(418, 'I am a teapot'), failedSend, 'I am a teapot'],
      ...(['rate_limited', 'session', 'empty_reply', 'unreachable', 'timeout'] as const).map(
        (code): (typeof rows)[number] => [
          { status: 502, body: { ok: false, code, message: 'said in passing' } },
          failedSend,
          errors.byCode[code],
        ],
      ),
      [{ body: 'no answer of ours' }, unexpected, errors.other],
      [{ body: { ok: true } }, unexpected, errors.withoutAnswer.other],
    ];
    let row = 0;
    const sent = await answerAtEdge(page, () => rows[row]?.[0] ?? replyOf('At last.'));
    await open(pathOf('home', language));
    const panel = await openChat(page, language);
    const log = panel.getByRole('log');
    await say(panel, 'Hello');
    for (const [, bubble, reason] of rows) {
      await expect(log.getByText(reason, { exact: true })).toBeVisible();
      await expect(log.getByText(bubble, { exact: true })).toBeVisible();
      await expect(panel.getByRole('alert')).toContainText(errors.banner);
      await expect(panel.getByRole('status').filter({ hasText: reason })).toHaveCount(1);
      row += 1;
      await panel.getByRole('alert').getByRole('button', { name: texts.retry }).click();
    }
    await expect(log).toContainText('At last.');
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await expect(log.getByText(failedSend)).toHaveCount(0);
    expect(new Set(sent.map(({ message }) => message))).toEqual(new Set(['Hello']));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(rows.length + 1);
    complaints.splice(0);

    await page.unroute('**/api/chat');
    await page.route('**/api/chat', (route) => route.abort());
    await say(panel, 'Is anyone ther?');
    await expect(log.getByText(errors.byCode.unreachable)).toBeVisible();
    await expect(log.getByText(unexpected)).toBeVisible();
    await panel.getByRole('textbox').fill('And one more.');
    await log.getByRole('button', { name: texts.edit }).click();
    await expect(panel.getByRole('textbox')).toHaveValue('Is anyone ther?\nAnd one more.');
    await expect(panel.getByRole('textbox')).toBeFocused();
    await expect(log.getByText(unexpected)).toHaveCount(0);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  });
}

test('what is typed while the panel is loaded stands in its input, and the rest behind it', async ({ page, open }) => {
  const release = await holdBack(page, '**/assets/chat-panel-*.js');
  await open(pathOf('home', 'en'));
  const button = page.getByRole('button', { name: en.open, exact: true });
  await button.focus();
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.type('Ho');
  release();
  const input = panelOf(page, 'en').getByRole('textbox', { name: en.inputLabel });
  await expect(input).toBeFocused();
  await page.keyboard.type('w long?');
  await expect(input).toHaveValue('How long?');
});

test('the conversation survives page changes, a reload and the switch of language, and closing starts a new session', async ({
  page,
  open,
  complaints,
}) => {
  let answer: (reply: ReturnType<typeof replyOf>) => void = () => undefined;
  const sent = await answerAtEdge(page, ({ message }) => {
    if (message === 'Fail') return { status: 502, body: { ok: false, code: 'session', message: 'x' } };
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  await open(pathOf('home', 'en'));
  const panel = await openChat(page, 'en');
  const log = panel.getByRole('log');
  await say(panel, 'One');
  await expect(panel.getByRole('textbox')).toHaveAttribute('aria-disabled', 'true');
  await expect(panel.getByRole('status').filter({ hasText: en.typing })).toHaveCount(1);
  // The reply comes on another page.
  await page.getByRole('link', { name: enShell.navigation.services, exact: true }).first().click();
  await expect(page).toHaveURL(pathOf('services', 'en'));
  answer(replyOf('Reply to one'));
  await expect(log).toContainText('Reply to one');
  // Until the answer is taken in, nothing more can be sent.
  await expect(panel.getByRole('textbox')).not.toHaveAttribute('aria-disabled');

  await say(panel, 'Fail');
  await expect(log).toContainText(chatErrorTexts.en.byCode.session);
  await panel.getByRole('textbox').fill('Half a sen');
  await page.locator('header a[data-language="nl"]').first().click();
  const dutch = panelOf(page, 'nl');
  await expect(dutch.getByRole('log')).toContainText(chatErrorTexts.nl.byCode.session);
  await expect(dutch.getByRole('log')).toContainText(chatTexts.nl.greeting);
  await expect(dutch.getByRole('textbox', { name: chatTexts.nl.inputLabel })).toHaveValue('Half a sen');
  await page.reload();
  await expect(dutch.getByRole('log')).toContainText('Reply to one');
  await expect(dutch.getByRole('textbox')).toHaveValue('Half a sen');

  await say(dutch, 'Two');
  await expect.poll(() => sent.length).toBe(3);
  expect(sent[2]).toMatchObject({
    sessionId: 's1',
    language: 'nl',
    history: [
      { role: 'user', content: 'One' },
      { role: 'assistant', content: 'Reply to one' },
    ],
  });
  answer(replyOf('Reply to two'));
  await expect(dutch.getByRole('log')).toContainText('Reply to two');
  await dutch.getByRole('button', { name: chatTexts.nl.close }).click();
  await openChat(page, 'nl');
  await expect(dutch.getByRole('log')).toContainText('Reply to two');
  await say(dutch, 'Three');
  await expect.poll(() => sent.at(-1)?.sessionId).toBeNull();
  answer(replyOf('Reply to three'));
  await expect(dutch.getByRole('log')).toContainText('Reply to three');
  complaints.splice(0);
});

test('a page that arrives while the visitor types leaves focus in the chat', async ({ page, open, site }) => {
  let show: () => void = () => undefined;
  const isAskedFor = new Promise<void>((resolve) => {
    show = resolve;
  });
  await page.route(`${site.url}/assets/work-*`, async (route) => {
    await isAskedFor;
    await route.continue();
  });
  await open(pathOf('home', 'en'));
  const input = (await openChat(page, 'en')).getByRole('textbox');
  await page.locator('header').getByRole('link', { name: enShell.navigation.work, exact: true }).click();
  await input.pressSequentially('Half a ');
  show();
  await expect(page.locator('h1')).toHaveText(work.heading);
  await expect(input).toBeFocused();
  await page.keyboard.type('sentence');
  await expect(input).toHaveValue('Half a sentence');
});

test("a reply with 'schedule' opens the calendar and closes back onto the conversation; Dutch words show a button", async ({
  page,
  open,
}) => {
  const dutch = 'U kunt de afspraak meteen inplannen.';
  await answerAtEdge(page, ({ message }) =>
    message === 'plan' ? replyOf(dutch) : replyOf('Let us SCHEDULE a call.', { schedule: true }),
  );
  await open(pathOf('home', 'en'));
  const panel = await openChat(page, 'en');
  const modal = page.getByRole('dialog', { name: scheduling.title(company.name) });
  await say(panel, 'call');
  await expect(modal).toBeVisible();
  expect(await page.evaluate(() => history.state.usr.source)).toBe('chat');
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await expect(panel.getByRole('log')).toContainText('SCHEDULE');
  await expect(panel.getByRole('textbox')).toBeFocused();

  const prompt = panel.getByRole('link', { name: enShell.schedulePrompt });
  await prompt.click();
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(prompt).toBeFocused();

  await say(panel, 'plan');
  await expect(panel.getByRole('log')).toContainText(dutch);
  await expect(modal).toHaveCount(0);
  await panel.getByRole('link', { name: en.scheduleMeeting }).last().click();
  await expect(modal).toBeVisible();
});

test("'Contact form' turns the visitor's own words into a contact request", async ({ page, open }) => {
  await answerAtEdge(page, () => replyOf('Three to four weeks.'));
  await open(pathOf('home', 'en'));
  const panel = await openChat(page, 'en');
  await say(panel, 'We plan by hand.');
  await expect(panel.getByRole('log')).toContainText('Three to four weeks.');
  await panel.getByRole('textbox').fill('Can you help?');
  await panel.getByRole('link', { name: en.contactForm }).click();
  const modal = page.getByRole('dialog', { name: contactForm.modalTitle(company.name) });
  const description = modal.getByLabel(contactForm.fields.problemDescription.label);
  await expect(description).toHaveValue('We plan by hand.\nCan you help?');
  await description.fill('We plan by hand, all of us.');
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('textbox')).toHaveValue('Can you help?');
});

test('the conversation can be copied and downloaded', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await answerAtEdge(page, () => replyOf('Three to four weeks.'));
  await open(pathOf('home', 'en'));
  const panel = await openChat(page, 'en');
  await expect(panel.getByRole('button', { name: en.transcript.download })).toHaveCount(0);
  await say(panel, 'How long?');
  await expect(panel.getByRole('log')).toContainText('Three to four weeks.');
  const waiting = page.waitForEvent('download');
  await panel.getByRole('button', { name: en.transcript.download }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^conversation-\d{4}-\d\d-\d\d\.txt$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(
    /^Conversation with the AI assistant of Plinth\n\nYou, .+:\nHow long\?\n\nAssistant, .+:\nThree to four weeks\.\n$/,
  );
  await panel.getByRole('button', { name: en.transcript.copy }).click();
  await expect(panel.getByRole('status').filter({ hasText: en.transcript.copied })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

test('the input counts near its limit, breaks lines with Shift+Enter and keeps what is too long', async ({
  page,
  open,
}) => {
  const sent = await answerAtEdge(page, () => replyOf('Yes.'));
  await open(pathOf('crm-integration', 'en'));
  const panel = await openChat(page, 'en');
  await expect(panel.getByRole('list', { name: en.suggestionsLabel }).getByRole('button')).toHaveText(
    en.suggestionsByPage['crm-integration'],
  );
  const input = panel.getByRole('textbox');
  const sendButton = panel.getByRole('button', { name: en.send });
  await expect(sendButton).toHaveAttribute('aria-disabled', 'true');
  await input.fill('   ');
  await input.press('Enter');
  await input.fill('x'.repeat(1799));
  await expect(panel.getByText(en.charactersLeft(201))).toHaveCount(0);
  await input.fill('x'.repeat(1990));
  await expect(panel.getByText(en.charactersLeft(10)).first()).toBeVisible();
  await input.fill('x'.repeat(2003));
  await expect(panel.getByText(en.charactersOver(3)).first()).toBeVisible();
  await expect(panel.getByRole('alert')).toHaveText(chatErrorTexts.en.byCode.too_long);
  await input.press('Enter');
  await expect(input).toHaveValue('x'.repeat(2003));
  expect(sent).toEqual([]);
  await input.fill('One');
  await input.press('Shift+Enter');
  await page.keyboard.type('two');
  await sendButton.click();
  await expect(panel.getByRole('log')).toContainText('Yes.');
  expect(sent.map(({ message }) => message)).toEqual(['One\ntwo']);
  await expect(input).toBeFocused();
});

test('beside the page Escape closes the panel from anywhere, and focus stays where it is', async ({ page, open }) => {
  await open(pathOf('services', 'en'));
  const panel = await openChat(page, 'en');
  const control = page.locator('main a').first();
  await control.focus();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(control).toBeFocused();
  // What lies over both is closed first.
  await openChat(page, 'en');
  await panel.getByRole('link', { name: en.contactForm }).click();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await expect(panel).toBeVisible();
});

test('however low the panel is, the greeting, a failure and what was said last begin in view', async ({
  page,
  open,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await answerAtEdge(page, ({ message }) =>
    message === 'Fail'
      ? { status: 502, body: { ok: false, code: 'session', message: 'x' } }
      : replyOf('Build & Empower, Build & Elevate and Growth are our packages.'),
  );
  await open(pathOf('pricing', 'en'));
  const panel = await openChat(page, 'en');
  const log = panel.getByRole('log');
  const beginsInView = (text: string) =>
    expect
      .poll(async () => {
        const [bubble, view] = await Promise.all([
          log.getByText(text, { exact: true }).boundingBox(),
          log.boundingBox(),
        ]);
        return bubble && view && bubble.y >= view.y && bubble.y < view.y + view.height - 24;
      })
      .toBe(true);
  await beginsInView(en.greeting);
  await say(panel, 'Which packages?');
  await expect(log.getByRole('listitem')).toHaveCount(3);
  await say(panel, 'Fail');
  await beginsInView(chatErrorTexts.en.bubbles.failedSend);
  await page.reload();
  await expect(log.getByRole('listitem')).toHaveCount(3);
  await beginsInView(chatErrorTexts.en.bubbles.failedSend);
  complaints.splice(0);
});

test('nothing of the panel is loaded before it is wanted, and no other host is asked', async ({ page, open, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await open(pathOf('home', 'en'));
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /chat|catalogue|packages/.test(url))).toEqual([]);
  await openChat(page, 'en');
  await expect.poll(() => asked.filter((url) => /chat-panel/.test(url))).toHaveLength(1);
  expect(asked.filter((url) => !url.startsWith(site.url))).toEqual([]);
});

/** What a browser says of an on-screen keyboard: which part of the page it leaves. */
function showKeyboard(page: Page, view: { height: number; offsetTop?: number }): Promise<void> {
  return page.evaluate((left) => {
    for (const [name, value] of Object.entries(left)) Object.defineProperty(visualViewport, name, { value });
    visualViewport?.dispatchEvent(new Event('resize'));
  }, view);
}

test('on a phone the panel fills what the keyboard leaves of the screen, and axe finds nothing', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await answerAtEdge(page, ({ message }) =>
    message === 'Fail'
      ? { body: { ok: true } }
      : replyOf('CRM Integration takes weeks, see https://example.com/ and /work. U kunt dat inplannen.'),
  );
  await open(pathOf('home', 'en'));
  const panel = await openChat(page, 'en');
  expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await say(panel, 'Hello');
  await expect(panel.getByRole('list', { name: en.offers })).toBeVisible();
  await say(panel, 'Fail');
  await expect(panel.getByRole('alert')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findViolations(page), colorScheme).toEqual([]);
  }

  await showKeyboard(page, { height: 400, offsetTop: 12 });
  expect(await panel.boundingBox()).toEqual({ x: 0, y: 12, width: 360, height: 400 });
  await expect(panel.getByRole('textbox')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  // A page that a link leads to would stay behind the panel.
  await panel.getByRole('link', { name: '/work' }).click();
  await expect(page).toHaveURL(pathOf('work', 'en'));
  await expect(panel).toHaveCount(0);
});

test('on a phone held sideways the panel fills the screen, and what a keyboard leaves of it holds the composer', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await answerAtEdge(page, () => replyOf('CRM Integration takes weeks.'));
  await open(pathOf('home', 'en'));
  const panel = await openChat(page, 'en');
  expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 740, height: 360 });
  await say(panel, 'Hello');
  const heightOfLog = async () => (await panel.getByRole('log').boundingBox())?.height;
  expect(await heightOfLog()).toBeGreaterThan(150);
  await showKeyboard(page, { height: 200 });
  const { y = 0, height = 0 } = (await panel.getByRole('textbox').boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(200);
  expect(await heightOfLog()).toBeGreaterThan(50);
});

test('a message whose reply a reload cuts off is only not answered', async ({ page, open }) => {
  await answerAtEdge(page, () => new Promise(() => undefined));
  await open(pathOf('home', 'en'));
  const panel = await openChat(page, 'en');
  await say(panel, 'Hello');
  await page.reload();
  await expect(panel.getByRole('button', { name: en.resend })).toBeVisible();
  await expect(panel.getByText(chatErrorTexts.en.bubbles.unexpected)).toHaveCount(0);
});

test('at the end of a page the panel stays above the footer as far as the view has room, and below the header', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await open(pathOf('home', 'en'));
  const panel = await openChat(page, 'en');
  for (const [height, least, isClear] of [
    [700, 400, false],
    [900, 320, true],
    [1200, 600, true],
  ] as const) {
    await page.setViewportSize({ width: 1440, height });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const box = async () => (await panel.boundingBox()) ?? { y: 0, height: 0 };
    await expect.poll(async () => (await box()).height, `${height} px`).toBeGreaterThanOrEqual(least);
    const bar = (await page.locator('header').first().boundingBox())?.height ?? 0;
    await expect.poll(async () => (await box()).y, `${height} px`).toBeGreaterThan(bar);
    const room = async () => {
      const { y, height: tall } = await box();
      return Math.round(((await page.locator('footer').boundingBox())?.y ?? 0) - y - tall);
    };
    if (isClear) await expect.poll(room, `${height} px`).toBe(20);
  }
});

/** Reads down a page in steps; of those, what the button covered, by what lies on top in the middle of the words behind it. */
function readDown(steps: number): Promise<string[]> {
  const button = document.querySelector<HTMLElement>('.chat-button') as HTMLElement;
  const words: Range[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    if (!text.textContent?.trim() || !text.parentElement?.matches(':is(main, footer) *')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    words.push(range);
  }
  const isCovered = (line: DOMRect, box: DOMRect) => {
    const [left, right] = [Math.max(line.left, box.left), Math.min(line.right, box.right)];
    const [top, bottom] = [Math.max(line.top, box.top), Math.min(line.bottom, box.bottom)];
    if (left >= right || top >= bottom || line.width < 2) return false;
    const places = [left + 1, (left + right) / 2, right - 1];
    return places.some((x) => button.contains(document.elementFromPoint(x, (top + bottom) / 2)));
  };
  const frame = () => new Promise(requestAnimationFrame);
  return Array.from({ length: steps }).reduce<Promise<string[]>>(async (before, _, step) => {
    const covered = await before;
    const last = document.documentElement.scrollHeight - innerHeight;
    scrollTo({ top: (step * last) / (steps - 1), behavior: 'instant' });
    for (let count = 0; count < 4; count += 1) await frame();
    const box = button.getBoundingClientRect();
    const hit = words.find((range) => [...range.getClientRects()].some((line) => isCovered(line, box)));
    return hit ? [...covered, `${step}: ${hit}`] : covered;
  }, Promise.resolve([]));
}

test('the button leaves words alone while a page is read, and comes back when the visitor turns or tabs to it', async ({
  page,
  open,
}) => {
  // It waits for 720 frames, each as long as a busy machine takes for it.
  test.slow();
  const covered = { 390: [] as string[], 1440: [] as string[] };
  for (const name of ['home', 'services', 'pricing', 'crm-integration', 'privacy'] as const) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(pathOf(name, 'en'));
    covered[390].push(...(await page.evaluate(readDown, 18)));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    covered[1440].push(...(await page.evaluate(readDown, 18)));
  }
  expect(covered[390].length, covered[390].join(', ')).toBeLessThanOrEqual(5);
  expect(covered[1440].length, covered[1440].join(', ')).toBeLessThanOrEqual(5);

  await page.setViewportSize({ width: 390, height: 844 });
  const button = page.getByRole('button', { name: en.open, exact: true });
  await page.keyboard.press('Tab');
  const scroll = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await scroll(0);
  await expect(button).toBeInViewport({ ratio: 1 });
  await scroll(900);
  await expect(button).not.toBeInViewport();
  await button.focus();
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.blur();
  await expect(button).not.toBeInViewport();
  await scroll(700);
  await expect(button).toBeInViewport({ ratio: 1 });
});

test('the button never covers a focused control and stays 20 px above the footer, clear of the end of the page', async ({
  page,
  open,
}) => {
  for (const [name, language] of [
    ['home', 'en'],
    ['crm-integration', 'nl'],
    ['pricing', 'en'],
    ['resources', 'en'],
    ['careers', 'en'],
    ['contactThanks', 'en'],
  ] as const) {
    await open(pathOf(name, language));
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      const covered = await page.evaluate(() => {
        const widget = document.querySelector('.chat-button') as HTMLElement;
        const controls = document.querySelectorAll<HTMLElement>('main :is(a, button, summary, input), footer a');
        return [...controls].flatMap((control) => {
          control.focus();
          const { left, right, top, bottom } = control.getBoundingClientRect();
          const box = widget.getBoundingClientRect();
          const isCovered = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
          return isCovered && document.activeElement === control ? [control.outerHTML.slice(0, 200)] : [];
        });
      });
      expect(covered, `${name} at ${width} px`).toEqual([]);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      // A little up, which brings the button back.
      const isAway = () =>
        page.evaluate(async () => {
          scrollBy({ top: -9, behavior: 'instant' });
          for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame);
          return document.querySelector('.chat-button[data-reading]') !== null;
        });
      await expect.poll(isAway).toBe(false);
      const atTheEnd = await page.evaluate(() => {
        const widget = document.querySelector('.chat-button') as HTMLElement;
        const footer = document.querySelector('footer');
        const box = widget.getBoundingClientRect();
        const words = [...document.querySelectorAll<HTMLElement>('main :is(a, button, p)')].filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        });
        return {
          gap: Math.round((footer?.getBoundingClientRect().top ?? 0) - box.bottom),
          covered: words.map(({ outerHTML }) => outerHTML.slice(0, 200)),
        };
      });
      expect(atTheEnd, `${name} at ${width} px`).toEqual({ gap: 20, covered: [] });
    }
  }
});
