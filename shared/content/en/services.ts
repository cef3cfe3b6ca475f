import { site } from '#shared/site.ts';
import { days } from './format.ts';

export const services = {
  meta: {
    title: `AI, CRM and Website Services for Scale-ups | ${site.name}`,
    description:
      'Six services: AI customer support, appointment scheduling, CRM integration, websites, custom AI and business analysis, each with its timeline and support.',
  },
  heading: 'Services',
  introduction:
    'Six services, each with a fixed scope, a timeline and a quote before the work begins. Start with the one that saves the most hours; the others connect to it later.',
  labels: {
    price: 'Price',
    timeline: 'Timeline',
    ideal: 'Ideal for',
    support: 'Support after launch',
    features: 'What you get',
    popular: 'Popular',
    more: 'Read more',
  },
  supportText: (count: number) => `${days(count)} included`,
};
