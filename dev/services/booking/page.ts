// The HTML of the booking: a page for the time, one for who comes, and one that confirms it. They work without scripts.
import { html } from 'hono/html';
import { bookingPage as english } from '#shared/content/en/booking-page.ts';
import { bookingPage as dutch } from '#shared/content/nl/booking-page.ts';
import type { Language } from '#shared/languages.ts';
import { site } from '#shared/site.ts';
import { officeTimeZone, type Slot } from './calendar.ts';

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

/** The colors that the embedding site asks for in the page's address, as Calendly takes them: six hex digits without '#'. */
export function colorsOf(query: URLSearchParams): string {
  const [background, text, primary] = ['background', 'text', 'primary'].map(
    (name) => /^[0-9a-f]{6}$/i.exec(query.get(`${name}_color`) ?? '')?.[0],
  );
  const rules = [
    background && `--paper:#${background};color-scheme:${isLight(background) ? 'light' : 'dark'}`,
    text && `--ink:#${text}`,
    primary && `--accent:#${primary};--on-accent:${isLight(primary) ? '#000' : '#fff'}`,
  ];
  return `:root{${rules.filter(Boolean).join(';')}}`;
}

/** Whether black text reads better on a color than white, by its relative luminance. */
function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [...Buffer.from(color, 'hex')].map((part) => (part / 255) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18;
}

/** `message` says why the last attempt failed. */
export function timePage(view: View, slots: Slot[], { name, email }: Fields, message: string) {
  const texts = bookingTexts[view.language];
  const days = Map.groupBy(slots, ({ start }) => dateOf(start, view));
  const [first = ''] = days.keys();
  const asked = view.query.get('day') ?? '';
  const kept = Object.entries({ ...Object.fromEntries(view.query), name, email, slot: '', day: '' });
  // The button that is not seen is the one that Enter on a day presses; it would else be the first time of all.
  const body = html`<form>
        <button hidden></button>
        ${kept.map(([key, value]) => value && html`<input type="hidden" name="${key}" value="${value}">`)}
        ${message && html`<p class="error" role="alert">${message}</p>`}
        ${slots.length === 0 ? html`<p>${texts.noSlots}</p>` : ''}
        <div class="days" role="group" aria-labelledby="step">
          ${[...days].map(([date, ofDay]) => dayChoice(date, ofDay, date === (days.has(asked) ? asked : first), view))}
        </div>
      </form>`;
  return shell(view, 'time', texts.chooseTime, body);
}

export function detailsPage(view: View, { slot, name, email }: Fields, errors = { name: '', email: '' }) {
  const texts = bookingTexts[view.language];
  const change = new URLSearchParams({ ...Object.fromEntries(view.query), day: dateOf(slot, view) });
  change.delete('slot');
  const body = html`<form method="post" novalidate action="?${view.query}">
        <input type="hidden" name="slot" value="${slot}">
        <p>${texts.chosen} <strong>${momentOf(slot, view)}</strong></p>
        ${field('name', 'text', texts.name, name, errors.name)}
        ${field('email', 'email', texts.email, email, errors.email)}
        <p class="actions"><button>${texts.book}</button> <a href="?${change}">${texts.change}</a></p>
      </form>`;
  return shell(view, 'details', texts.yourDetails, body);
}

export function bookedPage(view: View, { slot, name, email }: Fields) {
  const { booked, bookedFor } = bookingTexts[view.language];
  const body = html`<p><strong>${momentOf(slot, view)}</strong></p><p>${bookedFor(`${name}, ${email}`)}</p>`;
  return shell(view, 'booked', booked, body);
}

/** The page around a step. */
function shell({ language, timeZone, query }: View, step: string, stepHeading: string, body: unknown) {
  const texts = bookingTexts[language];
  const zone = query.has('timezone') ? texts.yourTimeZone : texts.timeZone;
  return html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${texts.title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/page.css" />
    <link rel="stylesheet" href="/colors.css?${query}" />
    <script src="/page.js" type="module"></script>
  </head>
  <body>
    <main data-failed="${texts.failed}">
      <header>
        <p class="brand">${query.has('embed_type') ? '' : site.name}</p>
        <h1>${texts.heading}</h1>
        <p>${texts.introduction}</p>
        <p class="mute">${texts.expect}</p>
      </header>
      <section data-step="${step}">
        <h2 id="step" tabindex="-1">${stepHeading}</h2>
        <p class="mute">${zone(zoneName(timeZone, language))}</p>
        ${body}
      </section>
      <p class="note">${texts.note}</p>
    </main>
  </body>
</html>
`;
}

/** A day and its times, which show while the day is chosen. */
function dayChoice(date: string, slots: Slot[], isChosen: boolean, view: View) {
  const [{ start: first } = { start: date }] = slots;
  const day = dayOf(first, view);
  const shortParts = [{ weekday: 'short' }, { day: 'numeric' }, { month: 'short' }] as const;
  const times = slots.map(
    ({ start }) =>
      html`<button name="slot" value="${start}"><time datetime="${start}">${timeOf(start, view)}</time></button> `,
  );
  return html`<div class="day">
            <label>
              <input type="radio" name="day" value="${date}" class="unseen" ${isChosen ? 'checked' : ''}>
              <span class="unseen">${day}</span>
              ${shortParts.map((part) => html`<span aria-hidden="true">${shown(first, view, part)}</span> `)}
            </label>
            <fieldset><legend>${day}</legend>${times}</fieldset>
          </div>`;
}

function field(name: string, type: string, label: string, value: string, error: string) {
  return html`<p class="field">
      <label for="${name}">${label}</label>
      <input id="${name}" name="${name}" type="${type}" autocomplete="${name}" required value="${value}" aria-describedby="${name}-error" aria-invalid="${String(error !== '')}">
      <span class="error" id="${name}-error">${error}</span>
    </p>`;
}

function zoneName(timeZone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return `${parts.find(({ type }) => type === 'timeZoneName')?.value} (${timeZone.replaceAll('_', ' ')})`;
}

/** As `2026-11-23`. */
const dateOf = (instant: string, { timeZone }: View) => new Date(instant).toLocaleDateString('sv-SE', { timeZone });
const dayOf = (instant: string, view: View) => shown(instant, view, { weekday: 'long', day: 'numeric', month: 'long' });
/** As the site writes it. */
function timeOf(instant: string, view: View): string {
  const time = shown(instant, view, { hour: 'numeric', minute: '2-digit' });
  return view.language === 'nl' ? time.replace(':', '.') : time.replace('AM', 'a.m.').replace('PM', 'p.m.');
}
const momentOf = (instant: string, view: View) => `${dayOf(instant, view)}, ${timeOf(instant, view)}`;

function shown(instant: string, { language, timeZone }: View, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { timeZone, ...parts }).format(new Date(instant));
}
