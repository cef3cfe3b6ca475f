import { maintenance } from '#shared/work-terms.ts';
import { facts } from './facts.ts';
import { days, hours, workflows } from './format.ts';
import { solution } from './solution.ts';

/** The texts around those of a package, on its page and its card. */
export const packageLabels = {
  facts: solution.facts,
  price: 'Fixed price',
  priceInEuros: 'Fixed price in euros',
  prices: facts.prices,
  maintenance: `Maintenance after the support is optional: ${maintenance.monthly}\u00a0a\u00a0month.`,
  timeline: solution.timeline,
  workflows: 'Workflows',
  training: 'Training',
  support: solution.support,
  ifItFails: solution.ifItFails,
  hours,
  days,
  /** Our advice, not a count of sales. */
  popular: 'Recommended',
  ideal: solution.ideal,
  features: 'What you get',
  brief: (count: number, supported: number) => `${workflows(count)}, ${days(supported)} of support`,
  choose: (name: string) => `Choose ${name}`,
  more: 'Read more',
  compare: 'Compare the packages',
  examples: 'Other workflows that fit',
  contents: 'What you get',
  sample: 'Example',
  states: { passed: 'Passed', failed: 'Failed' },
  plan: solution.plan,
  weeks: solution.weeks,
  shortWeeks: solution.shortWeeks,
  bring: solution.bring,
  faq: solution.faq,
  end: {
    title: (name: string, amount: string) => `${name} for ${amount}`,
    text: 'Describe the work in a few lines. We check that it fits, and the price stays the same.',
  },
  others: 'The other two packages',
};
