import type { chatPerson as english } from '../en/chat-person.ts';
import { replyHours } from '../figures.ts';
import { hours } from './format.ts';

export const chatPerson = {
  title: 'Praat met een mens',
  introduction: `Laat uw naam en e-mailadres achter. Een van ons schrijft u binnen ${hours(replyHours)}.`,
  alongWith: 'Wat u in deze chat schreef, gaat mee als uw aanvraag.',
  attach: {
    label: 'Stuur het hele gesprek mee',
    hint: 'Dan zien we ook de antwoorden die u kreeg.',
  },
  back: 'Terug naar de chat',
  noCompany: 'Niet opgegeven',
  noQuestion: 'De bezoeker vroeg in de chat om een mens te spreken.',
} satisfies typeof english;
