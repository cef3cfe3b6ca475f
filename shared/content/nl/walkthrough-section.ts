import type { walkthroughSection as english } from '../en/walkthrough-section.ts';

export const walkthroughSection = {
  title: 'Van chat tot afspraak',
  introduction: 'Een verzonnen voorbeeld uit onze tests.',
  alt: 'Een vraag in de chat, en het antwoord.',
} satisfies typeof english;
