import { maintenance } from '#shared/work-terms.ts';
import type { calculator as english } from '../en/calculator.ts';
import { returnOnInvestmentMonths, usualHours } from '../figures.ts';
import { decimal, hours, months, weekCount } from './format.ts';

const number = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 });
/** With a real minus. */
const amount = (value: number) => number.format(value).replace('-', '−');
const euros = (value: number) => `${amount(Math.round(value))} euro`;

export const calculator = {
  introduction: 'Een schatting, geen offerte.',
  labels: {
    workflows: 'Aantal werkprocessen, 1 tot 3',
    remaining: 'Uren per week die overblijven',
    used: 'Deel van de gewonnen uren dat u benut, in\u00a0%',
    running: 'Lopende kosten per maand, in euro',
    own: 'Uw eigen uren voor voorbeelden en testen',
  },
  hints: {
    hours: 'Het hele team.',
    people: 'In dat team.',
    cost: 'Alle loonkosten.',
  },
  assumptions: 'Pas onze aannames aan',
  inField: decimal,
  invalid: (min: number, max: number) => `Vul een getal in van ${amount(min)} tot ${amount(max)}.`,
  check: 'Kijk de velden met een melding na, dan rekenen we verder.',
  steps: 'Wat het per week bespaart',
  paysBack: (weeks: number) => `Na ${weekCount(weeks)} terugverdiend.`,
  longerThanAim: `Dat is langer dan de ${months(returnOnInvestmentMonths)} waar we naar streven.`,
  rareHours: `Meer dan ${hours(usualHours)} per werkproces is zeldzaam. Laat de uren eerst meten.`,
  never:
    'Met deze getallen verdient het zich niet binnen een jaar terug. Laat de uren meten voordat u dit automatiseert.',
  rows: {
    freed: 'Gewonnen uren die u benut, per week',
    worth: 'Opbrengst per week',
    saved: 'Bespaard per week',
    once: 'Eenmalig',
    weeks: 'Terugverdiend na de livegang',
    year: 'In het eerste jaar',
    maintained: `Met ons onderhoud, ${maintenance.monthly} per maand`,
  },
  staying: 'die blijven',
  runningCosts: 'lopende kosten',
  ownHours: (own: number, people: number, training: number) =>
    `${amount(own)} + ${amount(people)} × ${amount(training)} training`,
  amount,
  hoursValue: (value: number) => `${amount(value)} uur`,
  eurosValue: euros,
  weeksValue: weekCount,
  notInYear: 'niet binnen een jaar',
  yearValue: (hours: number, value: number) => `${amount(Math.round(hours))} uur, ${euros(value)}`,
  larger: `Meer dan drie werkprocessen? Daarvoor maken we een offerte. Ons onderhoud, ${maintenance.monthly} per maand, is niet verplicht.`,
  send: 'Stuur dit mee met een aanvraag',
  inquiry: (hours: string, people: string, cost: string) =>
    `Een proces kost ons ${hours} uur per week (${people} mensen, ${cost} euro per uur).`,
} satisfies typeof english;
