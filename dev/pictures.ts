// `npm run pictures`: takes the pictures of the site anew, of the built site with a seeded database that is thrown away afterwards.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { chat as chatEn } from '#shared/content/en/chat.ts';
import { deskReplyForm as replyFormEn } from '#shared/content/en/desk-reply-form.ts';
import { deskViews as deskEn } from '#shared/content/en/desk-views.ts';
import { work as workEn } from '#shared/content/en/work.ts';
import { chat as chatNl } from '#shared/content/nl/chat.ts';
import { deskReplyForm as replyFormNl } from '#shared/content/nl/desk-reply-form.ts';
import { deskViews as deskNl } from '#shared/content/nl/desk-views.ts';
import { work as workNl } from '#shared/content/nl/work.ts';
import { type Language, languages } from '#shared/languages.ts';
import { picturePath } from '#shared/picture-path.ts';
import { pictureSizes } from '#shared/picture-sizes.ts';
import {
  type PictureForm,
  pictureForms,
  type PictureId,
  pictureScale,
  type PictureTheme,
  pictureThemes,
  type ProjectPictureId,
} from '#shared/pictures.ts';
import { pathOf } from '#shared/routes.ts';
import { isBuilt } from './build.ts';
import { startChromium } from './chromium.ts';
import { findFreePort } from './free-port.ts';

/** The one moment of database and browser: a Thursday evening, so that this week can be told from the last. */
const moment = Date.parse('2026-11-19T18:40:00+01:00');
const timeZone = 'Europe/Amsterdam';

const texts = {
  en: {
    desk: deskEn,
    replyForm: replyFormEn,
    work: workEn,
    chat: chatEn,
    question: 'How long does a CRM integration take?',
    reply:
      'Forty forms a week is a job for software. Could you send us three of them, with the names blacked out? Then we’ll tell you which fields we can read.\n\nWould Thursday at ten suit you for a call?\n\nBest regards,\nPlinth',
  },
  nl: {
    desk: deskNl,
    replyForm: replyFormNl,
    work: workNl,
    chat: chatNl,
    question: 'Hoe lang duurt een CRM-integratie?',
    reply:
      'Kunt u ons die tien vragen sturen, met het antwoord dat u nu geeft? Dan zeggen we welke de assistent kan overnemen.\n\nSchikt het donderdag om tien uur om te bellen?\n\nMet vriendelijke groet,\nPlinth',
  },
};

/** How much smaller a picture is than what it was taken of. */
const reductions: Partial<Record<PictureForm, number>> = { reduced: 1.6, whole: 1.1 };

type SeededLead = { id: string };
type Shown = { page: Page; form: PictureForm; language: Language; lead: SeededLead };

/** Opens what is to be seen. The chat comes last: the Worker has the real clock, and the desk would show what it logs. */
const shows: Record<PictureId, (shown: Shown) => Promise<unknown>> = {
  'desk-today': async ({ page, form, language }) => {
    const { today } = texts[language].desk;
    await page.goto(pathOf('desk', language));
    await page.getByText(today.healthy).waitFor();
    await page.getByText(today.nothingToDeliver).waitFor();
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.scrollIntoView());
    // As much space above it as beside it; the short picture begins below it.
    await page.evaluate((by) => scrollBy(0, by), form === 'short' ? 39 : -10);
    await hideCutOfDesk(page, 'h2, tr, p');
  },
  'desk-opened': async ({ page, language, lead }) => {
    await openLead(page, language, lead);
    await hideActions(page);
    await startAtHeading(page);
    await hideCutOfDesk(page, 'li, p, h2');
  },
  'desk-lead': async ({ page, form, language, lead }) => {
    const { desk, replyForm, reply } = texts[language];
    await openLead(page, language, lead);
    await page.getByRole('button', { name: desk.lead.reply }).click();
    const body = page.getByLabel(replyForm.body);
    const [greeting] = (await body.inputValue()).split('\n');
    await body.fill(`${greeting}\n\n${reply}`);
    // Drawn up to what is written, as its corner lets one do.
    await body.evaluate((field) => {
      field.style.height = '0';
      field.style.height = `${field.scrollHeight + 16}px`;
    });
    if (form === 'low') {
      await hideActions(page);
      await page.getByText(replyForm.body, { exact: true }).evaluate((label) => label.scrollIntoView());
      await hideCutOfDesk(page, 'section');
    } else {
      await startAtHeading(page);
      await hideCutOfDesk(page, 'form');
    }
  },
  'brand-identity': (shown) => showProject('brand-identity', shown),
  'digital-platform': (shown) => showProject('digital-platform', shown),
  'site-home': (shown) => showTop('home', shown),
  'site-service': (shown) => showTop('crm-integration', shown),
  'chat-answer': async ({ page, language }) => {
    const { chat, question } = texts[language];
    await page.goto(pathOf('home', language));
    await page.getByRole('button', { name: chat.open, exact: true }).click();
    const panel = page.getByRole('dialog', { name: chat.title });
    await panel.getByRole('textbox').fill(question);
    await panel.getByRole('textbox').press('Enter');
    await panel.getByRole('button', { name: chat.feedback.helpful, exact: true }).waitFor();
    // The bar above would cut it.
    await hide(panel.locator('[data-look]', { hasText: chat.greeting }));
  },
};

/** With what the visitor asked in the chat. */
async function openLead(page: Page, language: Language, lead: SeededLead): Promise<void> {
  await page.goto(`${pathOf('desk', language)}?view=leads&lead=${lead.id}`);
  const conversation = page.getByRole('region', { name: texts[language].desk.lead.conversation });
  await conversation.getByRole('listitem').first().waitFor();
}

async function startAtHeading(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.scrollIntoView());
  await page.evaluate(() => scrollBy(0, -10));
  // Of what stands above it the lower edge would be seen.
  await hide(page.getByRole('main').locator('div:has(+ article)'));
}

/** What keeps its place unseen. */
function hide(parts: Locator): Promise<void> {
  return parts.evaluateAll((elements) => {
    for (const element of elements as HTMLElement[]) element.style.visibility = 'hidden';
  });
}

/** The actions, which would cover what is below. */
function hideActions(page: Page): Promise<void> {
  const bar = page.getByRole('main').locator('.sticky');
  return bar.evaluate((element) => element.style.setProperty('display', 'none'));
}

/** Those that the lower edge of the picture would cut, or a bar that lies there. The picture begins `top` below the edge of the window. */
async function hideCut(parts: Locator, top: number): Promise<void> {
  await parts.evaluateAll((elements, offset) => {
    const bar = [...document.querySelectorAll<HTMLElement>('main *')].find(
      (element) =>
        getComputedStyle(element).position === 'sticky' && element.getBoundingClientRect().bottom >= innerHeight,
    );
    const edge = innerHeight + offset - (bar?.offsetHeight ?? 0);
    for (const element of elements as HTMLElement[])
      if (element.getBoundingClientRect().bottom > edge) element.style.visibility = 'hidden';
  }, top);
}

/** Hides the parts that a picture of the desk would cut. */
async function hideCutOfDesk(page: Page, selector: string): Promise<void> {
  await hideCut(page.getByRole('main').locator(selector), await heightOfBar(page));
}

/** Of the site's bar. */
function heightOfBar(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector('header')?.offsetHeight ?? 0);
}

/** The top of a page of this site. */
async function showTop(id: 'home' | 'crm-integration', { page, language }: Shown): Promise<void> {
  await page.goto(pathOf(id, language));
  // The chat's button and the mark of the home page: here they would lie anywhere.
  await hide(page.locator('.fixed, .chat-button'));
  // Of the drawing only words.
  await hideCut(page.getByRole('main').locator('p, dt, dd, a:not(nav *), nav span'), 0);
}

/** What its client would look at, in the size of the picture, as a wide screen shows it. */
async function showProject(id: ProjectPictureId, { page, language }: Shown): Promise<void> {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto(pathOf('work', language));
  const { title } = texts[language].work.projects[id].shown;
  const sheet = page.locator(`#${id}`).getByText(title, { exact: true }).locator('..');
  const { width, height } = pictureSizes.card;
  await sheet.evaluate((element, style) => Object.assign((element as HTMLElement).style, style), {
    position: 'fixed',
    zIndex: '100',
    inset: '0 auto auto 0',
    width: `${width}px`,
    height: `${height}px`,
  });
}

async function takePictures(): Promise<void> {
  // Dates of the database come from this process, which runs it.
  mock.timers.enable({ apis: ['Date'], now: moment });
  if (!isBuilt()) execFileSync(process.execPath, ['dev/build.ts'], { stdio: 'inherit' });
  mkdirSync('public/pictures', { recursive: true });
  await using browser = await startChromium();
  for (const language of languages) await takePicturesIn(language, browser);
}

async function takePicturesIn(language: Language, browser: Browser): Promise<void> {
  const stateDir = mkdtempSync(join(tmpdir(), 'plinth-pictures-'));
  const closers = [async () => rmSync(stateDir, { recursive: true, force: true })];
  try {
    const { lead, owner } = await seedState(stateDir, language);
    const siteUrl = await startSite(stateDir, closers);
    const session = await signIn(siteUrl, owner);
    for (const id of Object.keys(shows) as PictureId[])
      for (const theme of pictureThemes)
        for (const form of pictureForms[id]) {
          const reduction = reductions[form] ?? 1;
          const width = Math.round(pictureSizes[form].width * reduction);
          const height = Math.round(pictureSizes[form].height * reduction);
          await using context = await openBrowser({
            browser,
            siteUrl,
            language,
            theme,
            session,
            scale: pictureScale / reduction,
          });
          const page = await context.newPage();
          await page.setViewportSize({ width, height });
          await shows[id]({ page, form, language, lead });
          keep(
            join('public', picturePath(id, language, theme, form)),
            await compress(await shoot(page, { width, height, isDesk: id.startsWith('desk-') })),
          );
        }
  } finally {
    for (const close of closers) await close();
  }
}

type Account = { email: string; password: string };

/** An owner who answers in time, and whose visitors all write in one language, so that whoever looks at the pictures can read them. */
async function seedState(stateDir: string, language: Language): Promise<{ lead: SeededLead; owner: Account }> {
  const { startDatabase } = await import('./services/database.ts');
  const { seed } = await import('./seed.ts');
  const database = await startDatabase({ stateDir });
  try {
    await database.query('select setseed(0.5)');
    await seed(database);
    await database.query('delete from public.contact_submissions where language <> $1', [language]);
    await database.query('delete from public.chat_logs where language <> $1 or not success', [language]);
    await database.query(
      `update public.contact_submissions set status = 'contacted' where status = 'new'
        and id not in (select id from public.contact_submissions where status = 'new' order by created_at desc limit 4)`,
    );
    await database.query(
      `with waiting as (
          select id, conversation, created_at, now() - row_number() over (order by created_at desc) * interval '19 minutes' as moved_to
          from public.contact_submissions where status = 'new'
        ),
        talk as (
          update public.chat_logs as log set created_at = log.created_at + (moved_to - waiting.created_at)
          from waiting where waiting.conversation = log.session_id
        ),
        told as (
          update public.lead_notices as notice set confirmed_at = notice.confirmed_at + (moved_to - waiting.created_at)
          from waiting where waiting.id = notice.submission_id
        )
        update public.contact_submissions as lead set created_at = moved_to from waiting where waiting.id = lead.id`,
    );
    const [lead] = await database.query<SeededLead>(
      "select id from public.contact_submissions where status = 'new' and conversation is not null",
    );
    if (!lead) throw new Error(`The seed has no new lead with a conversation in ${language}`);
    // One question is enough, so that there is room for what came after it.
    await database.query(
      `delete from public.chat_logs as log using public.contact_submissions as lead
        where lead.id = $1 and log.session_id = lead.conversation
        and log.created_at < (select max(created_at) from public.chat_logs where session_id = lead.conversation)`,
      [lead.id],
    );
    const { email, passwordFile } = database.owner;
    return { lead, owner: { email, password: readFileSync(passwordFile, 'utf8').trim() } };
  } finally {
    await database.close();
  }
}

async function startSite(stateDir: string, closers: (() => Promise<unknown>)[]): Promise<string> {
  const { startServices } = await import('./services/start-services.ts');
  const { createMailbox } = await import('./services/mailbox.ts');
  const { startWorker } = await import('./services/worker.ts');
  const port = await findFreePort();
  const siteUrl = `http://localhost:${port}`;
  const services = await startServices({ settings: {}, stateDir, siteUrl });
  closers.unshift(services.close);
  const mailbox = createMailbox(join(stateDir, 'mail'), () => {});
  const worker = await startWorker({ port, stateDir, settings: services.settings, mailbox, isQuiet: true });
  closers.unshift(worker.close);
  return siteUrl;
}

/** Returns the session, as the desk keeps it in the browser. */
async function signIn(siteUrl: string, owner: Account): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/desk/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: siteUrl },
    body: JSON.stringify(owner),
  });
  const session = await answer.text();
  if (!answer.ok) throw new Error(`The owner could not sign in: ${session}`);
  return session;
}

type Visit = {
  browser: Browser;
  siteUrl: string;
  language: Language;
  theme: PictureTheme;
  session: string;
  scale: number;
};

async function openBrowser({ browser, siteUrl, language, theme, session, scale }: Visit): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    timezoneId: timeZone,
    locale: language,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  });
  await context.clock.setFixedTime(moment);
  await context.addInitScript(
    ([theme, session, now]) => {
      localStorage.setItem('theme', theme);
      localStorage.setItem('deskSession', session);
      localStorage.setItem('deskActivity', now);
    },
    [theme, session, String(moment)] as const,
  );
  return context;
}

type Shot = { width: number; height: number; isDesk: boolean };

async function shoot(page: Page, { width, height, isDesk }: Shot): Promise<Buffer> {
  // Without a ring around what has the focus, and the look of what is below the pointer.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  // Without the site's bar, which would look like a second one.
  const bar = isDesk ? await heightOfBar(page) : 0;
  const { width: viewWidth = width } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: Math.max(width, viewWidth), height: height + bar });
  return page.screenshot({ animations: 'disabled', clip: { x: 0, y: bar, width, height } });
}

/** Few colors, each pixel exact: letters stay sharp, and the file is smaller than with all colors or with loss. */
async function compress(shot: Buffer): Promise<Buffer> {
  const reduced = await sharp(shot).png({ palette: true, colors: 16, dither: 0 }).toBuffer();
  return sharp(reduced).webp({ lossless: true, effort: 6 }).toBuffer();
}

function keep(file: string, data: Buffer): void {
  writeFileSync(file, data);
  console.log(`${file}: ${(data.length / 1024).toFixed(1)} KB`);
}

await takePictures();
