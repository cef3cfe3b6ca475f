import { site } from '#shared/site.ts';
import { packageFigures } from '../offer-figures.ts';
import { getPackage } from '../pick.ts';
import type { PackagePage } from '../types.ts';
import { facts } from './facts.ts';
import { days, hours, price, weeks, workflows } from './format.ts';
import { packageLabels } from './package-labels.ts';
import { packages } from './packages.ts';

const empower = packageFigures['build-and-empower'];

export const buildAndEmpower: PackagePage = {
  meta: {
    title: `Build & Empower: Your First Automation | ${site.name}`,
    description: `One process automated in ${weeks(empower.timeline)} for ${price(empower.price)}, with ${hours(empower.trainingHours)} of training and ${days(empower.supportDays)} of support. For small businesses and startups.`,
  },
  name: 'Build & Empower',
  heading: 'One process off your desk',
  introduction: `For a small business or startup automating for the first time. In ${weeks(empower.timeline)} we automate ${workflows(empower.workflows)} from start to finish. With ${hours(empower.trainingHours)} of training, your team learns to run it.`,
  callToAction: 'Start with Build & Empower',
  drawing: 'One tower on its own base: the one workflow your team can run without us.',
  fit: {
    title: 'For the first job you want gone',
    paragraphs: [
      'You know the task that comes back every week and takes too long. You want it gone, without a project that takes a quarter and without needing us every week after that.',
      'We build one workflow and teach your team to run it and change it. They can use what they learn for the next one.',
    ],
    examples: [
      'A form on your website gets a first reply and becomes a row on your list',
      'Every Monday, the numbers from three spreadsheets arrive in one message',
      'A signed quote becomes a project folder, with the task list and the welcome letter in it',
    ],
  },
  atWork: {
    title: 'One workflow, from trigger to result',
    introduction: 'An example: the invoices in a mailbox. It needs no other software than you already have.',
    lanes: [
      {
        id: 'invoices',
        steps: [
          {
            id: 'inbox',
            title: 'Your mailbox',
            lines: [
              ['From', 'a supplier'],
              ['Attached', 'one PDF'],
            ],
          },
          {
            id: 'workflow',
            title: 'The workflow',
            lines: [
              ['Supplier', 'on your list'],
              ['Amount', '612.40, as ordered'],
              'If they differ, someone on your team decides',
            ],
          },
          {
            id: 'folder',
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
  },
  contents: {
    introduction: 'From the first drawing to the end of the support period.',
    parts: [
      {
        id: 'workflow',
        title: 'The workflow itself',
        text: `${workflows(empower.workflows)} in your ${facts.officeTools}, with a message when something goes wrong.`,
      },
      {
        id: 'training',
        title: 'Training',
        text: `${hours(empower.trainingHours)} with the people who’ll use it, on their own cases: running it, reading its log, making a small change.`,
      },
      {
        id: 'support',
        title: 'Support after launch',
        text: `For ${days(empower.supportDays)} we fix bugs and adjust whatever gets in your team’s way.`,
      },
      {
        id: 'manual',
        title: 'A written manual',
        text: 'How it works, how to change it and what to do when it stops. In plain language, for the people who use it.',
      },
    ],
  },
  plan: {
    note: `${facts.clock} If your past cases are ready on that day, the last two steps share a week.`,
    steps: [
      {
        id: 'choose',
        title: 'Choose and draw',
        text: 'Together we pick the process, draw it step by step and agree on when it counts as done.',
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
    introduction: 'A few hours a week from one person. What comes late moves the launch.',
    items: [
      { id: 'owner', title: 'One owner', text: 'The person who does this work now and can decide how it should run.' },
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
      answer: `${facts.workflow} If your process turns out to be two, you know before we start.`,
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
    {
      id: 'next',
      question: 'Can we do a second process next?',
      answer:
        'Yes, with the same package or with a quote. If you know that now, start with Build & Elevate: it covers two and joins them.',
    },
  ],
  othersText: 'More than one process? Same way of working, more weeks.',
  labels: packageLabels,
  package: getPackage(packages, 'build-and-empower'),
  others: [getPackage(packages, 'build-and-elevate'), getPackage(packages, 'growth')],
};
