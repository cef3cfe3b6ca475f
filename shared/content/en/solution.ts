import { paymentParts } from '#shared/work-terms.ts';
import { days } from './format.ts';

/** The texts around those of a solution page. */
export const solution = {
  allServices: 'All services',
  facts: 'At a glance',
  timeline: 'Timeline',
  price: 'How it’s priced',
  support: 'Support after launch',
  ideal: 'Ideal for',
  days,
  /** Below the facts; /pricing has the rest. */
  ifItFails: {
    text: `You pay ${paymentParts.start}% at the start and ${paymentParts.passed}% only once it passes the test we agree on up front. If it fails twice, you can stop and get the ${paymentParts.start}% back.`,
    link: 'What happens if it doesn’t work',
  },
  problem: 'The problem',
  signs: 'The signs',
  plan: 'Week by week',
  weeks: (first: number, last = first) => (first === last ? `Week ${first}` : `Weeks ${first}-${last}`),
  /** Label of a dimension line. */
  shortWeeks: (first: number, last = first) => (first === last ? `wk ${first}` : `wk ${first}-${last}`),
  bring: 'What we need from you',
  faq: 'Questions',
  related: 'Goes well with',
  relatedText: 'Services that connect to this one or pave the way for it.',
};
