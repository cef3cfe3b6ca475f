import { site } from '#shared/site.ts';
import { consultationMinutes, growthCheckIns, packageFigures } from '../figures.ts';
import { getQuestions } from '../pick.ts';
import type { ComparisonRow, FaqItem } from '../types.ts';
import { facts } from './facts.ts';
import { faq } from './faq.ts';
import { days, hours, minutes, price, weeks, workflows } from './format.ts';
import { packageLabels } from './package-labels.ts';
import { packages } from './packages.ts';

const figures = Object.values(packageFigures);

const rows: ComparisonRow[] = [
  { id: 'price', title: 'Price', values: figures.map((item) => price(item.price)) },
  { id: 'timeline', title: 'Timeline', values: figures.map((item) => weeks(item.timeline)) },
  { id: 'workflows', title: 'Workflows automated', values: figures.map((item) => String(item.workflows)) },
  { id: 'training', title: 'Training', values: figures.map((item) => hours(item.trainingHours)) },
  { id: 'support', title: 'Support after launch', values: figures.map((item) => days(item.supportDays)) },
  { id: 'manual', title: 'Written manual', values: [true, true, true] },
  { id: 'link', title: 'Connection to CRM or calendar', values: [false, true, true] },
  { id: 'systems', title: 'Connections to your other systems', values: [false, false, true] },
  { id: 'check-ins', title: 'Monthly check-ins', values: [false, false, String(growthCheckIns)] },
];

const questions: FaqItem[] = [
  {
    id: 'not-included',
    question: 'What is not part of the price?',
    answer:
      'Subscriptions of the software it runs on, and what an AI service charges for use. They are in your name, at their own rate, and we name them before you decide.',
  },
  {
    id: 'one-workflow',
    question: 'What counts as one workflow?',
    answer:
      'One trigger, the steps that follow and one result: a request that becomes a quote, an invoice that gets booked. In the free session we draw yours, and then it is clear how many it is.',
  },
  {
    id: 'larger',
    question: 'What if our process is larger than a package?',
    answer:
      'Then we quote it as a service, with a scope and a price of its own. We say so before the start; a package never grows more expensive along the way.',
  },
];

export const pricing = {
  meta: {
    title: `Pricing: Three Packages, Services on Quote | ${site.name}`,
    description: `Three automation packages with a fixed price, from ${price(packageFigures['build-and-empower'].price)}, and services on quote. Training and support after launch are part of each package.`,
  },
  name: 'Pricing',
  heading: 'Three fixed prices. Everything else quoted first',
  introduction: `Three packages have a fixed price: ${price(packageFigures['build-and-empower'].price)}, ${price(packageFigures['build-and-elevate'].price)} and ${price(packageFigures.growth.price)}. Services are quoted, because the work depends on your systems; you know the price before we begin. Not sure which fits? A free session of ${minutes(consultationMinutes)} usually settles it.`,
  labels: packageLabels,
  scope: { question: 'How many workflows do you want to automate?', count: workflows },
  cards: { title: 'Three packages, each with a fixed price', introduction: facts.prices },
  packages,
  comparison: {
    title: 'Side by side',
    introduction: 'Price and time first, then what you get for them.',
    caption: 'The three packages compared',
    criterion: 'What you compare',
    included: 'Included',
    notIncluded: 'Not included',
    rows,
  },
  included: {
    title: 'In every package',
    introduction: 'Whatever you choose, this is how we work.',
    items: [
      {
        id: 'scope',
        title: 'A scope on paper',
        text: 'What is built, when it counts as done and what it does not include, agreed before the start.',
      },
      {
        id: 'contact',
        title: 'One contact',
        text: 'The person who plans with you also knows how it was built.',
      },
      {
        id: 'tests',
        title: 'Tests with real cases',
        text: 'Nothing goes live before its results equal what your team did by hand.',
      },
      {
        id: 'ownership',
        title: 'It is yours',
        text: 'Source, documentation and accounts are in your name and handed over at the end.',
      },
    ],
  },
  quote: {
    title: 'Services are quoted',
    text: `What a website, a CRM integration or custom software takes depends on your systems. After a first conversation you get a quote: what we build, by when, for one price. ${facts.agreement}`,
    button: 'Ask for a quote',
    link: 'See the services',
  },
  faqTitle: 'Questions about prices',
  faq: [...questions, ...getQuestions(faq, ['ownership', 'return'])],
};
