import { site } from '#shared/site.ts';
import { timelines } from '../figures.ts';
import { getService } from '../pick.ts';
import type { RankingElevation, Solution } from '../types.ts';
import { catalogue } from './catalogue.ts';
import { weeks } from './format.ts';
import { serviceNames } from './service-names.ts';
import { solution } from './solution.ts';

export const businessAnalysis: Solution<RankingElevation> = {
  meta: {
    title: `Business Analysis: What to Automate First | ${site.name}`,
    description: `We map your processes, measure where the hours go and rank what to automate first, with cost and expected return. On paper in ${weeks(timelines['business-analysis'])}.`,
  },
  name: serviceNames['business-analysis'],
  heading: 'Know what pays before you automate',
  introduction:
    'Business analysis for management teams that want to automate but don’t know where it pays. We talk to the people who do the work, count the hours and errors in each process and give you a ranked plan. The plan is yours, no matter who builds it.',
  callToAction: 'Talk about your company',
  drawing: 'What each process costs, in order, and in front the paths that the work takes.',
  drawingNames: ['Start here', 'The work'],
  elevation: {
    title: 'One sheet: what comes first, and what to leave alone',
    introduction:
      'The last page of a report for a wholesaler with forty employees. It’s what the closing session is about.',
    caption: 'An example. The wholesaler and its numbers are made up. We count yours.',
    columns: { process: 'Process', hours: 'Hours a week', advice: 'Our advice' },
    rows: [
      {
        id: 'orders',
        process: 'Retyping orders from email',
        hours: 14,
        isAutomated: true,
        advice: 'Automate first',
        reason: 'Nearly always the same, and mistakes are costly.',
      },
      {
        id: 'questions',
        process: 'Answering “Where’s my order?”',
        hours: 11,
        isAutomated: true,
        advice: 'Second',
        reason: 'The answer is already in the order system.',
      },
      {
        id: 'deliveries',
        process: 'Planning deliveries',
        hours: 9,
        isAutomated: true,
        advice: 'After a cleanup',
        reason: 'Pays once the addresses are right.',
      },
      {
        id: 'reminders',
        process: 'Chasing unpaid invoices',
        hours: 5,
        isAutomated: false,
        advice: 'No project',
        reason: 'Your accounting software can do it. It’s one setting.',
      },
      {
        id: 'quotes',
        process: 'Quotes for large customers',
        hours: 8,
        isAutomated: false,
        advice: 'Leave it',
        reason: 'Each one is different, and it’s the phone call that wins them.',
      },
    ],
    total: 'Total',
  },
  problem: {
    title: 'You could automate almost anything. What pays?',
    paragraphs: [
      'Vendors know what you should automate: whatever they sell. Your team has its favorites too, usually whatever annoys them most. Neither one tells you where the hours go.',
      'So you buy a tool that saves very little, while the process that takes whole days stays the same.',
    ],
    signs: [
      'You pay for subscriptions hardly anyone opens',
      'Nobody knows what it costs to handle one order',
      'Projects start with a product, before anyone counts the hours',
      'Managers describe the work one way, the people who do it another',
    ],
  },
  build: {
    title: 'What you get',
    introduction: 'No software. A plan on paper, with the math behind it, that works without us.',
    parts: [
      {
        id: 'interviews',
        title: 'Interviews',
        text: 'With the people who do the work, at their own screens. They’re short, and we don’t write down who said what.',
      },
      {
        id: 'map',
        title: 'A process map',
        text: 'How work, systems and data move through the company, on one drawing your team recognizes.',
      },
      {
        id: 'hours',
        title: 'Hours and errors',
        text: 'For each process: how often, how long, how often it goes wrong and what that costs. Counted, or estimated with a margin.',
      },
      {
        id: 'plan',
        title: 'A ranked plan',
        text: 'What to automate first, what it takes, what it should bring in and what to leave alone.',
      },
    ],
    shown: {
      title: 'Example: retyping orders from email',
      rows: [
        ['How often', '84 a week', 'counted'],
        ['How long', 'Ten minutes each', 'counted'],
        ['Goes wrong', '1 in 20', 'estimated'],
        ['Each mistake costs', 'Half an hour', 'estimated'],
      ],
    },
  },
  plan: {
    note: 'For one department or one location, the last two steps share a week. That’s the shorter timeline.',
    steps: [
      {
        id: 'interviews',
        title: 'Interviews',
        text: 'A kickoff with management: what question should the plan answer? Then we talk to people and watch the real work over their shoulder.',
      },
      {
        id: 'map',
        title: 'Map and count',
        text: 'We draw the processes, show them to the people who do them and put hours and errors next to each step.',
      },
      {
        id: 'rank',
        title: 'Calculate and rank',
        text: 'For each process: effort, running cost and expected return. What doesn’t pay goes to the bottom, with the reason.',
      },
      {
        id: 'session',
        title: 'Closing session',
        text: 'We walk your management team through the plan. By the end, everyone knows what comes first and who owns it.',
      },
    ],
  },
  bring: {
    introduction: 'Time from the people who know the work, and one manager who reviews the drafts.',
    items: [
      {
        id: 'time',
        title: 'Time for conversations',
        text: 'Short ones, at their desks, scheduled around the work.',
      },
      {
        id: 'numbers',
        title: 'Your counts',
        text: 'How many orders, tickets or invoices come in each month. An export is enough.',
      },
      {
        id: 'message',
        title: 'A heads-up',
        text: 'From management to the team: this is about the work, not about people.',
      },
      {
        id: 'sponsor',
        title: 'A manager who decides',
        text: 'Someone who goes over the draft with us and takes the plan from there.',
      },
    ],
  },
  faq: [
    {
      id: 'obliged',
      question: 'Do we have to hire you to carry out the plan?',
      answer:
        'No. The plan is yours, and any vendor or your own team can work from it. If you do pick us, we don’t have to start from zero.',
    },
    {
      id: 'jobs',
      question: 'Is this about cutting jobs?',
      answer:
        'We count work, and we report by process, not by person. What you do with the hours you free up is up to you. Tell your team what you have in mind before we start.',
    },
    {
      id: 'size',
      question: 'Are we big enough for this?',
      answer:
        'It pays as soon as nobody can keep track of all the work anymore. For a small team the free session is often enough.',
    },
    {
      id: 'result',
      question: 'What do we have at the end?',
      answer:
        'A report you can read in one sitting, the process map, and the math in a spreadsheet where you can change the assumptions.',
    },
    {
      id: 'support',
      question: 'Do we get support afterward?',
      answer: 'You get a plan, so there’s nothing to support. If you have questions about the report, we answer them.',
    },
  ],
  labels: solution,
  service: getService(catalogue, 'business-analysis'),
  related: [
    getService(catalogue, 'custom-ai-solution'),
    getService(catalogue, 'crm-integration'),
    getService(catalogue, 'ai-customer-support'),
  ],
};
