import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBooking } from '#dev/services/booking/booking.ts';
import { slotsFrom } from '#dev/services/booking/calendar.ts';
import { bookingTexts } from '#dev/services/booking/page.ts';
import { type Language, languages } from '#shared/languages.ts';

/** Saturday 21 November 2026, noon in Amsterdam. */
const saturday = Date.parse('2026-11-21T11:00:00Z');
const firstSlot = '2026-11-23T08:00:00.000Z';

/** The addresses that the site is given as settings. */
let booking: { scriptUrl: string; pageUrl: Record<Language, string>; close(): Promise<void> };
let now: number;
beforeEach(async () => {
  now = saturday;
  const { settings, close } = await startBooking({ now: () => now });
  const pageUrl = { en: settings.BOOKING_PAGE_URL_EN, nl: settings.BOOKING_PAGE_URL_NL };
  booking = { scriptUrl: settings.BOOKING_SCRIPT_URL, pageUrl, close };
});
afterEach(() => booking.close());

describe('the slots', () => {
  it('are half hours on working days from 9:00 to 17:00 in Amsterdam, for two weeks', () => {
    const slots = slotsFrom(saturday);
    expect(slots).toHaveLength(10 * 16);
    expect(slots[0]).toEqual({ start: firstSlot, end: '2026-11-23T08:30:00.000Z' });
    expect(slots.at(-1)).toEqual({ start: '2026-12-04T15:30:00.000Z', end: '2026-12-04T16:00:00.000Z' });
    for (const { start } of slots) expect([1, 2, 3, 4, 5]).toContain(new Date(start).getUTCDay());
  });

  it('begin after this moment and end within two weeks of it', () => {
    const slots = slotsFrom(Date.parse('2026-11-23T12:00:00Z'));
    expect(slots[0]?.start).toBe('2026-11-23T12:30:00.000Z');
    expect(slots.at(-1)?.start).toBe('2026-12-07T11:30:00.000Z');
  });

  it('follow the clocks when summer time ends and begins', () => {
    const starts = (from: string) => slotsFrom(Date.parse(from)).map(({ start }) => start);
    expect(starts('2026-10-23T18:00:00Z')[0]).toBe('2026-10-26T08:00:00.000Z');
    expect(starts('2026-10-22T18:00:00Z')[0]).toBe('2026-10-23T07:00:00.000Z');
    expect(starts('2027-03-26T18:00:00Z')[0]).toBe('2027-03-29T07:00:00.000Z');
  });
});

describe('the page', () => {
  it.each([
    ['en', 'Monday, November 23'],
    ['nl', 'maandag 23 november'],
  ] as const)('shows the free slots in its language: %s', async (language, day) => {
    const response = await fetch(booking.pageUrl[language]);
    const page = await response.text();
    expect(response.headers.get('Content-Type')).toMatch('text/html');
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(bookingTexts[language].chooseTime);
    expect(page).toContain(day);
    expect(slotsOf(page)).toEqual(slotsFrom(saturday).map(({ start }) => start));
  });

  it('fills in name and e-mail address, as text', async () => {
    const page = await read(`${booking.pageUrl.en}?name=${encodeURIComponent('"><b>Daniël')}&email=d%40example.nl`);
    expect(page).toContain('value="&quot;&gt;&lt;b&gt;Daniël"');
    expect(page).toContain('value="d@example.nl"');
  });

  it('wears the colours of its address and no other styles', async () => {
    const page = await read(`${booking.pageUrl.en}?background_color=101010&text_color=FFFFFF&primary_color=red;}`);
    const [, address = ''] = /href="(\/colors.css[^"]+)"/.exec(page) ?? [];
    const colors = await read(new URL(address.replaceAll('&amp;', '&'), booking.pageUrl.en).href);
    expect(colors).toBe(':root{--paper:#101010;color-scheme:dark;--ink:#FFFFFF}');
  });

  it('shows the times in the time zone that is asked for, if there is one', async () => {
    const page = await read(`${booking.pageUrl.en}?timezone=America%2FNew_York`);
    expect(page).toContain(bookingTexts.en.yourTimeZone('Eastern Time (America/New York)'));
    expect(page).toMatch(/datetime="2026-11-23T08:00:00.000Z">3:00\sa\.m\.</);
    expect(await read(`${booking.pageUrl.en}?timezone=Mars`)).toContain('(Europe/Amsterdam).');
  });

  it('lets every site frame it and runs no script but its own', async () => {
    const { headers } = await fetch(booking.pageUrl.en);
    expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'none'; script-src 'self';/);
    expect(headers.get('Content-Security-Policy')).not.toContain('frame-ancestors');
    expect(headers.has('X-Frame-Options')).toBe(false);
  });

  it('has its script, its stylesheet and the font of the site', async () => {
    for (const [path, type] of [
      ['/page.js', 'text/javascript'],
      ['/page.css', 'text/css'],
      ['/archivo.woff2', 'font/woff2'],
    ] as const) {
      const response = await fetch(new URL(path, booking.pageUrl.en));
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toMatch(type);
    }
  });

  it('is nowhere else', async () => {
    for (const path of ['/', '/de', '/en/other', '/en/booked/unknown', '/booking.ts', '/../booking.ts']) {
      expect((await fetch(new URL(path, booking.pageUrl.en))).status).toBe(404);
    }
  });
});

describe('booking', () => {
  const visitor = { slot: firstSlot, name: 'Jan <b>', email: 'jan@example.nl' };

  it('asks for the visitor once a time is chosen, and leads back to its day', async () => {
    const details = await read(`${booking.pageUrl.en}?slot=${firstSlot}&name=Jan`);
    expect(details).toMatch(/Monday, November 23, 9:00\sa\.m\./);
    expect(details).toContain('value="Jan"');
    expect(details).toContain('href="?name=Jan&amp;day=2026-11-23"');
    expect(await read(`${booking.pageUrl.en}?day=2026-11-24`)).toMatch(/value="2026-11-24" class="unseen" checked/);
    expect(await read(`${booking.pageUrl.en}?slot=2026-11-23T08:15:00.000Z`)).toContain(bookingTexts.en.taken);
  });

  it('leads to a page that confirms it', async () => {
    const sent = await book(booking.pageUrl.en, visitor);
    expect(sent.status).toBe(303);
    const page = await read(new URL(sent.headers.get('Location') ?? '', booking.pageUrl.en).href);
    expect(page).toContain(bookingTexts.en.booked);
    expect(page).toMatch(/Monday, November 23, 9:00\sa\.m\./);
    expect(page).toContain('(Europe/Amsterdam)');
    expect(page).toContain('Booked for Jan &lt;b&gt;, jan@example.nl.');
  });

  it('takes the slot for as long as the service runs, in both languages', async () => {
    await book(booking.pageUrl.nl, visitor);
    for (const language of languages) expect(slotsOf(await read(booking.pageUrl[language]))).not.toContain(firstSlot);
  });

  it('answers 409 when the slot is taken, past or invented, and keeps what was typed', async () => {
    await book(booking.pageUrl.nl, visitor);
    const taken = await book(booking.pageUrl.nl, { ...visitor, name: 'Piet' });
    expect(taken.status).toBe(409);
    const page = await taken.text();
    expect(page).toContain(bookingTexts.nl.taken);
    expect(page).toContain('<input type="hidden" name="name" value="Piet">');
    expect((await book(booking.pageUrl.nl, { ...visitor, slot: '2026-11-23T08:15:00.000Z' })).status).toBe(409);
    now = Date.parse('2026-11-23T12:00:00Z');
    expect((await book(booking.pageUrl.nl, { ...visitor, slot: '2026-11-23T09:00:00.000Z' })).status).toBe(409);
  });

  it('gives one slot to one of many who want it at once', async () => {
    const attempts = Array.from({ length: 20 }, () => book(booking.pageUrl.nl, visitor));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(1);
  });

  it('answers 422 with what was typed and what is wrong', async () => {
    const sent = await book(booking.pageUrl.nl, { ...visitor, name: 'Jan', email: 'jan@' });
    const page = await sent.text();
    expect(sent.status).toBe(422);
    expect(page).toContain('value="Jan"');
    expect(page).toMatch(/id="email-error">Vul een geldig e-mailadres in/);
    expect(page).toMatch(/id="name-error"><\/span>/);
    expect(slotsOf(await read(booking.pageUrl.en))).toContain(firstSlot);
  });

  it('answers 413 to what is too big', async () => {
    expect((await book(booking.pageUrl.nl, { ...visitor, name: 'x'.repeat(20_000) })).status).toBe(413);
  });
});

describe('the widget script', () => {
  it('appends a spinner and an untitled frame with the prefill and the labels in its address', async () => {
    const response = await fetch(booking.scriptUrl);
    expect(response.headers.get('Content-Type')).toMatch('text/javascript');
    const { window, appended } = runWidget(await response.text());
    window.Calendly?.initInlineWidget({
      url: `${booking.pageUrl.en}?primary_color=cf3a08`,
      parentElement: { append: (...elements: unknown[]) => appended.push(...elements) },
      prefill: { name: 'Daniël', email: 'd@example.nl' },
      utm: { utmSource: 'chat', utmContent: 'lead-1' },
    });
    const [spinner, frame] = appended as Record<string, string>[];
    expect(spinner?.className).toBe('calendly-spinner');
    const address = new URL(frame?.src ?? '');
    expect(address.href).toMatch(`${booking.pageUrl.en}?`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      primary_color: 'cf3a08',
      embed_domain: 'site.example',
      embed_type: 'Inline',
      name: 'Daniël',
      email: 'd@example.nl',
      utm_source: 'chat',
      utm_content: 'lead-1',
    });
    expect(frame).not.toHaveProperty('title');
  });
});

/** Runs the script with the few parts of a browser that it uses. */
function runWidget(script: string) {
  const appended: unknown[] = [];
  const createElement = () => ({ style: {}, appendChild: (child: object) => child });
  const window: { Calendly?: { initInlineWidget(options: unknown): void } } = {};
  const document = { currentScript: { src: booking.scriptUrl }, createElement };
  runInNewContext(script, { window, document, location: { host: 'site.example' }, URL });
  return { window, appended };
}

async function read(url: string): Promise<string> {
  return (await fetch(url)).text();
}

function slotsOf(page: string): string[] {
  return [...page.matchAll(/name="slot"\s+value="([^"]+)"/g)].map(([, start]) => start ?? '');
}

function book(url: string, fields: Record<string, string>) {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}
