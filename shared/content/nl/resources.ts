import { site } from '#shared/site.ts';
import type { resources as english } from '../en/resources.ts';

export const resources = {
  meta: {
    title: `Kennisbank: antwoorden over AI en automatisering | ${site.name}`,
    description:
      'Antwoorden op veelgestelde vragen over doorlooptijd, prijzen, gegevens en eigendom, en artikelen voor bedrijven die gaan automatiseren.',
  },
  heading: 'Kennisbank',
  introduction:
    'Wat klanten vragen voordat zij beginnen, op één plek beantwoord: hoe lang het duurt, wat het kost, van wie het resultaat is en wat er met de gegevens gebeurt. Daarnaast vindt u onze artikelen over het kiezen van een eerste proces en dagelijks werken met AI.',
  faqTitle: 'Veelgestelde vragen',
} satisfies typeof english;
