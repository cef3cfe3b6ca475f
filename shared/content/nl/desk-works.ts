import type { deskWorks as english } from '../en/desk-works.ts';
import { days, price } from './format.ts';

/** With a separator for thousands, like prices. */
const number = price;
const count = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`;
const times = (value: number) => `${number(value)} keer`;
const percent = (share: number) => `${Math.round(share * 100)}%`;

export const deskWorks = {
  heading: 'Wat werkt',
  leads: (value: number, period: number) => `${count(value, 'aanvraag', 'aanvragen')} in ${days(period)},`,
  compare: (change: number, before: number, period: number) =>
    Math.round(change * 100) === 0
      ? `evenveel als in de ${days(period)} daarvoor (${number(before)}).`
      : `${percent(Math.abs(change))} ${change > 0 ? 'meer' : 'minder'} dan in de ${days(period)} daarvoor (${number(before)}).`,
  compareFew: (before: number, period: number) =>
    `${number(before)} in de ${days(period)} daarvoor: te weinig om een verschil te zien.`,
  period: (since: string, until: string) =>
    `Van ${since} tot en met ${until}. Vandaag is nog niet om en telt daarom niet mee.`,
  nothingCounted: 'Er zijn nog geen bezoeken geteld. Aanvragen en chatvragen zijn wel volledig.',
  countedSince: (day: string) =>
    `Bezoeken worden geteld sinds ${day}; van de dagen daarvoor zijn er alleen aanvragen en chatvragen.`,
  dropped: (value: number) =>
    `${count(value, 'groep gebeurtenissen kon', 'groepen gebeurtenissen konden')} niet worden geteld, dus er is iets meer bezocht dan hier staat.`,
  drawingNote:
    'Gevuld: deze periode. Omlijnd: de periode daarvoor. Te weinig: het kleinste van de twee aantallen is lager dan 30.',
  periods: 'Periode',
  days,
  export: 'Exporteer als CSV',
  exported: 'Geëxporteerd.',
  csvName: 'wat-werkt',
  now: 'Nu',
  before: 'Eerder',
  change: 'Verschil',
  few: 'te weinig',
  fewSentence: 'Te weinig om een aandeel te noemen.',
  notCounted: 'niet geteld',
  byPercent: (change: number) => `${change > 0 ? '+' : change < 0 ? '−' : ''}${percent(Math.abs(change))}`,
  number,
  other: 'Overige',
  nothing: 'Geen in deze periode.',
  notCountedYet: 'In deze periode niet geteld.',
  campaign: (name: string) => `campagne ${name}`,
  upTo: (ms: string) => `tot ${ms} ms`,
  slower: 'langzamer',
  formShare: (share: number) => `Dat is ${percent(share)}.`,
  speedFew: (value: number) => `${count(value, 'druk is', 'keer drukken is')} gemeten: te weinig.`,
  headings: {
    leadsByPage: 'Aanvragen per pagina',
    leadsByLabel: 'Aanvragen per herkomst',
    leadsByLanguage: 'Aanvragen per taal',
    leadsByService: 'Aanvragen per dienst',
    form: 'Het formulier, stap voor stap',
    refusals: 'Velden die weigeren',
    chat: 'De chat, stap voor stap',
    unanswered: 'Vragen zonder antwoord',
    posts: 'Artikelen tot het einde gelezen',
    origins: 'Waar bezoekers vandaan komen',
    calls: 'Knoppen die tot actie oproepen',
    speed: 'Hoe snel pagina’s reageren',
    others: 'Al het andere',
  },
  columns: {
    leadsByPage: 'Pagina',
    leadsByLabel: 'Herkomst',
    leadsByLanguage: 'Taal',
    leadsByService: 'Dienst',
    form: 'Stap',
    refusals: 'Veld',
    chat: 'Stap',
    unanswered: 'Vraag',
    posts: 'Artikel',
    origins: 'Site of campagne',
    calls: 'Herkomst',
    speed: 'Reactietijd',
    others: 'Wat',
  },
  sentences: {
    leadsByPage: (top: string, value: number, all: number) =>
      `Van ${number(all)} verstuurde formulieren kwamen er ${number(value)} van ${top}.`,
    leadsByLabel: (top: string, value: number, all: number) =>
      `Van ${number(all)} aanvragen kwamen er ${number(value)} via ‘${top}’.`,
    leadsByLanguage: (top: string, value: number, all: number) =>
      `Van ${number(all)} aanvragen zijn er ${number(value)} in het ${top}.`,
    leadsByService: (top: string, value: number, all: number) =>
      `Van ${number(all)} aanvragen gaan er ${number(value)} over ${top}.`,
    form: (seen: number, stored: number) =>
      `Het formulier is ${times(seen)} gezien en leverde ${count(stored, 'aanvraag', 'aanvragen')} op.`,
    refusals: (top: string, value: number, all: number) =>
      `Van ${number(all)} geweigerde velden waren er ${number(value)} ‘${top}’.`,
    chat: (asked: number, failed: number) =>
      `Bezoekers stelden ${count(asked, 'vraag', 'vragen')}; op ${number(failed)} daarvan kwam geen antwoord.`,
    unanswered: (question: string, value: number) => `Op ‘${question}’ kwam ${times(value)} geen antwoord.`,
    posts: (top: string, value: number, all: number) =>
      `Van ${number(all)} keer uitlezen was het ${times(value)} ${top}.`,
    origins: (top: string, value: number, all: number) =>
      `Van ${number(all)} bezoeken met een bekende herkomst kwamen er ${number(value)} van ${top}.`,
    calls: (top: string, value: number, all: number) =>
      `Van ${number(all)} keer drukken was het ${times(value)} op ‘${top}’.`,
    speed: (share: number, all: number) =>
      `Van de ${number(all)} keer dat iemand ergens op drukte, reageerde de pagina in ${percent(share)} binnen 100 ms.`,
    others: (pages: number) => `Er is ${times(pages)} een pagina bekeken.`,
  },
  steps: {
    seen: 'Gezien',
    begun: 'Begonnen',
    sent: 'Pogingen tot versturen',
    stored: 'Aanvraag geworden',
    chat_opened: 'Chat geopend',
    first_message: 'Gesprekken begonnen',
    asked: 'Vragen gesteld',
    answered: 'Beantwoord',
    failed: 'Niet beantwoord',
    helpful: 'Antwoorden nuttig gevonden',
    not_helpful: 'Antwoorden niet nuttig gevonden',
    handed_over: 'Doorverwezen naar een mens',
    page_seen: 'Pagina’s bekeken',
    calendar_opened: 'Agenda geopend',
    session_booked: 'Gesprekken ingepland',
    language_switched: 'Van taal gewisseld',
    theme_switched: 'Van thema gewisseld',
    not_found: 'Pagina niet gevonden',
    notFound: 'Pagina niet gevonden',
    dropped: 'Groepen niet geteld',
  },
  fields: {
    fullName: 'Volledige naam',
    email: 'E-mailadres',
    companyName: 'Bedrijfsnaam',
    service: 'Dienst',
    problemDescription: 'Wat ze willen oplossen',
    additionalInfo: 'Aanvullende informatie',
    contactPreference: 'Hoe ze bereikt willen worden',
  },
  noneUnanswered: 'De chat heeft elke vraag beantwoord.',
  times: 'Keer',
} satisfies typeof english;
