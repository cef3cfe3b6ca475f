import { site } from '#shared/site.ts';
import { packageFigures } from '../offer-figures.ts';
import { getById } from '../pick.ts';
import type { PackagePage } from '../types.ts';
import { facts } from './facts.ts';
import { days, hours, price, weeks, workflows } from './format.ts';
import { packageLabels } from './package-labels.ts';
import { packages } from './packages.ts';

const figures = packageFigures.growth;

export const growth: PackagePage = {
  meta: {
    title: `Growth: Automation Across Several Teams | ${site.name}`,
    description: `${workflows(figures.workflows)} automated in ${weeks(figures.timeline)} for ${price(figures.price)}, with ${hours(figures.trainingHours)} of training, ${days(figures.supportDays)} of support and ${facts.checkIns}.`,
  },
  name: 'Growth',
  heading: 'Three workflows off your desks',
  introduction: `For a scale-up automating in several teams at once, in the systems you already have. It includes ${facts.checkIns}.`,
  callToAction: 'Start with Growth',
  drawing: 'Three towers on one base, joined by bridges. The check-ins decide what goes on the dashed plot.',
  atWork: {
    title: 'Three workflows on one base',
    introduction:
      'Every new customer means work in three places. In this example, three teams each hand over one workflow, in the systems they already use.',
    lanes: [
      {
        id: 'sales',
        title: 'Sales',
        steps: [
          {
            title: 'CRM',
            lines: [
              ['Quote', '2026-0412'],
              ['Signed', 'November 25'],
            ],
          },
          {
            title: 'Invoice on signing',
            lines: [
              ['Invoice made', '2026-0118'],
              ['Amount', '4,300, as quoted'],
              ['Due', 'December 25'],
            ],
          },
          {
            title: 'Bookkeeping',
            lines: [
              ['Entered', '4,300'],
              ['Reminder', 'on day 31'],
            ],
          },
        ],
      },
      {
        id: 'support',
        title: 'Support',
        steps: [
          {
            title: 'Help desk',
            lines: [
              ['Question', '“Where is it?”'],
              ['About', 'parcel 30518'],
            ],
          },
          {
            title: 'Reply, drafted',
            lines: [
              ['Topic', 'Delivery'],
              ['Parcel', 'left yesterday'],
              ['Draft', 'ready to read'],
            ],
          },
          {
            title: 'Help desk',
            lines: [
              ['Answer', '“On its way.”'],
              ['Sent by', 'a colleague'],
            ],
          },
        ],
      },
      {
        id: 'store',
        title: 'Store',
        steps: [
          {
            title: 'Online store',
            lines: [
              ['Brake pads', '10 left'],
              ['Sold', '14 a week'],
            ],
          },
          {
            title: 'Reorder in time',
            lines: [
              ['Stock lasts', 'until Monday'],
              ['Supplier', 'delivers on Friday'],
              ['Order prepared', '40'],
            ],
          },
          {
            title: 'Purchasing',
            lines: [
              ['Order', '40 brake pads'],
              ['Approved by', 'a buyer'],
            ],
          },
        ],
      },
    ],
    base: 'One log, one way to report errors and one set of access rules',
    caption: 'A made-up example. You choose the first workflow before the start; the other two can follow later.',
    examples: [
      'Staff: hours become time sheets, and time sheets payroll data',
      'Purchasing: three suppliers’ answers become a table, and the choice an order',
      'Management: numbers from four systems become one page every Monday',
    ],
  },
  contents: {
    parts: [
      {
        id: 'workflows',
        title: 'Three workflows',
        text: 'Each with its own trigger and result.',
      },
      {
        id: 'links',
        title: 'Connections to your systems',
        text: 'CRM, bookkeeping, scheduling, store or help desk: each workflow runs in the systems your teams already have open.',
      },
      {
        id: 'check-ins',
        title: 'Three check-ins',
        text: 'One a month after launch, each with a report like this one.',
      },
      {
        id: 'manual',
        title: 'A written manual',
        text: 'One for all three, with a page for each team and a chapter for whoever looks after it.',
      },
    ],
    sample: {
      title: 'check-in 1, the first month',
      totals: [
        ['Ran', '880'],
        ['Failed', '4'],
        ['Hours saved a week', '20'],
      ],
      rows: [
        {
          title: 'Drafts for the help desk',
          hours: 12,
          text: '720 ran, 3 failed: no order number in the email.',
        },
        {
          title: 'Invoices',
          hours: 4,
          text: '96 ran, none failed.',
        },
        {
          title: 'Orders for the store',
          hours: 4,
          text: '64 ran, 1 failed: an outdated price list.',
        },
      ],
      next: 'Next: the form asks for the order number, as part of the support.',
    },
  },
  plan: {
    note: `${facts.clock} If the workflows share systems and your past cases are ready, we build the second and third at the same time.`,
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
    items: [
      {
        id: 'sponsor',
        title: 'One person in charge',
        text: 'Someone who decides when two teams want different things, and joins the check-ins.',
      },
      {
        id: 'owners',
        title: 'An owner for each workflow',
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
      question: 'What happens in a check-in?',
      answer:
        'We go through a report like the one above. During the support period, we fix what failed. For the rest, you decide what your team does and what’s worth a quote.',
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
        'Then a quote makes more sense than a package. A business analysis tells you up front which workflows pay, and in what order.',
    },
  ],
  labels: packageLabels,
  package: getById(packages, 'growth'),
  others: [getById(packages, 'build-and-empower'), getById(packages, 'build-and-elevate')],
};
