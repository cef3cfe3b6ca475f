import { site } from '#shared/site.ts';
import type { aiCustomerSupport as english } from '../en/ai-customer-support.ts';
import { claims, supportDays, timelines } from '../figures.ts';
import { days, figure, weeks } from './format.ts';

export const aiCustomerSupport = {
  meta: {
    title: `AI-klantenservice uit uw eigen documenten | ${site.name}`,
    description: `Een AI-assistent die ${figure(claims.support)} klantvragen beantwoordt uit uw eigen documenten en zo nodig een collega inschakelt. Live in ${weeks(timelines['ai-customer-support'])}.`,
  },
  heading: 'AI-klantenservice',
  introduction: `De meeste vragen van uw klanten zijn al eens beantwoord. Onze assistent vindt dat antwoord in uw eigen documenten, dag en nacht, en draagt het gesprek over aan een collega als hij niet zeker is. Hij is live in ${weeks(timelines['ai-customer-support'])}, met daarna ${days(supportDays['ai-customer-support'] ?? 0)} ondersteuning.`,
} satisfies typeof english;
