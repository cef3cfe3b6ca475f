// The HTML of the booking: a page for the time, one for who comes, and one that confirms it. They work without scripts.
import { html } from 'hono/html';
import { bookingPage as english } from '#shared/content/en/booking-page.ts';
import { bookingPage as dutch } from '#shared/content/nl/booking-page.ts';
import type { Language } from '#shared/languages.ts';
import { site } from '#shared/site.ts';
import { type Booking, officeTimeZone, type Slot } from './calendar.ts';

export const bookingTexts: Record<Language, typeof english> = { en: english, nl: dutch };

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
export function timePage(view: View, slots: Slot[], { name, email }: Pick<Fields, 'name' | 'email'>, message?: string) {
  const texts = bookingTexts[view.language];
  const days = Map.groupBy(slots, ({ start }) => dateOf(start, view));
  const asked = view.query.get('day') ?? '';
  const [first] = days.keys();
  const kept = { ...Object.fromEntries(view.query), name, email };
  const hidden = Object.entries(kept).filter(([key, value]) => value && !['slot', 'day'].includes(key));
  // The button that is not seen is the one that Enter on a day presses; it would else be the first time of all.
  const body = html`
      <form>
        <button hidden></button>
        ${hidden.map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}">`)}
        ${message ? html`<p class="error" role="alert">${message}</p>` : ''}
        <h2 id="choose" tabindex="-1">${texts.chooseTime}</h2>
        <p class="mute">${zoneSentence(view)}</p>
        ${slots.length === 0 ? html`<p>${texts.noSlots}</p>` : ''}
        <div class="days" role="group" aria-labelledby="choose">
          ${[...days].map(([date, ofDay]) => dayChoice(date, ofDay, date === (days.has(asked) ? asked : first), view))}
        </div>
      </form>
    `;
  return shell(view, 'time', body);
}

export function detailsPage(view: View, { slot, ...values }: Fields, errors: Partial<Fields> = {}) {
  const texts = bookingTexts[view.language];
  const change = new URLSearchParams(view.query);
  change.delete('slot');
  change.set('day', dateOf(slot, view));
  const body = html`
      <form method="post" novalidate action="?${view.query}">
        <input type="hidden" name="slot" value="${slot}">
        <h2 tabindex="-1">${texts.yourDetails}</h2>
        <p>${texts.chosen} <strong>${dayOf(slot, view)}, ${timeOf(slot, view)}</strong></p>
        <p class="mute">${zoneSentence(view)}</p>
        ${(['name', 'email'] as const).map((name) => field(name, values[name], errors[name], view.language))}
        <p class="actions">
          <button>${texts.book}</button>
          <a href="?${change}">${texts.change}</a>
        </p>
      </form>
    `;
  return shell(view, 'details', body);
}

export function bookedPage(view: View, { start, name, email }: Booking) {
  const { booked, bookedFor } = bookingTexts[view.language];
  const body = html`
      <h2 tabindex="-1">${booked}</h2>
      <p><strong>${dayOf(start, view)}, ${timeOf(start, view)}</strong></p>
      <p class="mute">${zoneSentence(view)}</p>
      <p>${bookedFor(`${name}, ${email}`)}</p>
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
      <header>
        ${query.has('embed_type') ? '' : html`<p class="brand">${site.name}</p>`}
        <h1>${texts.heading}</h1>
        <p>${texts.introduction}</p>
      </header>
      <section data-step="${step}">${body}</section>
      <p class="note">${texts.note}</p>
    </main>
  </body>
</html>
`;
}

/** A day and its times, which show while the day is chosen. */
function dayChoice(date: string, slots: Slot[], isChosen: boolean, view: View) {
  const [{ start } = { start: date }] = slots;
  const part = (options: Intl.DateTimeFormatOptions) =>
    html`<span aria-hidden="true">${shown(start, view, options)}</span>`;
  return html`
          <div class="day">
            <label>
              <input type="radio" name="day" value="${date}" class="unseen" ${isChosen ? 'checked' : ''}>
              <span class="unseen">${dayOf(start, view)}</span>
              ${part({ weekday: 'short' })} ${part({ day: 'numeric' })} ${part({ month: 'short' })}
            </label>
            <fieldset>
              <legend>${dayOf(start, view)}</legend>
              ${slots.map((slot) => html`<button name="slot" value="${slot.start}"><time datetime="${slot.start}">${timeOf(slot.start, view)}</time></button> `)}
            </fieldset>
          </div>`;
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

function zoneSentence({ language, timeZone, query }: View): string {
  const { timeZone: office, yourTimeZone } = bookingTexts[language];
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  const words = parts.find(({ type }) => type === 'timeZoneName')?.value;
  const name = `${words} (${timeZone.replaceAll('_', ' ')})`;
  return query.has('timezone') ? yourTimeZone(name) : office(name);
}

/** As `2026-11-23`. */
const dateOf = (instant: string, { timeZone }: View) => new Date(instant).toLocaleDateString('sv-SE', { timeZone });
const dayOf = (instant: string, view: View) => shown(instant, view, { weekday: 'long', day: 'numeric', month: 'long' });
const timeOf = (instant: string, view: View) =>
  shown(instant, view, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

function shown(instant: string, { language, timeZone }: View, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { timeZone, ...parts }).format(new Date(instant));
}
