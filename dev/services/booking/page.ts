// The HTML of the booking page: one form that works without scripts; `browser/page.js` makes two steps of it.
import { randomUUID } from 'node:crypto';
import { html } from 'hono/html';
import type { Language } from '#shared/languages.ts';
import { type Booking, officeTimeZone, type Slot } from './calendar.ts';
import { bookingTexts } from './texts.ts';

export type BookingForm = {
  slot?: string;
  name: string;
  email: string;
  errors?: { slot?: string; name?: string; email?: string };
  /** Why the last attempt failed as a whole. */
  message?: string;
};

/** Colours that the embedding site asks for in the page's address, as Calendly takes them: six hex digits without '#'. */
export type Look = { background?: string; text?: string; primary?: string; nonce: string };

export function parseLook(query: URLSearchParams): Look {
  const colour = (name: string) => {
    const value = query.get(name) ?? '';
    return /^[0-9a-f]{6}$/i.test(value) ? `#${value}` : undefined;
  };
  return {
    background: colour('background_color'),
    text: colour('text_color'),
    primary: colour('primary_color'),
    nonce: randomUUID(),
  };
}

/** Any site may frame the page, as it may the real one. */
export function contentSecurityPolicy({ nonce }: Look): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ');
}

export function bookingPage(page: { language: Language; slots: Slot[]; form: BookingForm; look: Look }) {
  const { language, slots, form, look } = page;
  const texts = bookingTexts[language];
  const { errors = {} } = form;
  return shell(
    language,
    look,
    html`
      <form method="post" novalidate data-booking data-booking-text="${texts.booking}" data-failed="${texts.failed}">
        <p class="error" role="alert" data-message ${form.message ? '' : 'hidden'}>${form.message ?? ''}</p>
        <section data-step="time">
          <h2 tabindex="-1">${texts.chooseTime}</h2>
          <p class="mute">${texts.timeZone} <span data-zone>${officeTimeZone}</span>.</p>
          <p class="error" id="slot-error" data-error="slot" ${errors.slot ? '' : 'hidden'}>${errors.slot ?? texts.errors.slot}</p>
          ${slots.length === 0 ? html`<p>${texts.noSlots}</p>` : ''}
          <div data-days>${groupByDay(slots, language).map(([date, ofDay], i) => dayOf(date, ofDay, i, form.slot, language))}</div>
          <button type="button" data-continue hidden>${texts.continue}</button>
        </section>
        <section data-step="details">
          <h2 tabindex="-1">${texts.yourDetails}</h2>
          <p data-chosen hidden>${texts.chosen} <strong data-chosen-time></strong></p>
          ${field('name', texts.name, form.name, errors.name, texts.errors.name)}
          ${field('email', texts.email, form.email, errors.email, texts.errors.email)}
          <p class="actions">
            <button type="submit" ${slots.length === 0 ? 'disabled' : ''}>${texts.book}</button>
            <button type="button" class="quiet" data-change hidden>${texts.change}</button>
          </p>
        </section>
      </form>
      <section data-step="done" hidden>
        <h2 tabindex="-1">${texts.booked}</h2>
        <p><strong data-chosen-time></strong></p>
      </section>
    `,
  );
}

export function bookedPage({ language, booking, look }: { language: Language; booking: Booking; look: Look }) {
  const texts = bookingTexts[language];
  return shell(
    language,
    look,
    html`
      <section>
        <h2>${texts.booked}</h2>
        <p><strong>${dayFormat(language).format(new Date(booking.start))}, ${timeOf(booking.start, language)} (${officeTimeZone})</strong></p>
        <p>${texts.bookedFor(booking.name, booking.email)}</p>
      </section>
    `,
  );
}

function shell(language: Language, look: Look, body: unknown) {
  const texts = bookingTexts[language];
  return html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${texts.title}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/page.css">
    <style nonce="${look.nonce}">${styleOf(look)}</style>
    <script src="/page.js" type="module"></script>
  </head>
  <body>
    <main>
      <h1>${texts.heading}</h1>
      <p>${texts.introduction}</p>
      ${body}
      <p class="note">${texts.note}</p>
    </main>
  </body>
</html>
`;
}

function dayOf(date: string, slots: Slot[], position: number, chosen: string | undefined, language: Language) {
  const open = slots.some(({ start }) => start === chosen) || (!chosen && position === 0);
  return html`
    <details name="day" ${open ? 'open' : ''}>
      <summary>${date}</summary>
      <fieldset>
        <legend class="unseen">${bookingTexts[language].timesOn} ${date}</legend>
        ${slots.map(
          ({ start }) => html`
            <label>
              <input type="radio" name="slot" value="${start}" ${start === chosen ? 'checked' : ''}>
              <time datetime="${start}">${timeOf(start, language)}</time>
            </label>
          `,
        )}
      </fieldset>
    </details>
  `;
}

function field(name: 'name' | 'email', label: string, value: string, error: string | undefined, rule: string) {
  return html`
    <p class="field">
      <label for="${name}">${label}</label>
      <input id="${name}" name="${name}" type="${name === 'email' ? 'email' : 'text'}" autocomplete="${name}" required
        value="${value}" maxlength="${name === 'email' ? 254 : 100}" aria-describedby="${name}-error" aria-invalid="${error ? 'true' : 'false'}">
      <span class="error" id="${name}-error" data-error="${name}" ${error ? '' : 'hidden'}>${error ?? rule}</span>
    </p>
  `;
}

function groupByDay(slots: Slot[], language: Language): [string, Slot[]][] {
  const format = dayFormat(language);
  return [...Map.groupBy(slots, ({ start }) => format.format(new Date(start)))];
}

function dayFormat(language: Language) {
  return new Intl.DateTimeFormat(language, {
    timeZone: officeTimeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
}

function timeOf(instant: string, language: Language): string {
  const format = { timeZone: officeTimeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(language, format).format(new Date(instant));
}

function styleOf({ background, text, primary }: Look): string {
  const rules = [
    background && `--paper:${background};color-scheme:${isLight(background) ? 'light' : 'dark'}`,
    text && `--ink:${text}`,
    primary && `--accent:${primary};--on-accent:${isLight(primary) ? '#000' : '#fff'}`,
  ];
  return `:root{${rules.filter(Boolean).join(';')}}`;
}

/** Whether black text reads better on a colour than white, by its relative luminance. */
function isLight(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18;
}
