import { site } from '#shared/site.ts';
import { packageFigures } from '../offer-figures.ts';
import { getById } from '../pick.ts';
import type { PackagePage } from '../types.ts';
import { facts } from './facts.ts';
import { days, hours, price, weeks } from './format.ts';
import { packageLabels } from './package-labels.ts';
import { packages } from './packages.ts';

const empower = packageFigures['build-and-empower'];

export const buildAndEmpower: PackagePage = {
  meta: {
    title: `Build & Empower: Your First Automation | ${site.name}`,
    description: `One workflow automated in ${weeks(empower.timeline)} for ${price(empower.price)}, with ${hours(empower.trainingHours)} of training and ${days(empower.supportDays)} of support. For small businesses and startups.`,
  },
  name: 'Build & Empower',
  heading: 'One workflow off your desk',
  introduction:
    'For a small business or startup automating for the first time. We automate the task that comes back every week and takes too long, and teach your team to run it and change it.',
  callToAction: 'Start with Build & Empower',
  drawing: 'One tower on its own base: the one workflow your team can run without us.',
  atWork: {
    title: 'One workflow, from trigger to result',
    introduction: 'An example: the invoices in a mailbox. It needs no other software than you already have.',
    lanes: [
      {
        id: 'invoices',
        steps: [
          {
            title: 'Your mailbox',
            lines: [
              ['From', 'a supplier'],
              ['Attached', 'one PDF'],
            ],
          },
          {
            title: 'The workflow',
            lines: [
              ['Supplier', 'on your list'],
              ['Amount', '612.40, as ordered'],
              'If they differ, someone on your team decides',
            ],
          },
          {
            title: 'Your shared folder',
            lines: [
              ['Filed', '2026-11, invoice 118'],
              ['On your list', 'pay by the 30th'],
            ],
          },
        ],
      },
    ],
    base: 'If a step fails, you get a message that says which invoice and why.',
    caption: 'A made-up example. Your own trigger and result go into the agreement.',
    examples: [
      'A form on your website gets a first reply and becomes a row on your list',
      'Every Monday, the numbers from three spreadsheets arrive in one message',
      'A signed quote becomes a project folder with its task list',
    ],
  },
  contents: {
    parts: [
      {
        id: 'workflow',
        title: 'The workflow itself',
        text: `Built in your ${facts.officeTools}, with a message when something goes wrong.`,
      },
      {
        id: 'training',
        title: 'Training',
        text: `For the people who’ll use it, ${hours(empower.trainingHours)} on their own cases: running it, reading its log, making a small change.`,
      },
      {
        id: 'manual',
        title: 'A written manual',
        text: 'How it works, how to change it and what to do when it stops. In plain language, for the people who use it.',
      },
    ],
    sample: {
      title: 'page 4 of the manual, an invoice isn’t filed',
      rows: [
        {
          title: '1. Open the message',
          text: 'It names the invoice and the reason. Most often: the supplier isn’t on the list.',
        },
        {
          title: '2. Add the supplier',
          text: 'In the sheet “Suppliers”: name, email address and who may approve.',
        },
        {
          title: '3. Run it again',
          text: 'Forward the email to the workflow’s address.',
        },
      ],
      next: 'Still stuck? Write to us.',
    },
  },
  plan: {
    note: `${facts.clock} If your past cases are ready on that day, the last two steps share a week.`,
    steps: [
      {
        id: 'choose',
        title: 'Choose and draw',
        text: 'Together we pick the workflow, draw it step by step and agree on when it counts as done.',
      },
      {
        id: 'build',
        title: 'Build and test',
        text: 'The workflow runs alongside the way you work now until its results match what you did by hand.',
      },
      {
        id: 'launch',
        title: 'Train and launch',
        text: 'Your team gets trained and starts using it. The support period starts that day.',
      },
    ],
  },
  bring: {
    items: [
      {
        id: 'owner',
        title: 'One owner',
        text: 'The person who does this work now and can decide how it should run. A few hours a week.',
      },
      {
        id: 'examples',
        title: 'Past cases',
        text: 'Ordinary ones and awkward ones, to test with.',
      },
      { id: 'access', title: 'Access', text: 'To the systems involved, through accounts you can shut off.' },
      { id: 'time', title: 'Time for the training', text: 'A time when everyone who’ll use it can be there.' },
    ],
  },
  faq: [
    {
      id: 'one-workflow',
      question: 'What counts as one workflow?',
      answer: `${facts.workflow} If your workflow turns out to be two, you know before we start.`,
    },
    {
      id: 'software',
      question: 'What software does it run on?',
      answer: `It works with your ${facts.officeTools}. Where those can’t do the job by themselves, it runs on an automation service in your name. Subscriptions aren’t in the price, and we list them before we start. A link to your CRM or calendar comes with Build & Elevate, links to other systems with Growth.`,
    },
    {
      id: 'after-support',
      question: 'What happens when the support period ends?',
      answer:
        'Your team runs it, with the training and the manual. If you’d rather have us keep an eye on it, we agree on maintenance.',
    },
  ],
  labels: packageLabels,
  package: getById(packages, 'build-and-empower'),
  others: [getById(packages, 'build-and-elevate'), getById(packages, 'growth')],
};
