import type { walkthroughSection as english } from '../en/walkthrough-section.ts';

export const walkthroughSection = {
  title: 'Van chat tot afspraak',
  introduction: 'Een verzonnen voorbeeld uit onze tests.',
  alt: 'De chat: ‘Wie is eigenaar van de broncode?’ ‘Van u.’',
} satisfies typeof english;
