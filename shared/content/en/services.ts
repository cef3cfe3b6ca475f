import { site } from '#shared/site.ts';
import type { ServiceId } from '../../offers.ts';
import type { ServiceShown, SolutionCard } from '../types.ts';
import { catalogue } from './catalogue.ts';
import { days } from './format.ts';

const solutionCards: SolutionCard[] = [
  {
    id: 'customer-support',
    title: 'Customer Support',
    description: 'Questions answered day and night. Your team only gets the ones that need a person.',
    page: 'ai-customer-support',
  },
  {
    id: 'crm-integration',
    title: 'CRM Integration',
    description: 'One record for each customer, kept up to date by your systems.',
    page: 'crm-integration',
  },
  {
    id: 'appointment-scheduling',
    title: 'Appointment Scheduling',
    description: 'Clients book a time that’s actually free, and get a reminder.',
    page: 'appointment-scheduling',
  },
  {
    id: 'website-development',
    title: 'Website Development',
    description: 'Visitors find the answer they came for, and leads land where you work.',
    page: 'website-development',
  },
  {
    id: 'e-commerce-suite',
    title: 'E-commerce Suite',
    description: 'Products, payments, stock and customer service in one system, so you handle an order once.',
    page: 'website-development',
    partOf: 'Part of website development',
  },
  {
    id: 'experience-analytics',
    title: 'Experience Analytics',
    description: 'Where visitors and customers get stuck, measured without tracking anyone, and what to fix first.',
    page: 'business-analysis',
    partOf: 'Part of business analysis',
  },
];

export const services = {
  meta: {
    title: `AI, CRM and Website Services for Scale-ups | ${site.name}`,
    description:
      'Six services: AI customer support, appointment scheduling, CRM integration, websites, custom AI and business analysis. How long each takes and what you get.',
  },
  name: 'Services',
  heading: 'Six services, each priced before we start',
  introduction:
    'For startups and scale-ups. Before work begins, you know what you’ll get, when and for how much. Start with the service that saves the most hours. The others can connect to it later.',
  /** The services in the drawing, in the order of its plots. */
  drawing: ['Analysis', 'Support', 'Scheduling', 'Custom AI', 'CRM', 'Website'],
  callToAction: 'Get a quote',
  toPricing: 'See the fixed-price packages',
  labels: {
    price: 'Price',
    timeline: 'Timeline',
    ideal: 'Ideal for',
    support: 'Support after launch',
    noSupport: 'None needed: you get a plan',
    features: 'What you get',
    popular: 'Recommended',
    popularReason: 'Forms, chat and bookings all end up in it.',
    more: 'Read more',
  },
  supportText: (count: number) => `${days(count)} included`,
  /** A piece of what each service makes, under its drawing. */
  shown: {
    'ai-customer-support': {
      title: 'Chat, Tuesday evening',
      rows: [
        ['9:40 p.m.', 'I opened the box. Can I still return the chain?'],
        ['Answer', 'Yes, within a month, if it hasn’t been on a bike.', 'From: Returns, section 4'],
      ],
    },
    'appointment-scheduling': {
      title: 'Thursday, two locations',
      rows: [
        ['9:00', 'First visit', 'online, Monday night'],
        ['10:30', 'Free'],
        ['1:30', 'Follow-up', 'by phone'],
      ],
    },
    'crm-integration': {
      title: 'One customer',
      rows: [
        ['Name', 'Jo Whitfield', 'as the customer wrote it'],
        ['Phone', '+31 6 •• •• •• 18', 'the same in two systems'],
        ['Address', 'Example Street 4', 'from invoicing'],
        ['Next', 'Call about the quote', 'task, Thursday'],
      ],
    },
    'website-development': {
      title: 'This site',
      rows: [
        ['Pages', 'in two languages'],
        ['Form', 'works without scripts'],
        ['Visit counts', 'without cookies'],
      ],
    },
    'custom-ai-solution': {
      title: 'Email, 9:12',
      words: [
        'Hi, same as last time please, but ',
        { mark: '40 of the gray pots' },
        '. They can go to ',
        { mark: 'the new store' },
        '.',
      ],
      rows: [
        ['Quantity', '40', 'sure'],
        ['Address', 'Mill Road', 'not sure, so Karim decides'],
      ],
    },
    'business-analysis': {
      title: 'Hours a week, counted',
      rows: [
        ['Retyping orders', '14', 'Automate first'],
        ['Repeat questions', '11', 'Second'],
        ['Quotes for large customers', '8', 'Leave it'],
      ],
    },
  } satisfies Record<ServiceId, ServiceShown>,
  siteAlt: 'The top of this website’s home page: its headline beside a drawing of six buildings, one for each service.',
  /** Above the walkthrough, which shows both services of the first group at work. */
  together: 'Both together: from chat to calendar',
  groups: catalogue.groups,
  solutions: {
    title: 'Start with what you want to change',
    introduction: 'Pick the result you want. The link takes you to the service behind it.',
    cards: solutionCards,
  },
};
