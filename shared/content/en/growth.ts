import { site } from '#shared/site.ts';
import { packageFigures } from '../offer-figures.ts';
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
  heading: 'Three processes, then monthly check-ins',
  introduction: `For a scale-up automating in several teams at once. In ${weeks(figures.timeline)} we automate ${workflows(figures.workflows)} in the systems you already have. You get ${hours(figures.trainingHours)} of training and ${facts.checkIns}. The price is ${price(figures.price)}, including ${days(figures.supportDays)} of support.`,
  callToAction: 'Start with Growth',
  drawing: 'Three towers on one base, joined by bridges. The monthly check-ins decide what goes on the dashed plot.',
  fit: {
    title: 'When three teams retype the same data',
    paragraphs: [
      'What a few people used to keep in their heads, several teams now keep in their own lists. Every new customer adds work in three places.',
      'We automate three processes on one base: one log, one way to report errors, one set of access rules. And because growth keeps changing the work, we come back after launch to see how it runs.',
    ],
    examples: [
      'Lead, quote and invoice for sales, from the first form to the payment',
      'Tickets sorted, answered or passed on, with a weekly number for management',
      'Stock, orders and delivery for a store that sells on more than one channel',
      'Hours, schedules and payroll data, with no retyping at the end of the month',
    ],
  },
  contents: {
    introduction: 'Three processes, the systems around them and a set time to look back and ahead.',
    parts: [
      {
        id: 'workflows',
        title: 'Three processes',
        text: `${workflows(figures.workflows)} from start to finish, built in order of what they save.`,
      },
      {
        id: 'links',
        title: 'Connections to your systems',
        text: 'CRM, bookkeeping, scheduling, store or help desk: each workflow runs in the systems your teams already have open.',
      },
      {
        id: 'check-ins',
        title: 'Monthly check-ins',
        text: `${facts.checkIns}. What ran, what failed, how many hours it saved and what to automate next.`,
      },
      {
        id: 'training',
        title: 'Training for each team',
        text: `${hours(figures.trainingHours)} in total, split between the teams, each on its own workflow.`,
      },
      {
        id: 'support',
        title: 'Support after launch',
        text: `For ${days(figures.supportDays)} we fix bugs and fine-tune what daily use turns up.`,
      },
      {
        id: 'manual',
        title: 'A written manual',
        text: 'One for all three, with a page for each team and a chapter for whoever looks after it.',
      },
    ],
  },
  plan: {
    note: 'You get the shorter timeline if the three processes share systems and you have past cases on hand. We then build the second and third at the same time.',
    steps: [
      {
        id: 'choose',
        title: 'Choose and rank',
        text: 'Which one goes first, which two will probably follow, and who owns each.',
      },
      {
        id: 'first',
        title: 'The first one live',
        text: 'The workflow that saves the most hours goes first, and your team uses it while we build the rest. Its log, rules and access become the base for the other two.',
      },
      {
        id: 'others',
        title: 'The second and the third',
        text: 'Built on that base, so they go faster. Your teams test them with past cases.',
      },
      {
        id: 'launch',
        title: 'Train and launch',
        text: 'Everything’s in use, and the first check-in is on the calendar.',
      },
    ],
  },
  bring: {
    introduction: 'One person who looks across the teams, and an owner in each.',
    items: [
      {
        id: 'sponsor',
        title: 'One person in charge',
        text: 'Someone who decides when two teams want different things, and joins the check-ins.',
      },
      {
        id: 'owners',
        title: 'An owner for each process',
        text: 'Someone who does the work now and tests it with us, a few hours a week.',
      },
      { id: 'access', title: 'Access', text: 'To each team’s systems, set up with whoever manages them.' },
      {
        id: 'examples',
        title: 'Past cases and counts',
        text: 'To test with, and to show what changed at the first check-in.',
      },
    ],
  },
  faq: [
    {
      id: 'check-in',
      question: 'What happens in a monthly check-in?',
      answer:
        'We show how often each workflow ran, what failed, what it saved and what we’d do next. During the support period, we fix what failed. For the rest, you decide what your team does and what’s worth a quote.',
    },
    {
      id: 'change-of-mind',
      question: 'Can we choose the third process later?',
      answer: 'Yes. We only need the first one to start. Using it often shows what the third should be.',
    },
    {
      id: 'it-department',
      question: 'We have an IT department. How do you work with them?',
      answer:
        'They set the rules for access, hosting and logging, see the code and get the documentation. Whatever they’d rather do themselves, they do.',
    },
    {
      id: 'more',
      question: 'What if three workflows aren’t enough?',
      answer:
        'Then a quote makes more sense than a package. A business analysis tells you up front which processes pay, and in what order.',
    },
  ],
  othersText: 'Rather start with one or two processes? Same way of working.',
  labels: packageLabels,
  package: getPackage(packages, 'growth'),
  others: [getPackage(packages, 'build-and-empower'), getPackage(packages, 'build-and-elevate')],
};
