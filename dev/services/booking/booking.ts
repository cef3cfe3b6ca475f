// Stands in for the meeting-booking service (Calendly) on a laptop: a widget script and one booking page a language with real slots.
// Bookings live in memory only, and nobody is told of them.
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Language, languages } from '#shared/languages.ts';
import { listen } from '../listen.ts';
import { type Booking, type Calendar, createCalendar } from './calendar.ts';
import { type BookingForm, bookedPage, bookingPage, contentSecurityPolicy, parseLook } from './page.ts';
import { bookingTexts } from './texts.ts';

export type BookingOptions = {
  /** 0, the default, is any free port. */
  port?: number;
  /** Milliseconds since 1970; the machine's clock unless told otherwise. */
  now?: () => number;
};

export type BookingService = {
  scriptUrl: string;
  pageUrl: Record<Language, string>;
  close(): Promise<void>;
};

/**
 * For tests, the address of a page takes `?mode=`: `fail` answers 500 and posts nothing, `hang` never answers, `slow` answers after 3 s.
 */
export async function startBooking({ port = 0, now = Date.now }: BookingOptions = {}): Promise<BookingService> {
  const stop = new AbortController();
  const { origin, close } = await listen(createBooking(now, stop.signal).fetch, port, 'The booking page');
  return {
    scriptUrl: `${origin}/widget.js`,
    pageUrl: { en: `${origin}/en`, nl: `${origin}/nl` },
    close() {
      stop.abort();
      return close();
    },
  };
}

const slowAnswer = 3000;

const browserFiles = {
  '/widget.js': 'text/javascript; charset=utf-8',
  '/page.js': 'text/javascript; charset=utf-8',
  '/page.css': 'text/css; charset=utf-8',
};

function createBooking(now: () => number, stopped: AbortSignal) {
  const calendar = createCalendar(now);
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cache-Control', 'no-store');
  });

  for (const [path, type] of Object.entries(browserFiles)) {
    const text = readFileSync(new URL(`./browser${path}`, import.meta.url), 'utf8');
    app.get(path, (c) => c.body(text, 200, { 'Content-Type': type, 'Cross-Origin-Resource-Policy': 'cross-origin' }));
  }
  for (const language of languages) app.route(`/${language}`, createPages(language, calendar, stopped));

  return app
    .notFound((c) => c.text('Not found', 404))
    .onError((error, c) => {
      console.error('The booking page failed:', error);
      return c.text(bookingTexts.en.failed, 500);
    });
}

function createPages(language: Language, calendar: Calendar, stopped: AbortSignal) {
  const texts = bookingTexts[language];

  const show = (c: Context, form: BookingForm, status: 200 | 409 | 422 = 200) => {
    const look = parseLook(new URL(c.req.url).searchParams);
    c.header('Content-Security-Policy', contentSecurityPolicy(look));
    return c.html(bookingPage({ language, slots: calendar.listFree(), form, look }), status);
  };

  return new Hono()
    .use(async (c, next) => {
      const mode = c.req.query('mode');
      if (mode === 'fail') return c.text(texts.failed, 500);
      if (mode === 'hang') await untilAborted(stopped);
      if (mode === 'slow') await setTimeout(slowAnswer);
      await next();
    })
    .get('/', (c) =>
      show(c, { name: (c.req.query('name') ?? '').slice(0, 100), email: (c.req.query('email') ?? '').slice(0, 254) }),
    )
    .post(
      '/',
      bodyLimit({
        maxSize: 16 * 1024,
        // The rest of the body is not read, so the connection can't be used again.
        onError: (c) => c.json({ ok: false, code: 'too_large' }, 413, { Connection: 'close' }),
      }),
      async (c) => {
        const asJson = c.req.header('Content-Type')?.startsWith('application/json') ?? false;
        const sent: unknown = await (asJson ? c.req.json<unknown>() : c.req.parseBody()).catch(() => null);
        if (!isRecord(sent)) return c.json({ ok: false, code: 'bad_request' }, 400);
        const form = { slot: textOf(sent.slot), name: textOf(sent.name), email: textOf(sent.email) };
        const errors = check(form, language);
        if (errors) {
          return asJson
            ? c.json({ ok: false, code: 'validation', fields: errors }, 422)
            : show(c, { ...form, errors }, 422);
        }
        const booking = calendar.book(form);
        if (!booking) {
          const message = texts.taken;
          return asJson ? c.json({ ok: false, code: 'taken', message }, 409) : show(c, { ...form, message }, 409);
        }
        const path = `/${language}/booked/${booking.id}`;
        return asJson ? c.json(receiptOf(booking, path), 201) : c.redirect(`${path}${new URL(c.req.url).search}`, 303);
      },
    )
    .get('/booked/:id', (c) => {
      const booking = calendar.findBooking(c.req.param('id'));
      if (!booking) return c.notFound();
      const look = parseLook(new URL(c.req.url).searchParams);
      c.header('Content-Security-Policy', contentSecurityPolicy(look));
      return c.html(bookedPage({ language, booking, look }));
    });
}

function receiptOf({ id, start, end }: Booking, path: string) {
  return { ok: true, id, start, end, path };
}

function check(form: { slot: string; name: string; email: string }, language: Language): BookingForm['errors'] | null {
  const { errors } = bookingTexts[language];
  const found: BookingForm['errors'] = {};
  if (!form.slot) found.slot = errors.slot;
  if (form.name === '' || form.name.length > 100) found.name = errors.name;
  if (form.email.length > 254 || !/^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/.test(form.email)) found.email = errors.email;
  return Object.keys(found).length > 0 ? found : null;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
