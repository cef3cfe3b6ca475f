// Stands in for the meeting-booking service (Calendly) on a laptop: a widget script and one booking page a language with real slots.
// Bookings live in memory only, and nobody is told of them.
import { createRequire } from 'node:module';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import type { bookingPage } from '#shared/content/en/booking-page.ts';
import { type Language, languages } from '#shared/languages.ts';
import { listen } from '../listen.ts';
import { type Calendar, createCalendar } from './calendar.ts';
import { bookedPage, bookingTexts, colorsOf, detailsPage, type Fields, timePage, timeZoneOf } from './page.ts';

/** `now` is the time in milliseconds since 1970. */
export type BookingOptions = { now?: () => number };

export async function startBooking({ now = Date.now }: BookingOptions = {}) {
  const { origin, close } = await listen(createBooking(now).fetch);
  return {
    settings: {
      BOOKING_SCRIPT_URL: `${origin}/widget.js`,
      BOOKING_PAGE_URL_EN: `${origin}/en`,
      BOOKING_PAGE_URL_NL: `${origin}/nl`,
    },
    address: origin,
    close,
  };
}

const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'";

const font = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
);

/** What is absent or no text is empty; the rules come after that. */
const text = z.catch(z.string().check(z.trim()), '');
const fieldsSchema = z.object({ slot: text, name: text, email: text });

function createBooking(now: () => number) {
  const calendar = createCalendar(now);
  const app = new Hono().use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cache-Control', 'no-store');
    // Any site may load the widget and frame the page, as it may the real one.
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    c.header('Content-Security-Policy', contentSecurityPolicy);
  });
  for (const language of languages) app.route(`/${language}`, createPages(language, calendar));
  return app
    .get('/colors.css', (c) => c.body(colorsOf(queryOf(c)), 200, { 'Content-Type': 'text/css' }))
    .get('/archivo.woff2', serveStatic({ path: font }))
    .get('/:file', serveStatic({ root: `${import.meta.dirname}/browser` }));
}

const queryOf = (c: Context) => new URL(c.req.url).searchParams;

function createPages(language: Language, calendar: Calendar) {
  const texts = bookingTexts[language];
  const createView = (c: Context) => ({ language, timeZone: timeZoneOf(queryOf(c)), query: queryOf(c) });
  // The rest of a refused body is not read, so the connection can't be used again.
  const refuseSize = (c: Context) => c.text('Too large', 413, { Connection: 'close' });

  return new Hono()
    .get('/', (c) => {
      const fields = fieldsSchema.parse(c.req.query());
      const slots = calendar.listFree();
      if (slots.some(({ start }) => start === fields.slot)) return c.html(detailsPage(createView(c), fields));
      return c.html(timePage(createView(c), slots, fields, fields.slot === '' ? undefined : texts.taken));
    })
    .post('/', bodyLimit({ maxSize: 16 * 1024, onError: refuseSize }), async (c) => {
      const fields = fieldsSchema.parse(await c.req.parseBody());
      const errors = check(fields, texts);
      if (Object.keys(errors).length > 0) return c.html(detailsPage(createView(c), fields, errors), 422);
      const booking = calendar.book(fields);
      if (!booking) return c.html(timePage(createView(c), calendar.listFree(), fields, texts.taken), 409);
      return c.redirect(`/${language}/booked/${booking.id}${new URL(c.req.url).search}`, 303);
    })
    .get('/booked/:id', (c) => {
      const booking = calendar.findBooking(c.req.param('id'));
      return booking ? c.html(bookedPage(createView(c), booking)) : c.notFound();
    });
}

/** The words for each field that is wrong. */
function check({ name, email }: Fields, texts: typeof bookingPage): Partial<Fields> {
  const isEmail = email.length <= 254 && /^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/.test(email);
  return {
    ...((name === '' || name.length > 100) && { name: texts.nameError }),
    ...(!isEmail && { email: texts.emailError }),
  };
}
