import { site } from '#shared/site.ts';
import type { ServiceId } from '../../offers.ts';
import { lowestPrice } from '../offer-figures.ts';
import type { ServiceShown, SolutionCard } from '../types.ts';
import { catalogue } from './catalogue.ts';
import { days, price } from './format.ts';

const solutionCards: SolutionCard[] = [
  {
    id: 'customer-support',
    description: 'Questions answered day and night. Your team only gets the ones that need a person.',
    page: 'ai-customer-support',
  },
  {
    id: 'appointment-scheduling',
    description: 'Clients book a time that’s actually free, and get a reminder.',
    page: 'appointment-scheduling',
  },
  {
    id: 'crm-integration',
    description: 'One record for each customer, kept up to date by your systems.',
    page: 'crm-integration',
  },
  {
    id: 'website-development',
    description: 'Visitors find the answer they came for, and leads land where you work.',
    page: 'website-development',
  },
  {
    id: 'e-commerce-suite',
    description: 'Products, payments, stock and customer service in one system, so you handle an order once.',
    page: 'website-development',
    part: { title: 'E-commerce Suite', of: 'Part of website development' },
  },
  {
    id: 'custom-ai-solution',
    description: 'Software for the one process that no product fits.',
    page: 'custom-ai-solution',
  },
  {
    id: 'business-analysis',
    description: 'What to automate first, counted in hours.',
    page: 'business-analysis',
  },
  {
    id: 'experience-analytics',
    description: 'Where visitors and customers get stuck, measured without tracking anyone, and what to fix first.',
    page: 'business-analysis',
    part: { title: 'Experience Analytics', of: 'Part of business analysis' },
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
    'For startups and scale-ups. Before work begins, you know what you’ll get, when and for how much. Start with the service that saves the most hours.',
  /** The services in the drawing, in the order of its plots. */
  drawing: ['Analysis', 'Support', 'Scheduling', 'Custom AI', 'CRM', 'Website'],
  callToAction: 'Get a quote',
  toPricing: `Packages from ${price(lowestPrice)} euros`,
  labels: {
    features: 'What you get',
    popular: 'Recommended',
    more: (title: string) => `More about ${title}`,
  },
  days,
  /** A piece of what each service makes. */
  shown: {
    'ai-customer-support': {
      title: 'Example: chat, Tuesday evening',
      rows: [
        ['9:40 p.m.', 'I opened the box. Can I still return the chain?'],
        ['Answer', 'Yes, within a month, if it hasn’t been on a bike.', 'From: Returns, section 4'],
        ['9:42 p.m.', 'And who pays for shipping? Your site said it would fit.'],
        ['Answer', 'A colleague will decide that tomorrow morning.', 'To a person, with the whole conversation'],
      ],
    },
    'appointment-scheduling': {
      title: 'Example: Anna’s Thursday',
      rows: [
        ['8:30 a.m.', 'Follow-up', 'by phone'],
        ['9:10 a.m.', 'First visit', 'online, Monday evening'],
        ['10:00 a.m.', 'Free'],
        ['10:40 a.m.', 'Travel time', 'kept free by a rule'],
        ['1:30 p.m.', 'Checkup', 'online, last night'],
      ],
    },
    'crm-integration': {
      title: 'Example: once in your CRM',
      rows: [
        ['Name', 'Jo Whitfield', 'from the form'],
        ['Company', 'Whitfield Heating', 'from invoicing'],
        ['Phone', '+31 6 •• •• •• 18', 'form and inbox agree'],
        ['Next', 'Call about the quote', 'task, Thursday'],
      ],
      before: [
        { title: 'Website form, March', text: ['Jo Whitfield'], note: '06 •• •• •• 18' },
        { title: 'A colleague’s inbox', text: ['J. Whitfield'], note: '+31 6 •• •• •• 18' },
        { title: 'Invoicing', text: ['Whitfield Heating'], note: '06 •• •• •• 81' },
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
      title: 'Example: proposed order',
      rows: [
        ['Quantity', '40', 'sure'],
        ['Before', 'June 12', 'sure'],
        ['Address', 'Mill Road', 'not sure, so Karim decides'],
      ],
      before: [
        {
          title: 'Example: email, 9:12 a.m.',
          text: [
            'Hi,\n\nSame as last time please, but ',
            { mark: '40 of the gray pots' },
            ' instead of 30, and ',
            { mark: 'before June 12' },
            ' if you can. They can go to ',
            { mark: 'the new store' },
            '.\n\nThanks, Petra',
          ],
        },
      ],
    },
    'business-analysis': {
      title: 'Example: hours a week, counted',
      rows: [
        ['Retyping orders', '14', 'Automate first'],
        ['Repeat questions', '11', 'Second'],
        ['Planning deliveries', '9', 'After a cleanup'],
        ['Quotes for large customers', '8', 'Leave it'],
      ],
    },
  } satisfies Record<ServiceId, ServiceShown>,
  /** Above the walkthrough, which shows both services of the first group at work. */
  together: 'Both together: from chat to calendar',
  groups: catalogue.groups,
  solutions: {
    title: 'Start with what you want to change',
    priced:
      'Each gets one fixed price, in writing, before we start. It depends on how many systems we connect, how much passes through them and how clean your data is. Packages have a price already.',
    columns: ['Service', 'What changes', 'Timeline', 'Support after launch'],
    /** In place of days of support. */
    noSupport: 'None',
    cards: solutionCards,
  },
};
