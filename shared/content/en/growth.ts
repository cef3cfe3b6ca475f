import { site } from '#shared/site.ts';
import { packageFigures } from '../figures.ts';
import { getPackage } from '../pick.ts';
import type { PackagePage } from '../types.ts';
import { facts } from './facts.ts';
import { days, hours, price, weeks, workflows } from './format.ts';
import { packageLabels } from './package-labels.ts';
import { packages } from './packages.ts';

const figures = packageFigures.growth;

export const growth: PackagePage = {
  meta: {
    title: `Growth: Automation Across Several Teams | ${site.name}`,
    description: `${workflows(figures.workflows)} automated in ${weeks(figures.timeline)} for ${price(figures.price)}, with ${hours(figures.trainingHours)} of training, ${days(figures.supportDays)} of support and monthly check-ins.`,
  },
  name: 'Growth',
  heading: 'Three processes, reviewed every month',
  introduction: `For a scale-up that automates in several teams at once. In ${weeks(figures.timeline)} we automate ${workflows(figures.workflows)} on the systems you have, with ${hours(figures.trainingHours)} of training, and look every month at what to improve next. The price is ${price(figures.price)}, with ${days(figures.supportDays)} of support after launch.`,
  callToAction: 'Start with Growth',
  drawing: 'Three towers on one base, joined by bridges. The monthly check-ins decide what goes on the dashed plot.',
  fit: {
    title: 'For a company that outgrows its manual work',
    paragraphs: [
      'What a few people kept in their heads is now done by several teams, each with its own lists. Every new customer adds work in three places.',
      'We automate three processes on one base: the same log, the same way of reporting faults, the same rules for access. And because growth keeps changing the work, we look every month at how it runs.',
    ],
    examples: [
      'Request, quote and invoice for sales, from the first form to the payment',
      'Tickets sorted, answered or passed on, with a weekly figure for management',
      'Stock, order and delivery for a shop that sells on more than one channel',
      'Hours, schedules and payroll data without retyping at the end of the month',
    ],
  },
  contents: {
    introduction: 'Three processes, the systems around them and a fixed moment to look back and ahead.',
    parts: [
      {
        id: 'workflows',
        title: 'Three processes',
        text: `${workflows(figures.workflows)} from start to finish, built in the order in which they save the most.`,
      },
      {
        id: 'links',
        title: 'Connections to your systems',
        text: 'CRM, bookkeeping, scheduling, shop or help desk: each workflow works in the systems your teams already have open.',
      },
      {
        id: 'check-ins',
        title: 'Monthly check-ins',
        text: `${facts.checkIns}. What ran, what failed, how many hours it saved and what to automate next.`,
      },
      {
        id: 'training',
        title: 'Training for each team',
        text: `${hours(figures.trainingHours)} in total, divided over the teams, each on its own workflow.`,
      },
      {
        id: 'support',
        title: 'Support after launch',
        text: `For ${days(figures.supportDays)} we fix faults and adjust what turns out different in daily use.`,
      },
      {
        id: 'manual',
        title: 'A written manual',
        text: 'One for all three, with a page for each team and a chapter for whoever looks after it.',
      },
    ],
  },
  plan: {
    note: 'The shorter timeline applies when the three processes share systems and past cases are at hand; the second and third are then built at the same time, and go live in the same weeks.',
    steps: [
      {
        id: 'choose',
        title: 'Choose and rank',
        text: 'Which one goes first, which two probably follow, and who owns each of them.',
      },
      {
        id: 'first',
        title: 'The first one live',
        text: 'The workflow that saves the most hours goes first and is used while we build on. Its log, rules and access become the base for the other two.',
      },
      {
        id: 'others',
        title: 'The second and the third',
        text: 'Built on that base and therefore faster, tested by the teams themselves with past cases.',
      },
      {
        id: 'launch',
        title: 'Train and launch',
        text: 'Everything is in use, and the date of the first check-in is set.',
      },
    ],
  },
  bring: {
    introduction: 'One person who looks across the teams, and an owner in each of them.',
    items: [
      {
        id: 'sponsor',
        title: 'One person in charge',
        text: 'Someone who decides when two teams want something different, and joins the check-ins.',
      },
      {
        id: 'owners',
        title: 'An owner for each process',
        text: 'Someone who does the work now and tests it with us, a few hours a week.',
      },
      { id: 'access', title: 'Access', text: 'To the systems of each team, arranged with whoever manages them.' },
      {
        id: 'examples',
        title: 'Past cases and counts',
        text: 'To test with, and to show in the first check-in what has changed.',
      },
    ],
  },
  faq: [
    {
      id: 'check-in',
      question: 'What happens in a monthly check-in?',
      answer:
        'We show how often each workflow ran, what failed and what it saved, and bring proposals. You decide what we adjust within the support, what your team does and what is worth a quote.',
    },
    {
      id: 'change-of-mind',
      question: 'Can we choose the third process later?',
      answer: 'Yes. Only the first must be fixed at the start. Often using it shows what the third should be.',
    },
    {
      id: 'it-department',
      question: 'We have an IT department. How do you work with them?',
      answer:
        'They set the conditions for access, hosting and logging, see the code and receive the documentation. What they would rather do themselves, they do.',
    },
    {
      id: 'more',
      question: 'What if three workflows are not enough?',
      answer:
        'Then a quote fits better than a package. A business analysis tells you beforehand which processes pay and in what order.',
    },
  ],
  othersText: 'Rather begin with one or two processes? We work the same way.',
  labels: packageLabels,
  package: getPackage(packages, 'growth'),
  others: [getPackage(packages, 'build-and-empower'), getPackage(packages, 'build-and-elevate')],
};
