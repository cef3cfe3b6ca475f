import { site } from '#shared/site.ts';
import type { SolutionCard } from '../types.ts';
import { catalogue } from './catalogue.ts';
import { days } from './format.ts';

const more = 'Read more';

const solutionCards: SolutionCard[] = [
  {
    id: 'customer-support',
    title: 'Customer Support',
    description: 'Questions answered day and night. Your team keeps the ones that need a person.',
    page: 'ai-customer-support',
    link: more,
  },
  {
    id: 'crm-integration',
    title: 'CRM Integration',
    description: 'One record for each customer, filled by your systems and trusted in every meeting.',
    page: 'crm-integration',
    link: more,
  },
  {
    id: 'appointment-scheduling',
    title: 'Appointment Scheduling',
    description: 'A calendar that fills itself within your rules, and clients who are reminded in time.',
    page: 'appointment-scheduling',
    link: more,
  },
  {
    id: 'website-development',
    title: 'Website Development',
    description: 'Pages that answer what visitors came for, and requests that arrive where you work.',
    page: 'website-development',
    link: more,
  },
  {
    id: 'e-commerce-suite',
    title: 'E-commerce Suite',
    description: 'Products, payment, stock and customer service as one system, so that an order is handled once.',
    page: 'website-development',
    link: 'Part of website development',
  },
  {
    id: 'experience-analytics',
    title: 'Experience Analytics',
    description:
      'Where visitors and customers get stuck, measured without tracking individuals, and what to fix first.',
    page: 'business-analysis',
    link: 'Part of business analysis',
  },
];

export const services = {
  meta: {
    title: `AI, CRM and Website Services for Scale-ups | ${site.name}`,
    description:
      'Six services: AI customer support, appointment scheduling, CRM integration, websites, custom AI and business analysis, each with its timeline and support.',
  },
  name: 'Services',
  heading: 'Six services. The price agreed before we start',
  introduction:
    'Six services, each with a fixed scope, a timeline and a quote before the work begins. Start with the one that saves the most hours; the others connect to it later.',
  callToAction: 'Ask for a quote',
  toPricing: 'Packages with a fixed price',
  labels: {
    price: 'Price',
    timeline: 'Timeline',
    ideal: 'Ideal for',
    support: 'Support after launch',
    noSupport: 'None needed: you receive a plan',
    features: 'What you get',
    popular: 'Popular',
    more,
  },
  supportText: (count: number) => `${days(count)} included`,
  groups: catalogue.groups,
  solutions: {
    title: 'Begin with the result',
    introduction: 'What you want to see changed, and the service that brings it about.',
    show: 'Show all six',
    cards: solutionCards,
  },
};
