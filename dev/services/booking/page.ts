// The HTML of the booking page: one form that works without scripts; `browser/page.js` makes two steps of it.
import { randomUUID } from 'node:crypto';
import { html } from 'hono/html';
import type { Language } from '#shared/languages.ts';
import { type Booking, officeTimeZone, type Slot } from './calendar.ts';
import { bookingTexts } from './texts.ts';

type Fields = { slot: string; name: string; email: string };
/** What was typed, the words for each field that is wrong, and why the last attempt failed as a whole. */
export type BookingForm = Fields & { fields?: Partial<Fields>; message?: string };
/** `style` sets the custom properties by which the page wears other colors. */
export type View = { language: Language; style: string; nonce: string };

/** Takes the colors that the embedding site asks for in the page's address as Calendly does: six hex digits without '#'. */
export function parseView(language: Language, query: URLSearchParams): View {
  const colorOf = (name: string) => {
    const value = query.get(`${name}_color`) ?? '';
    return /^[0-9a-f]{6}$/i.test(value) ? `#${value}` : null;
  };
  const [background, text, primary] = ['background', 'text', 'primary'].map(colorOf);
  const rules = [
    background && `--paper:${background};color-scheme:${isLight(background) ? 'light' : 'dark'}`,
    text && `--ink:${text}`,
    primary && `--accent:${primary};--on-accent:${isLight(primary) ? '#000' : '#fff'}`,
  ];
  return { language, style: `:root{${rules.filter(Boolean).join(';')}}`, nonce: randomUUID() };
}

/** Whether black text reads better on a color than white, by its relative luminance. */
function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => (Number.parseInt(color.slice(at, at + 2), 16) / 255) ** 2.2,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18;
}

/** Any site may frame the page, as it may the real one. */
export function contentSecurityPolicy({ nonce }: View): string {
  return `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; connect-src 'self'; img-src data:; form-action 'self'; base-uri 'none'`;
}

export function bookingPage(view: View, slots: Slot[], { fields: errors = {}, ...form }: BookingForm) {
  const { language } = view;
  const texts = bookingTexts[language];
  const days = [...Map.groupBy(slots, ({ start }) => dayOf(start, language))];
  const body = html`
      <form method="post" novalidate data-booking data-booking-text="${texts.booking}" data-failed="${texts.failed}">
        <p class="error" role="alert" data-message ${form.message ? '' : 'hidden'}>${form.message ?? ''}</p>
        <section data-step="time">
          <h2 tabindex="-1">${texts.chooseTime}</h2>
          <p class="mute">${texts.timeZone} <span data-zone>${officeTimeZone}</span>.</p>
          <p class="error" id="slot-error" data-error="slot" ${errors.slot ? '' : 'hidden'}>${errors.slot ?? texts.slotError}</p>
          ${slots.length === 0 ? html`<p>${texts.noSlots}</p>` : ''}
          <div data-days>${days.map(([date, ofDay], i) => timesOf(date, ofDay, i, form.slot, language))}</div>
          <button type="button" data-continue hidden>${texts.continue}</button>
        </section>
        <section data-step="details">
          <h2 tabindex="-1">${texts.yourDetails}</h2>
          <p data-chosen hidden>${texts.chosen} <strong data-chosen-time></strong></p>
          ${(['name', 'email'] as const).map((name) => field(name, form[name], errors[name], language))}
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
    `;
  return shell(view, body);
}

export function bookedPage(view: View, { start, name, email }: Booking) {
  const { booked, bookedFor } = bookingTexts[view.language];
  const body = html`
      <section>
        <h2>${booked}</h2>
        <p><strong>${dayOf(start, view.language)}, ${timeOf(start, view.language)} (${officeTimeZone})</strong></p>
        <p>${bookedFor} ${name}, ${email}.</p>
      </section>
    `;
  return shell(view, body);
}

function shell({ language, style, nonce }: View, body: unknown) {
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
    <style nonce="${nonce}">${style}</style>
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

function timesOf(date: string, slots: Slot[], position: number, chosen: string, language: Language) {
  const isOpen = slots.some(({ start }) => start === chosen) || (!chosen && position === 0);
  const choices = slots.map(({ start }) => {
    return html`
            <label>
              <input type="radio" name="slot" value="${start}" ${start === chosen ? 'checked' : ''}>
              <time datetime="${start}">${timeOf(start, language)}</time>
            </label>`;
  });
  return html`
    <details name="day" ${isOpen ? 'open' : ''}>
      <summary>${date}</summary>
      <fieldset>
        <legend class="unseen">${bookingTexts[language].timesOn} ${date}</legend>
        ${choices}
      </fieldset>
    </details>
  `;
}

function field(name: 'name' | 'email', value: string, error: string | undefined, language: Language) {
  const texts = bookingTexts[language];
  return html`
    <p class="field">
      <label for="${name}">${texts[name]}</label>
      <input id="${name}" name="${name}" type="${name === 'email' ? 'email' : 'text'}" autocomplete="${name}" required
        value="${value}" maxlength="${name === 'email' ? 254 : 100}" aria-describedby="${name}-error" aria-invalid="${error ? 'true' : 'false'}">
      <span class="error" id="${name}-error" data-error="${name}" ${error ? '' : 'hidden'}>${error ?? texts[`${name}Error`]}</span>
    </p>
  `;
}

const dayOf = (instant: string, language: Language) =>
  shown(instant, language, { weekday: 'long', day: 'numeric', month: 'long' });
const timeOf = (instant: string, language: Language) =>
  shown(instant, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

function shown(instant: string, language: Language, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { timeZone: officeTimeZone, ...parts }).format(new Date(instant));
}
