import { site } from '#shared/site.ts';
import { acceptanceCases, maintenance, paymentParts } from '#shared/work-terms.ts';
import { growthCheckIns } from '../figures.ts';
import { lowestPrice, packageFigures } from '../offer-figures.ts';
import { getQuestions } from '../pick.ts';
import type { ComparisonRow, FaqItem } from '../types.ts';
import { calculator } from './calculator.ts';
import { facts } from './facts.ts';
import { faq } from './faq.ts';
import { days, hours, price, weeks, workflows } from './format.ts';
import { packageLabels } from './package-labels.ts';
import { packages } from './packages.ts';
import { serviceOffers } from './service-offers.ts';
import { workTerms } from './work-terms.ts';

const figures = Object.values(packageFigures);

const rows: ComparisonRow[] = [
  { id: 'price', title: 'Price', values: figures.map((item) => price(item.price)) },
  { id: 'timeline', title: 'Timeline', values: figures.map((item) => weeks(item.timeline)) },
  { id: 'workflows', title: 'Automated workflows', values: figures.map((item) => String(item.workflows)) },
  { id: 'training', title: 'Training', values: figures.map((item) => hours(item.trainingHours)) },
  { id: 'support', title: 'Support after launch', values: figures.map((item) => days(item.supportDays)) },
  {
    id: 'maintenance',
    title: 'Maintenance after that, optional',
    values: figures.map(() => `${maintenance.monthly} euros a month`),
  },
  { id: 'manual', title: 'Written manual', values: [true, true, true] },
  { id: 'office', title: `Works with ${facts.officeTools}`, values: [true, true, true] },
  { id: 'link', title: 'Connected to your CRM or calendar', values: [false, true, true] },
  { id: 'systems', title: 'Connected to your other systems', values: [false, false, true] },
  { id: 'check-ins', title: 'Monthly check-ins', values: [false, false, String(growthCheckIns)] },
];

const questions: FaqItem[] = [
  {
    id: 'not-included',
    question: 'What’s not in the price?',
    answer:
      'Subscriptions for the software it runs on, and what an AI service charges for usage. They’re in your name, at the vendor’s rates, and we list them before you decide.',
  },
  {
    id: 'one-workflow',
    question: 'What counts as one workflow?',
    answer: `${facts.workflow} Not sure how many you have? Ask us in the free session.`,
  },
  {
    id: 'larger',
    question: 'What if our process is bigger than a package?',
    answer: 'Then we quote it as a service before we start. A package never gets more expensive along the way.',
  },
];

export const pricing = {
  meta: {
    title: `Pricing: Three Fixed Prices, Services Quoted | ${site.name}`,
    description: `Three automation packages with a fixed price, from ${price(lowestPrice)}, and services quoted up front. Every package includes training and support.`,
  },
  name: 'Pricing',
  heading: 'Three fixed prices. A\u00a0quote for everything\u00a0else',
  introduction: `A package automates one to three workflows for a fixed price, from ${price(lowestPrice)}\u00a0euros. What a service costs depends on your systems, so you get a quote first.`,
  labels: packageLabels,
  scope: { question: 'How many workflows do you want to automate?', count: workflows },
  cards: {
    title: 'Three packages',
    introduction: facts.prices,
    payment: `${paymentParts.start}% at the start, ${paymentParts.passed}% once the test has passed.`,
  },
  packages,
  comparison: {
    title: 'Compare the packages',
    caption: 'The three packages compared',
    criterion: 'What’s compared',
    included: 'Included',
    notIncluded: 'Not included',
    rows,
  },
  included: {
    title: 'In every package',
    items: [
      {
        id: 'scope',
        title: 'A written scope',
        text: 'What we’ll build, when it counts as done and what’s left out, agreed before we start.',
      },
      {
        id: 'contact',
        title: 'One contact',
        text: 'The person you plan with knows how it’s built.',
      },
      {
        id: 'tests',
        title: 'Tests with real cases',
        text: `Nothing goes live until at least ${acceptanceCases.passing} of ${acceptanceCases.total} past cases come out right.`,
      },
      {
        id: 'ownership',
        title: 'It’s yours',
        text: facts.ownership,
      },
    ],
  },
  ifItFails: { ...workTerms, items: workTerms.items.slice(0, 4) },
  calculator,
  quote: {
    title: 'Services are priced by quote',
    text: 'What a website, CRM integration or custom software costs depends on your systems. After the free session, you get one price.',
    button: 'Get a quote',
    link: 'See the services',
    services: Object.values(serviceOffers),
  },
  faqTitle: 'Questions about price',
  faq: [...questions, ...workTerms.items.slice(4), ...getQuestions(faq, ['ownership', 'return'])],
};
