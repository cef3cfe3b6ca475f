// The texts of the booking page, English and Dutch side by side.
import { minutes as minutesEn } from '#shared/content/en/format.ts';
import { consultationMinutes } from '#shared/content/figures.ts';
import { minutes as minutesNl } from '#shared/content/nl/format.ts';
import type { Language } from '#shared/languages.ts';
import { site } from '#shared/site.ts';

const pairs = {
  title: [`Free strategy session | ${site.name}`, `Gratis strategiesessie | ${site.name}`],
  heading: ['Free strategy session', 'Gratis strategiesessie'],
  introduction: [
    `A video call of ${minutesEn(consultationMinutes)} with ${site.name}.`,
    `Een videogesprek van ${minutesNl(consultationMinutes)} met ${site.name}.`,
  ],
  chooseTime: ['Choose a time', 'Kies een tijd'],
  /** The zone's name follows. */
  timeZone: ['Times are shown in the time zone', 'De tijden gelden in de tijdzone'],
  noSlots: ['There is no free time in the next two weeks.', 'De komende twee weken is er geen vrije tijd meer.'],
  timesOn: ['Times on', 'Tijden op'],
  continue: ['Continue', 'Verder'],
  yourDetails: ['Your details', 'Uw gegevens'],
  chosen: ['Your time:', 'Uw tijd:'],
  change: ['Choose another time', 'Kies een andere tijd'],
  name: ['Name', 'Naam'],
  email: ['Email', 'E-mailadres'],
  book: ['Book the session', 'Boek de sessie'],
  booked: ['Your session is booked', 'Uw sessie is geboekt'],
  /** The name and the address follow. */
  bookedFor: ['Booked for', 'Geboekt voor'],
  taken: [
    'That time has just been taken. Please choose another one.',
    'Die tijd is zojuist vergeven. Kies een andere tijd.',
  ],
  failed: [
    'The session could not be booked. Please try again in a moment.',
    'De sessie kon niet worden geboekt. Probeer het zo dadelijk opnieuw.',
  ],
  slotError: ['Please choose a time', 'Kies een tijd'],
  nameError: ['Please enter your name (at most 100 characters)', 'Vul uw naam in (hooguit 100 tekens)'],
  emailError: ['Please enter a valid email address', 'Vul een geldig e-mailadres in'],
  note: [
    'This page stands in for the booking service on this computer: bookings last as long as it runs, and no invitation is sent.',
    'Deze pagina vervangt de boekingsdienst op deze computer: boekingen gelden zolang zij draait, en er wordt geen uitnodiging verstuurd.',
  ],
} satisfies Record<string, [english: string, dutch: string]>;

export type Texts = Record<keyof typeof pairs, string>;

function textsOf(side: 0 | 1): Texts {
  return Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, pair[side]])) as Texts;
}

export const bookingTexts: Record<Language, Texts> = { en: textsOf(0), nl: textsOf(1) };
