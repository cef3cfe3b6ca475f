import { paymentParts } from '#shared/work-terms.ts';
import type { solution as english } from '../en/solution.ts';
import { days } from './format.ts';

export const solution = {
  allServices: 'Alle diensten',
  facts: 'In het kort',
  timeline: 'Doorlooptijd',
  price: 'Prijs',
  support: 'Nazorg',
  ideal: 'Geschikt voor',
  days,
  ifItFails: {
    text: `U betaalt ${paymentParts.start}% bij de start en ${paymentParts.passed}% pas als het de test haalt die we vooraf afspreken. Lukt dat twee keer niet, dan kunt u stoppen en krijgt u de ${paymentParts.start}% terug.`,
    link: 'Wat er gebeurt als het niet werkt',
  },
  problem: 'Het probleem',
  signs: 'Waaraan u het herkent',
  plan: 'Week voor week',
  weeks: (first: number, last = first) => (first === last ? `Week ${first}` : `Week ${first}-${last}`),
  /** Label of a dimension line. */
  shortWeeks: (first: number, last = first) => (first === last ? `wk ${first}` : `wk ${first}-${last}`),
  bring: 'Wat we van u nodig hebben',
  faq: 'Vragen',
  related: 'Past hier goed bij',
  relatedText: 'Diensten die hier later op aansluiten, of eraan voorafgaan.',
} satisfies typeof english;
