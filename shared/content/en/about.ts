import { site } from '#shared/site.ts';
import { acceptanceCases, paymentParts, startWeeks } from '#shared/work-terms.ts';
import { consultationMinutes, replyHours } from '../figures.ts';
import { orderFigures as order } from '../order-figures.ts';
import type { JobExample } from '../types.ts';
import { facts } from './facts.ts';
import { hours } from './format.ts';

export const about = {
  meta: {
    title: `About Us: Measure, Draw, Build, Hand Off | ${site.name}`,
    description:
      'We build AI automation, CRM integrations and websites for startups and scale-ups. How we work, what we stick to and what we won’t automate, in plain words.',
  },
  name: 'About',
  heading: 'We automate the work that’s nobody’s\u00a0job',
  introduction: `${site.name} is a small agency. We build automation, CRM integrations, websites and custom software for startups and scale-ups. You talk to the people who build it, and you can try each step they finish.`,
  drawing: 'Everything passes through a person, who retypes it.',
  drawingNames: ['Inbox', 'A person', 'Order system'],
  promises: {
    label: 'What you can hold us to',
    items: [
      {
        label: 'agreed test cases must pass',
        value: `${acceptanceCases.passing} of ${acceptanceCases.total}`,
      },
      { label: 'of the price is due only after that test', value: `${paymentParts.passed}%` },
      { label: 'at most for a reply from a person', value: hours(replyHours) },
      { label: 'at most before we start', value: `${startWeeks} weeks` },
    ],
  },
  steps: {
    title: 'How we work',
    terms: `Four steps, and you can stop after any of them. ${facts.stop} ${paymentParts.start}% is due at the start, ${paymentParts.passed}% once the test has passed.`,
    /** What each step yields for one job, made up. */
    examples: {
      measure: {
        whole: order.minutes,
        title: 'Example: orders by email, counted',
        sum: `${order.minutes} min × ${order.orders} orders a week =\u00a0${order.hoursBefore}\u00a0h`,
        rows: [
          ['Find the customer', `${order.finding} min`, 'Automate'],
          ['Type it in', `${order.typing} min`, 'Automate'],
          ['Ask what’s unclear', `${order.asking} min`, 'Stays with a person'],
        ],
      },
      draw: {
        title: 'Example: the new process',
        reader: {
          title: 'The software reads',
          lines: [
            ['Quantity', '40 gray pots'],
            ['Before', 'June 12'],
            ['Deliver to', 'Not sure'],
          ],
        },
        ways: [
          { title: 'All fields clear', lines: ['Into the order system'] },
          { title: 'A field in doubt', lines: ['Sales asks and decides'] },
        ],
      },
      build: {
        title: `Example: test with ${acceptanceCases.total} orders from last month`,
        rounds: [
          {
            label: 'Round 1: 17 right',
            passed: 17,
            text: '2 addresses and 1 number wrong',
            note: 'Order 1904 read as 4 Mill Road, should be 4B. New stores weren’t on the list.',
          },
          {
            label: `Round 2: ${acceptanceCases.passing} right`,
            passed: acceptanceCases.passing,
            text: `Passed. ${paymentParts.passed}% is due.`,
            note: 'Order 1931 read as 12, should be 12 dozen. Until we repair it, a person types such orders.',
          },
        ],
      },
      'hand-over': {
        title: 'Example: counted again after a month',
        saved: `${order.hoursSaved} hours`,
        text: `saved a week: from ${order.hoursBefore} to ${order.hoursAfter}. What stays are the questions, and the order in every ${acceptanceCases.total} that a person still types.`,
      },
    } satisfies JobExample,
    items: [
      {
        id: 'measure',
        title: 'Measure',
        text: 'We sit with the people who do the work and note what comes in, what goes out and where it gets stuck.',
        result: 'You get the hours of each step, and what’s worth automating.',
      },
      {
        id: 'draw',
        title: 'Draw',
        text: 'We draw what each system does, what people decide and what happens when something breaks. We build and test from that.',
        result: `You get the drawing, and the ${acceptanceCases.total} cases to test it with.`,
      },
      {
        id: 'build',
        title: 'Build',
        text: 'In short steps, and each one runs. You correct us while changes are still cheap.',
        result: 'You get each part to try, and a report of each test.',
      },
      {
        id: 'hand-over',
        title: 'Hand off',
        text: 'Your team is trained and gets a written manual. After the included support, you run it yourselves or we agree on maintenance.',
        result: 'You get proof: the hours, counted again.',
      },
    ],
  },
  /** Shown once `site.people` or `site.office` is filled. */
  people: { title: 'Who you’ll work with', place: 'Where we are' },
  /** In large letters. */
  conviction: 'Software carries. People decide.',
  values: {
    title: 'What we always do',
    items: [
      {
        id: 'figures-first',
        title: 'Numbers before opinions',
        text: 'We count hours, errors and leads before we propose anything, and again after launch.',
      },
      {
        id: 'yours',
        title: 'What we build is yours',
        text: facts.ownership,
      },
      {
        id: 'no-is-an-answer',
        title: 'Nothing bigger than you need',
        text: 'If a rule, a form or a spreadsheet does the job, that’s what we recommend.',
      },
    ],
  },
  limits: {
    title: 'What we won’t\u00a0automate',
    items: [
      {
        id: 'judgment',
        title: 'Judgments about people',
        text: 'Who gets hired, who gets credit, what’s wrong with a patient: software can prepare the paperwork. A person decides.',
      },
      {
        id: 'rare-work',
        title: 'Work that rarely happens',
        text: 'If it comes up twice a year, doing it is quicker than automating it. Write a checklist instead.',
      },
      {
        id: 'closed-systems',
        title: 'Systems that don’t let you in',
        text: 'If a system has no reliable way to exchange data, we’ll advise you not to connect it. The next update could break it.',
      },
    ],
  },
  callToAction: {
    title: 'Which process takes too much time?',
    text: `Bring it to a free ${consultationMinutes}-minute session. ${facts.freeSession}`,
    link: 'Ask for a free session',
  },
};
