// Stands in for the meeting-booking service (Calendly) on a laptop: a widget script and one booking page a language with real slots.
// Bookings live in memory only, and nobody is told of them.
import { randomUUID } from 'node:crypto';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { languages } from '#shared/languages.ts';
import { listen } from '../listen.ts';
import { slotsFrom } from './calendar.ts';
import * as page from './page.ts';

/** `now` is the time in milliseconds since 1970. */
export async function startBooking({ now = Date.now } = {}) {
  const { origin, close } = await listen(createBooking(now).fetch);
  const settings = {
    BOOKING_SCRIPT_URL: `${origin}/widget.js`,
    BOOKING_PAGE_URL_EN: `${origin}/en`,
    BOOKING_PAGE_URL_NL: `${origin}/nl`,
  };
  return { settings, address: origin, close };
}

const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'";

const font = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';

/** What is absent or no text is empty; the rules come after that. */
const text = z.catch(z.string().check(z.trim()), '');
const fieldsSchema = z.object({ slot: text, name: text, email: text });
const rules = { name: z.string().check(z.minLength(1), z.maxLength(100)), email: z.email().check(z.maxLength(254)) };

function createBooking(now: () => number) {
  const bookings = new Map<string, page.Fields>();
  const listFree = () => {
    const taken = new Set([...bookings.values()].map(({ slot }) => slot));
    return slotsFrom(now()).filter(({ start }) => !taken.has(start));
  };
  const isFree = (slot: string) => listFree().some(({ start }) => start === slot);

  const app = new Hono().use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cache-Control', 'no-store');
    // Any site may load the widget and frame the page, as it may the real one.
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    c.header('Content-Security-Policy', contentSecurityPolicy);
  });
  for (const language of languages) {
    const { taken, nameError, emailError } = page.bookingTexts[language];
    const viewOf = (c: Context): page.View => ({ language, timeZone: page.timeZoneOf(queryOf(c)), query: queryOf(c) });
    app
      .get(`/${language}`, (c) => {
        const fields = fieldsSchema.parse(c.req.query());
        if (isFree(fields.slot)) return c.html(page.detailsPage(viewOf(c), fields));
        return c.html(page.timePage(viewOf(c), listFree(), fields, fields.slot && taken));
      })
      .post(`/${language}`, bodyLimit({ maxSize: 16 * 1024 }), async (c) => {
        const fields = fieldsSchema.parse(await c.req.parseBody());
        const name = rules.name.safeParse(fields.name).success ? '' : nameError;
        const email = rules.email.safeParse(fields.email).success ? '' : emailError;
        if (name || email) return c.html(page.detailsPage(viewOf(c), fields, { name, email }), 422);
        if (!isFree(fields.slot)) return c.html(page.timePage(viewOf(c), listFree(), fields, taken), 409);
        const id = randomUUID();
        bookings.set(id, fields);
        return c.redirect(`/${language}/booked/${id}${new URL(c.req.url).search}`, 303);
      })
      .get(`/${language}/booked/:id`, (c) => {
        const booking = bookings.get(c.req.param('id'));
        return booking ? c.html(page.bookedPage(viewOf(c), booking)) : c.notFound();
      });
  }
  return app
    .get('/colors.css', (c) => c.body(page.colorsOf(queryOf(c)), 200, { 'Content-Type': 'text/css' }))
    .get('/archivo.woff2', serveStatic({ path: font }))
    .get('/:file', serveStatic({ root: `${import.meta.dirname}/browser` }));
}

const queryOf = (c: Context) => new URL(c.req.url).searchParams;
