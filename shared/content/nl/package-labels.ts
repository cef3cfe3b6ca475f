import { maintenance } from '#shared/work-terms.ts';
import type { packageLabels as english } from '../en/package-labels.ts';
import { facts } from './facts.ts';
import { days, hours, workflows } from './format.ts';
import { solution } from './solution.ts';

export const packageLabels = {
  facts: solution.facts,
  price: 'Vaste prijs',
  priceInEuros: 'Vaste prijs in euro’s',
  prices: facts.prices,
  maintenance: `Onderhoud daarna is optioneel: ${maintenance.monthly}\u00a0per\u00a0maand.`,
  timeline: solution.timeline,
  workflows: 'Werkprocessen',
  training: 'Training',
  support: solution.support,
  ifItFails: solution.ifItFails,
  hours,
  days,
  popular: 'Ons advies',
  ideal: solution.ideal,
  features: 'Wat u krijgt',
  brief: (count: number, supported: number) => `${workflows(count)}, ${days(supported)} nazorg`,
  choose: (name: string) => `Kies ${name}`,
  more: 'Lees verder',
  compare: 'Vergelijk de pakketten',
  examples: 'Andere werkprocessen die erin passen',
  contents: 'Wat u krijgt',
  sample: 'Voorbeeld',
  states: { passed: 'Geslaagd', failed: 'Mislukt' },
  plan: solution.plan,
  weeks: solution.weeks,
  shortWeeks: solution.shortWeeks,
  bring: solution.bring,
  faq: solution.faq,
  end: {
    title: (name: string, amount: string) => `${name} voor ${amount}`,
    text: 'Beschrijf het werk in een paar regels. We kijken of het past, en de prijs blijft gelijk.',
  },
  others: 'De andere twee pakketten',
} satisfies typeof english;
