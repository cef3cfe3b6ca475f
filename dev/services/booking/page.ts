// The HTML of the booking: a page for the time, one for who comes, and one that confirms it. They work without scripts.
import { html } from 'hono/html';
import type { Language } from '#shared/languages.ts';
import { type Booking, officeTimeZone, type Slot } from './calendar.ts';
import { bookingTexts } from './texts.ts';

export type Fields = { slot: string; name: string; email: string };
/** `query` is what each next page is asked with. */
export type View = { language: Language; timeZone: string; query: URLSearchParams };

/** The visitor's, which `browser/page.js` asks for; the office's where no or no known one is asked for. */
export function timeZoneOf(query: URLSearchParams): string {
  const timeZone = query.get('timezone') ?? officeTimeZone;
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return officeTimeZone;
  }
}

/** Whether black text reads better on a color than white, by its relative luminance. */
function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => (Number.parseInt(color.slice(at, at + 2), 16) / 255) ** 2.2,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18;
}

/** The colors that the embedding site asks for in the page's address, as Calendly takes them: six hex digits without '#'. */
export function colorsOf(query: URLSearchParams): string {
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
  return `:root{${rules.filter(Boolean).join(';')}}`;
}

/** `message` says why the last attempt failed. */
export function timePage(view: View, slots: Slot[], { slot: chosen, name, email }: Fields, message?: string) {
  const texts = bookingTexts[view.language];
  const days = Map.groupBy(slots, ({ start }) => dayOf(start, view));
  const kept = { ...Object.fromEntries(view.query), name, email };
  const hidden = Object.entries(kept).filter(([key, value]) => value && !['slot', 'continue'].includes(key));
  const body = html`
      <form>
        ${hidden.map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}">`)}
        ${message ? html`<p class="error" role="alert">${message}</p>` : ''}
        <h2 tabindex="-1">${texts.chooseTime}</h2>
        <p class="mute">${texts.timeZone} ${view.timeZone}.</p>
        ${slots.length === 0 ? html`<p>${texts.noSlots}</p>` : ''}
        ${[...days].map(([day, ofDay], position) => timesOf(day, ofDay, position, chosen, view))}
        <button name="continue" data-continue ${slots.length === 0 ? 'disabled' : ''}>${texts.continue}</button>
      </form>
    `;
  return shell(view, 'time', body);
}

export function detailsPage(view: View, { slot, ...values }: Fields, errors: Partial<Fields> = {}) {
  const texts = bookingTexts[view.language];
  const change = new URLSearchParams(view.query);
  change.delete('continue');
  const body = html`
      <form method="post" novalidate action="?${view.query}">
        <input type="hidden" name="slot" value="${slot}">
        <h2 tabindex="-1">${texts.yourDetails}</h2>
        <p>${texts.chosen} <strong>${dayOf(slot, view)}, ${timeOf(slot, view)}</strong></p>
        ${(['name', 'email'] as const).map((name) => field(name, values[name], errors[name], view.language))}
        <p class="actions">
          <button>${texts.book}</button>
          <a class="button" href="?${change}">${texts.change}</a>
        </p>
      </form>
    `;
  return shell(view, 'details', body);
}

export function bookedPage(view: View, { start, name, email }: Booking) {
  const { booked, bookedFor } = bookingTexts[view.language];
  const body = html`
      <h2 tabindex="-1">${booked}</h2>
      <p><strong>${dayOf(start, view)}, ${timeOf(start, view)} (${view.timeZone})</strong></p>
      <p>${bookedFor} ${name}, ${email}.</p>
    `;
  return shell(view, 'booked', body);
}

function shell({ language, query }: View, step: 'time' | 'details' | 'booked', body: unknown) {
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
    <link rel="stylesheet" href="/colors.css?${query}">
    <script src="/page.js" type="module"></script>
  </head>
  <body>
    <main data-failed="${texts.failed}">
      <h1>${texts.heading}</h1>
      <p>${texts.introduction}</p>
      <section data-step="${step}">${body}</section>
      <p class="note">${texts.note}</p>
    </main>
  </body>
</html>
`;
}

function timesOf(day: string, slots: Slot[], position: number, chosen: string, view: View) {
  const isOpen = slots.some(({ start }) => start === chosen) || (!chosen && position === 0);
  const choices = slots.map(({ start }) => {
    return html`
            <label>
              <input type="radio" name="slot" value="${start}" ${start === chosen ? 'checked' : ''}>
              <time datetime="${start}">${timeOf(start, view)}</time>
            </label>`;
  });
  return html`
    <details name="day" ${isOpen ? 'open' : ''}>
      <summary>${day}</summary>
      <fieldset>
        <legend class="unseen">${bookingTexts[view.language].timesOn} ${day}</legend>
        ${choices}
      </fieldset>
    </details>
  `;
}

function field(name: 'name' | 'email', value: string, error: string | undefined, language: Language) {
  return html`
    <p class="field">
      <label for="${name}">${bookingTexts[language][name]}</label>
      <input id="${name}" name="${name}" type="${name === 'email' ? 'email' : 'text'}" autocomplete="${name}" required
        value="${value}" aria-describedby="${name}-error" aria-invalid="${error ? 'true' : 'false'}">
      <span class="error" id="${name}-error">${error}</span>
    </p>
  `;
}

const dayOf = (instant: string, view: View) => shown(instant, view, { weekday: 'long', day: 'numeric', month: 'long' });
const timeOf = (instant: string, view: View) =>
  shown(instant, view, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

function shown(instant: string, { language, timeZone }: View, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { timeZone, ...parts }).format(new Date(instant));
}
