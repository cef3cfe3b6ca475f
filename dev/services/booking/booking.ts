// Stands in for the meeting-booking service (Calendly) on a laptop: a widget script and one booking page a language with real slots.
// Bookings live in memory only, and nobody is told of them.
import { setTimeout } from 'node:timers/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { type Language, languages } from '#shared/languages.ts';
import { listen } from '../listen.ts';
import { type Calendar, createCalendar } from './calendar.ts';
import { type BookingForm, bookedPage, bookingPage, contentSecurityPolicy, parseView } from './page.ts';
import { bookingTexts, type Texts } from './texts.ts';

/** `port` 0 is any free port; `now` is the time in milliseconds since 1970. */
export type BookingOptions = { port?: number; now?: () => number };
export type BookingService = { scriptUrl: string; pageUrl: Record<Language, string>; close(): Promise<void> };

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

/** What is absent or no text is empty; the rules come after that. */
const text = z.catch(z.string().check(z.trim()), '');
const formSchema = z.object({ slot: text, name: text, email: text });
type Fields = z.infer<typeof formSchema>;

function createBooking(now: () => number, stopped: AbortSignal) {
  const calendar = createCalendar(now);
  const app = new Hono().use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cache-Control', 'no-store');
    // Any site may load the widget and frame the page.
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  });
  for (const language of languages) app.route(`/${language}`, createPages(language, calendar, stopped));
  return app.get('/:file', serveStatic({ root: `${import.meta.dirname}/browser` }));
}

function createPages(language: Language, calendar: Calendar, stopped: AbortSignal) {
  const texts = bookingTexts[language];
  const createView = (c: Context) => {
    const view = parseView(language, new URL(c.req.url).searchParams);
    c.header('Content-Security-Policy', contentSecurityPolicy(view));
    return view;
  };
  const showForm = (c: Context, form: BookingForm, status: 200 | 409 | 422 = 200) =>
    c.html(bookingPage(createView(c), calendar.listFree(), form), status);
  // The rest of a refused body is not read, so the connection can't be used again.
  const refuseSize = (c: Context) => c.json({ ok: false, code: 'too_large' }, 413, { Connection: 'close' });

  return new Hono()
    .use(async (c, next) => {
      const mode = c.req.query('mode');
      if (mode === 'fail') return c.text('Failed, as it was told to', 500);
      if (mode === 'hang') await new Promise((resolve) => stopped.addEventListener('abort', resolve));
      if (mode === 'slow') await setTimeout(3000);
      await next();
    })
    .get('/', (c) => {
      const { name = '', email = '' } = c.req.query();
      return showForm(c, { slot: '', name: name.slice(0, 100), email: email.slice(0, 254) });
    })
    .post('/', bodyLimit({ maxSize: 16 * 1024, onError: refuseSize }), async (c) => {
      const asJson = c.req.header('Content-Type')?.startsWith('application/json') ?? false;
      const body = await (asJson ? c.req.json<unknown>() : c.req.parseBody()).catch(() => null);
      const { success, data: form } = formSchema.safeParse(body);
      if (!success) return c.json({ ok: false, code: 'bad_request' }, 400);
      const refuse = (status: 409 | 422, code: string, why: Pick<BookingForm, 'fields' | 'message'>) =>
        asJson ? c.json({ ok: false, code, ...why }, status) : showForm(c, { ...form, ...why }, status);

      const fields = check(form, texts);
      if (Object.keys(fields).length > 0) return refuse(422, 'validation', { fields });
      const booking = calendar.book(form);
      if (!booking) return refuse(409, 'taken', { message: texts.taken });
      const { id, start, end } = booking;
      const path = `/${language}/booked/${id}`;
      if (asJson) return c.json({ ok: true, id, start, end, path }, 201);
      return c.redirect(`${path}${new URL(c.req.url).search}`, 303);
    })
    .get('/booked/:id', (c) => {
      const booking = calendar.findBooking(c.req.param('id'));
      return booking ? c.html(bookedPage(createView(c), booking)) : c.notFound();
    });
}

/** The words for each field that is wrong. */
function check({ slot, name, email }: Fields, texts: Texts): Partial<Fields> {
  const isEmail = email.length <= 254 && /^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/.test(email);
  return {
    ...(slot === '' && { slot: texts.slotError }),
    ...((name === '' || name.length > 100) && { name: texts.nameError }),
    ...(!isEmail && { email: texts.emailError }),
  };
}
