// The texts of the booking page, English and Dutch side by side.

import { minutes as minutesEn } from '#shared/content/en/format.ts';
import { consultationMinutes } from '#shared/content/figures.ts';
import { minutes as minutesNl } from '#shared/content/nl/format.ts';
import type { Language } from '#shared/languages.ts';
import { site } from '#shared/site.ts';

const en = {
  title: `Free strategy session | ${site.name}`,
  heading: 'Free strategy session',
  introduction: `A video call of ${minutesEn(consultationMinutes)} with ${site.name}.`,
  chooseTime: 'Choose a time',
  /** The zone's name follows. */
  timeZone: 'Times are shown in the time zone',
  noSlots: 'There is no free time in the next two weeks.',
  timesOn: 'Times on',
  continue: 'Continue',
  yourDetails: 'Your details',
  chosen: 'Your time:',
  change: 'Choose another time',
  name: 'Name',
  email: 'Email',
  book: 'Book the session',
  booking: 'Booking...',
  booked: 'Your session is booked',
  bookedFor: (name: string, email: string) => `Booked for ${name}, ${email}.`,
  taken: 'That time has just been taken. Please choose another one.',
  failed: 'The session could not be booked. Please try again in a moment.',
  errors: {
    slot: 'Please choose a time',
    name: 'Please enter your name (at most 100 characters)',
    email: 'Please enter a valid email address',
  },
  note: 'This page stands in for the booking service on this computer: bookings last as long as it runs, and no invitation is sent.',
};

const nl = {
  title: `Gratis strategiesessie | ${site.name}`,
  heading: 'Gratis strategiesessie',
  introduction: `Een videogesprek van ${minutesNl(consultationMinutes)} met ${site.name}.`,
  chooseTime: 'Kies een tijd',
  timeZone: 'De tijden gelden in de tijdzone',
  noSlots: 'De komende twee weken is er geen vrije tijd meer.',
  timesOn: 'Tijden op',
  continue: 'Verder',
  yourDetails: 'Uw gegevens',
  chosen: 'Uw tijd:',
  change: 'Kies een andere tijd',
  name: 'Naam',
  email: 'E-mailadres',
  book: 'Boek de sessie',
  booking: 'Bezig met boeken...',
  booked: 'Uw sessie is geboekt',
  bookedFor: (name, email) => `Geboekt voor ${name}, ${email}.`,
  taken: 'Die tijd is zojuist vergeven. Kies een andere tijd.',
  failed: 'De sessie kon niet worden geboekt. Probeer het zo dadelijk opnieuw.',
  errors: {
    slot: 'Kies een tijd',
    name: 'Vul uw naam in (hooguit 100 tekens)',
    email: 'Vul een geldig e-mailadres in',
  },
  note: 'Deze pagina vervangt de boekingsdienst op deze computer: boekingen gelden zolang zij draait, en er wordt geen uitnodiging verstuurd.',
} satisfies typeof en;

export const bookingTexts: Record<Language, typeof en> = { en, nl };
