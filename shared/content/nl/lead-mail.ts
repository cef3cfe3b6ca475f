import type { leadMail as english } from '../en/lead-mail.ts';
import { reminderHours, replyHours } from '../figures.ts';

export const leadMail = {
  subject: { new: 'Nieuwe aanvraag', reminder: `Nog ${replyHours - reminderHours} uur` },
  webhook: { new: 'Nieuwe lead', reminder: `Nog ${replyHours - reminderHours} uur` },
  intro: {
    new: 'Via de website is een aanvraag binnengekomen.',
    reminder: `Deze aanvraag wacht al ${reminderHours} uur op antwoord. De website belooft antwoord binnen ${replyHours} uur.`,
  },
  labels: {
    name: 'Naam',
    email: 'E-mailadres',
    company: 'Bedrijf',
    service: 'Dienst',
    problem: 'Wat er moet worden opgelost',
    additional: 'Aanvullende informatie',
    preference: 'Wil contact',
    source: 'Afkomstig van',
    received: 'Ontvangen',
  },
  preferences: { email_contact: 'per e-mail', schedule_meeting: 'in een gesprek' },
  open: 'Open deze aanvraag in het dashboard',
  reply: 'Als u dit bericht beantwoordt, gaat uw antwoord naar de afzender van de aanvraag.',
} satisfies typeof english;
