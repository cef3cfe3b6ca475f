import { site } from '#shared/site.ts';
import type { SolutionCard } from '../types.ts';
import { catalogue } from './catalogue.ts';
import { days } from './format.ts';

const more = 'Read more';

const solutionCards: SolutionCard[] = [
  {
    id: 'customer-support',
    title: 'Customer Support',
    description: 'Questions answered day and night. Your team only gets the ones that need a person.',
    page: 'ai-customer-support',
    link: more,
  },
  {
    id: 'crm-integration',
    title: 'CRM Integration',
    description: 'One record for each customer, kept up to date by your systems and trusted in every meeting.',
    page: 'crm-integration',
    link: more,
  },
  {
    id: 'appointment-scheduling',
    title: 'Appointment Scheduling',
    description: 'A calendar that fills itself by your rules, and clients who get a reminder.',
    page: 'appointment-scheduling',
    link: more,
  },
  {
    id: 'website-development',
    title: 'Website Development',
    description: 'Pages that answer what visitors came for, and leads that land where you work.',
    page: 'website-development',
    link: more,
  },
  {
    id: 'e-commerce-suite',
    title: 'E-commerce Suite',
    description: 'Products, payments, stock and customer service in one system, so you handle an order once.',
    page: 'website-development',
    link: 'Part of website development',
  },
  {
    id: 'experience-analytics',
    title: 'Experience Analytics',
    description: 'Where visitors and customers get stuck, measured without tracking anyone, and what to fix first.',
    page: 'business-analysis',
    link: 'Part of business analysis',
  },
];

export const services = {
  meta: {
    title: `AI, CRM and Website Services for Scale-ups | ${site.name}`,
    description:
      'Six services: AI customer support, appointment scheduling, CRM integration, websites, custom AI and business analysis. How long each takes and what you get.',
  },
  name: 'Services',
  heading: 'Six services. The price agreed before we start',
  introduction:
    'You know what you’ll get, when, and for how much before any work begins. Start with the service that saves the most hours. The others connect to it later.',
  callToAction: 'Get a quote',
  toPricing: 'See the fixed-price packages',
  labels: {
    price: 'Price',
    timeline: 'Timeline',
    ideal: 'Ideal for',
    support: 'Support after launch',
    noSupport: 'Not needed: you get a plan',
    features: 'What you get',
    popular: 'Popular',
    more,
  },
  supportText: (count: number) => `${days(count)} included`,
  groups: catalogue.groups,
  solutions: {
    title: 'Start from what should change',
    introduction: 'Pick the change you want. This is the service that gets you there.',
    show: 'Show all six',
    cards: solutionCards,
  },
};
