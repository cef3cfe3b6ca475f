import { site } from '#shared/site.ts';
import type { bookingPage as english } from '../en/booking-page.ts';
import { consultationMinutes } from '../figures.ts';
import { facts } from './facts.ts';
import { minutes } from './format.ts';

export const bookingPage = {
  title: `Gratis strategiesessie | ${site.name}`,
  heading: 'Gratis strategiesessie',
  introduction: `Een videogesprek van ${minutes(consultationMinutes)} met ${site.name}.`,
  expect: facts.freeSession,
  chooseTime: 'Kies een dag en een tijd',
  timeZone: (name: string) => `Tijdzone: ${name}.`,
  yourTimeZone: (name: string) => `Uw tijdzone: ${name}.`,
  noSlots: 'De komende twee weken is er geen tijd meer vrij. Stuur ons een aanvraag.',
  yourDetails: 'Uw gegevens',
  chosen: 'Uw tijd:',
  change: 'Kies een andere tijd',
  name: 'Naam',
  email: 'E-mailadres',
  book: 'Boek de sessie',
  booked: 'Uw sessie is geboekt',
  bookedFor: (visitor: string) => `Geboekt voor ${visitor}.`,
  taken: 'Die tijd is net door een ander geboekt. Kies een andere tijd.',
  failed: 'Het boeken is niet gelukt. Probeer het zo meteen opnieuw.',
  nameError: 'Vul uw naam in (maximaal 100 tekens)',
  emailError: 'Vul een geldig e-mailadres in',
  note: 'Deze pagina vervangt de boekingsdienst op deze computer. Boekingen gelden zolang de pagina draait, en er gaat geen uitnodiging uit.',
} satisfies typeof english;
