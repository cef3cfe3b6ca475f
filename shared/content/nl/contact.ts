import { site } from '#shared/site.ts';
import type { contact as english } from '../en/contact.ts';
import { consultationMinutes, replyHours } from '../figures.ts';
import { contactErrors } from './contact-errors.ts';
import { contactForm } from './contact-form.ts';
import { hours, minutes } from './format.ts';

export const contact = {
  meta: {
    title: `Contact: stel uw vraag over AI-automatisering | ${site.name}`,
    description: `Vertel ons welk werk te veel tijd kost. We antwoorden binnen ${hours(replyHours)} per e-mail, of u boekt direct een gratis strategiesessie van ${minutes(consultationMinutes)}.`,
  },
  name: 'Contact',
  heading: 'Vertel ons waar uw week aan opgaat',
  introduction: `Welk werk kost u te veel tijd? Schrijf het op in uw eigen woorden; we mailen u binnen ${hours(replyHours)} terug. Praat u liever? Kies in het formulier voor een gesprek en boek een gratis sessie van ${minutes(consultationMinutes)}.`,
  booking: {
    text: `Een gratis strategiesessie van ${minutes(consultationMinutes)}, per videogesprek.`,
    link: 'Boek een gratis sessie',
  },
  email: { text: 'Of mail ons rechtstreeks:', address: site.email, subject: 'Een vraag over automatisering' },
  people: { title: 'Met wie u spreekt', place: 'Waar u ons vindt' },
  form: contactForm,
  errors: contactErrors,
} satisfies typeof english;
