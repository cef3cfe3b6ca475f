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
    description: `We map your processes, measure where the hours go and rank what to automate first, with effort and expected return. On paper in ${weeks(timelines['business-analysis'])}.`,
  },
  name: serviceNames['business-analysis'],
  heading: 'Know what pays before you automate',
  introduction: `Before you spend money on automation, know where it pays. We talk to the people who do the work, measure hours and errors for each process and hand you a ranked plan. It takes ${weeks(timelines['business-analysis'])}, and the plan is yours, whoever carries it out.`,
  callToAction: 'Discuss your company',
  drawing:
    'In front, the paths that work takes through your company. Behind them, what each process costs, in order: the tallest block is where to begin.',
  elevation: {
    title: 'One sheet: what comes first, and what you leave alone',
    introduction:
      'The last page of a report for a wholesaler with forty people. It is what the closing session is about.',
    caption: 'An example. The wholesaler and its numbers are made up; yours are counted.',
    columns: { process: 'Process', hours: 'Hours a week', advice: 'What we advise' },
    rows: [
      {
        id: 'orders',
        process: 'Typing over orders from email',
        hours: 14,
        isAutomated: true,
        advice: 'Automate first',
        reason: 'Nearly always the same, and a mistake is costly.',
      },
      {
        id: 'questions',
        process: 'Answering "where is my order?"',
        hours: 11,
        isAutomated: true,
        advice: 'Second',
        reason: 'The answer is in the order system already.',
      },
      {
        id: 'deliveries',
        process: 'Planning deliveries',
        hours: 9,
        isAutomated: true,
        advice: 'After a clean-up',
        reason: 'Pays once the addresses are right.',
      },
      {
        id: 'reminders',
        process: 'Chasing unpaid invoices',
        hours: 5,
        isAutomated: false,
        advice: 'No project',
        reason: 'Your accounting software can do it: one setting.',
      },
      {
        id: 'quotes',
        process: 'Quotes for large customers',
        hours: 8,
        isAutomated: false,
        advice: 'Leave it',
        reason: 'Each one is different, and the phone call wins them.',
      },
    ],
    total: 'Counted together',
  },
  problem: {
    title: 'Much could be automated. What should be?',
    paragraphs: [
      'Suppliers know what you should automate: whatever they sell. Inside the company everyone has a favorite too, usually the task that annoys most. Neither tells you where the hours are.',
      'So money goes to a tool that saves little, while the process that eats whole days stays as it is, because nobody has counted it.',
    ],
    signs: [
      'You pay for subscriptions that hardly anyone opens',
      'Nobody can say what handling one order costs',
      'Projects begin with a product and not with a figure',
      'Management and the people who do the work describe it differently',
    ],
  },
  build: {
    title: 'What you receive',
    introduction: 'No software: a plan on paper, with the sums shown, that you can use without us.',
    parts: [
      {
        id: 'interviews',
        title: 'Interviews',
        text: 'With the people who do the work, at their own screens. Short, and nothing is attributed to anyone by name.',
      },
      {
        id: 'map',
        title: 'A process map',
        text: 'How work, systems and data run through the company, on one drawing that your team recognizes.',
      },
      {
        id: 'hours',
        title: 'Hours and errors',
        text: 'For each process how often, how long, how often it goes wrong and what that costs. Counted, or estimated with the margin stated.',
      },
      {
        id: 'plan',
        title: 'A ranked plan',
        text: 'What to automate first, what it takes, what it should yield, and what to leave as it is.',
      },
    ],
  },
  plan: {
    note: 'The shorter timeline applies to one department or one location; the last two steps then share a week.',
    steps: [
      {
        id: 'interviews',
        title: 'Interviews',
        text: 'A kick-off with management: what must the plan decide? Then the conversations, and a look over the shoulder at real work.',
      },
      {
        id: 'map',
        title: 'Map and count',
        text: 'We draw the processes, show them to those who do them and put hours and errors beside each step.',
      },
      {
        id: 'rank',
        title: 'Calculate and rank',
        text: 'For each process: effort, running cost and expected return. What does not pay goes to the bottom, with the reason.',
      },
      {
        id: 'session',
        title: 'Closing session',
        text: 'We go through the plan with your management team. At the end it is clear what comes first and who owns it.',
      },
    ],
  },
  bring: {
    introduction: 'Time from the people who know the work, and one manager who reads along.',
    items: [
      {
        id: 'time',
        title: 'Time for conversations',
        text: 'Short ones, at the workplace, planned around the work.',
      },
      {
        id: 'figures',
        title: 'Your counts',
        text: 'Numbers of orders, tickets, invoices or whatever your work comes in. An export is enough.',
      },
      {
        id: 'message',
        title: 'A word beforehand',
        text: 'From management to the team: this is about work, not about people.',
      },
      {
        id: 'sponsor',
        title: 'A manager who decides',
        text: 'Someone who weighs the draft with us and takes the plan further.',
      },
    ],
  },
  faq: [
    {
      id: 'obliged',
      question: 'Do we have to let you carry out the plan?',
      answer:
        'No. The plan is yours and is written so that any supplier, or your own team, can work from it. If you do choose us, we start from the map instead of from nothing.',
    },
    {
      id: 'jobs',
      question: 'Is this about cutting jobs?',
      answer:
        'We count work and report by process, not by person. What happens with the hours that are freed up is your decision. It is wise to tell your team before we start what you intend.',
    },
    {
      id: 'size',
      question: 'Are we big enough for this?',
      answer:
        'It pays as soon as nobody can oversee all the work anymore. For a small team the free session is often enough; if we think so, we tell you.',
    },
    {
      id: 'result',
      question: 'What do we have at the end?',
      answer:
        'A report that a busy manager can read in one sitting, the process map, and the calculation as a spreadsheet in which you can change the assumptions.',
    },
    {
      id: 'support',
      question: 'Is there support afterward?',
      answer:
        'There is nothing that has to keep running, so no support period is part of it. We simply answer questions about the report.',
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
