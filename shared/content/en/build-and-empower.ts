import { site } from '#shared/site.ts';
import { packageFigures } from '../figures.ts';
import { getPackage } from '../pick.ts';
import type { PackagePage } from '../types.ts';
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
  introduction: `For a small business or startup that automates for the first time. In ${weeks(empower.timeline)} we automate ${workflows(empower.workflows)} from start to finish, and in ${hours(empower.trainingHours)} of training your team learns to run it. The price is ${price(empower.price)}, with ${days(empower.supportDays)} of support after launch.`,
  callToAction: 'Start with Build & Empower',
  drawing: 'One tower on its own base: the one workflow that your team can run without us.',
  fit: {
    title: 'For the first process you want off your desk',
    paragraphs: [
      'You know which task comes back every week and takes too long. You want it gone without a project that swallows the quarter, and without depending on us afterward.',
      'So we build one workflow and teach your team to run and change it. What they learn applies to the next one too.',
    ],
    examples: [
      'A request on the website becomes a contact, a task and a first reply',
      'Invoices in a mailbox are read, checked and queued in your accounts',
      'Figures from three systems arrive every Monday as one message',
      'A signed quote creates the project folder, the schedule and the welcome email',
    ],
  },
  contents: {
    introduction: 'Everything that takes one process from manual work to something your team runs.',
    parts: [
      {
        id: 'workflow',
        title: 'The workflow itself',
        text: `${workflows(empower.workflows)}, from what sets it off to where the result lands, with a message when something goes wrong.`,
      },
      {
        id: 'training',
        title: 'Training',
        text: `${hours(empower.trainingHours)} with the people who will use it, on their own cases: running it, reading its log, making a small change.`,
      },
      {
        id: 'support',
        title: 'Support after launch',
        text: `For ${days(empower.supportDays)} we fix faults and adjust what turns out different in daily use.`,
      },
      {
        id: 'manual',
        title: 'A written manual',
        text: 'How it works, how to change it and what to do when it stops. In plain language, for those who use it.',
      },
    ],
  },
  plan: {
    note: 'The shorter timeline applies when access to your systems is arranged before the start; the last two steps then share a week.',
    steps: [
      {
        id: 'choose',
        title: 'Choose and draw',
        text: 'Together we choose the process, draw it step by step and agree on when it counts as done.',
      },
      {
        id: 'build',
        title: 'Build and test',
        text: 'The workflow runs alongside your current way of working until its results match what you did by hand.',
      },
      {
        id: 'launch',
        title: 'Train and launch',
        text: 'Your team is trained and starts using it. From that day the support period runs.',
      },
    ],
  },
  bring: {
    introduction: 'Little, but on time: that is what decides the timeline.',
    items: [
      { id: 'owner', title: 'One owner', text: 'The person who does this work now and may decide how it should run.' },
      {
        id: 'examples',
        title: 'Past cases',
        text: 'Ordinary ones and awkward ones, so that the test resembles reality.',
      },
      { id: 'access', title: 'Access', text: 'To the systems involved, through accounts that you can close again.' },
      { id: 'time', title: 'Time for the training', text: 'A moment when everyone who will use it is there.' },
    ],
  },
  faq: [
    {
      id: 'one-workflow',
      question: 'What counts as one workflow?',
      answer:
        'One trigger, the steps that follow and one result: a request that becomes a quote, an invoice that gets booked. If your process turns out to be two, we say so before the start and not halfway.',
    },
    {
      id: 'software',
      question: 'What software does it run on?',
      answer:
        'On what you already have, where that can do it; otherwise on an automation service in your name. Subscriptions are not part of the price, and we name them before the start.',
    },
    {
      id: 'after-support',
      question: 'What happens when the support period ends?',
      answer:
        'Your team runs it; that is what the training and the manual are for. If you would rather have us keep an eye on it, we agree on maintenance.',
    },
    {
      id: 'next',
      question: 'Can we go on with a second process?',
      answer:
        'Yes, with the same package or on quote. If you expect it beforehand, Build & Elevate is the better start: it covers two and joins them.',
    },
  ],
  othersText: 'More than one process? We work the same way, over more weeks.',
  labels: packageLabels,
  package: getPackage(packages, 'build-and-empower'),
  others: [getPackage(packages, 'build-and-elevate'), getPackage(packages, 'growth')],
};
