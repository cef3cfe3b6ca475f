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
  formTitle: 'Uw aanvraag',
  heading: 'Vertel ons wat te veel tijd kost',
  introduction: `Stel in uw eigen woorden uw vraag over AI, automatisering, uw CRM of een website. We mailen u binnen ${hours(replyHours)} terug.`,
  booking: {
    text: `${minutes(consultationMinutes)}, gratis. Kies nu een tijd.`,
    link: 'Plan een gratis sessie',
  },
  email: {
    address: site.email,
    subject: 'Een vraag over automatisering',
    text: 'Of mail ons rechtstreeks.',
  },
  phone: { text: 'Of bel ons.' },
  next: {
    title: 'Wat er daarna gebeurt',
    steps: [
      { id: 'read', text: 'Een mens leest uw vraag en mailt u terug.' },
      {
        id: 'meet',
        text: `Wilt u erover praten, dan kiest u een tijd voor een gratis sessie van ${minutes(consultationMinutes)}.`,
      },
      { id: 'quote', text: 'U krijgt een offerte, of het advies om het te laten zoals het is.' },
    ],
  },
  people: { title: 'Met wie u spreekt', place: 'Waar u ons vindt' },
  form: contactForm,
  errors: contactErrors,
} satisfies typeof english;
