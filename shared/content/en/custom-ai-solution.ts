import { site } from '#shared/site.ts';
import { supportDays, timelines } from '../figures.ts';
import { getService } from '../pick.ts';
import type { ReviewElevation, Solution } from '../types.ts';
import { catalogue } from './catalogue.ts';
import { days, weeks } from './format.ts';
import { serviceNames } from './service-names.ts';
import { solution } from './solution.ts';

export const customAiSolution: Solution<ReviewElevation> = {
  meta: {
    title: `Custom AI Solution for One Process of Yours | ${site.name}`,
    description: `Software with AI, built around one of your processes: a prototype on your own data first, then the full build in ${weeks(timelines['custom-ai-solution'])}, support included.`,
  },
  name: serviceNames['custom-ai-solution'],
  heading: 'AI for the work no product fits',
  introduction: `Some work fits no standard product: reading contracts, sorting requests, drafting quotes your way. We build a prototype on your own data, measure how often it is right and go on only if the result convinces you. A project takes ${weeks(timelines['custom-ai-solution'])} and includes ${days(supportDays['custom-ai-solution'] ?? 0)} of support after launch.`,
  callToAction: 'Discuss your process',
  drawing:
    'Standard software fills most of the ground. The part with the colored roof is made to measure and comes down where nothing standard fits.',
  elevation: {
    title: 'Where the system is not sure, a person decides',
    introduction: 'An order by email at a wholesaler, as a colleague sees it two minutes after it came in.',
    caption: 'An example. The wholesaler, the customer and the order are made up.',
    source: {
      title: 'Email, 9:12',
      text: [
        'Hi, same as last time please, but ',
        { mark: '40 of the gray pots' },
        ' instead of 30, and ',
        { mark: 'before the 12th' },
        ' if you can. They can go to ',
        { mark: 'the new store' },
        '. Thanks, Petra',
      ],
    },
    proposal: 'Proposed order',
    sure: 'sure',
    unsure: 'not sure',
    fields: [
      { id: 'item', label: 'Item', value: 'Gray pot, 16 inch', from: 'as in March', certainty: 97, decision: null },
      { id: 'quantity', label: 'Quantity', value: '40', from: 'instead of 30', certainty: 99, decision: null },
      { id: 'delivery', label: 'Delivery', value: 'June 11', from: 'before the 12th', certainty: 91, decision: null },
      {
        id: 'address',
        label: 'Address',
        value: 'Mill Road',
        from: 'two stores are new',
        certainty: 48,
        decision: 'Harbor Lane, chosen by Karim',
      },
    ],
    limit: 'The mark on each bar is the limit that you set. What stays below it waits for a colleague.',
    log: 'What happened',
    steps: [
      { id: 'read', time: '9:12', text: 'Read and proposed' },
      { id: 'decided', time: '9:14', text: 'Address decided by Karim' },
      { id: 'sent', time: '9:14', text: 'Sent to the order system' },
    ],
  },
  problem: {
    title: 'Too hard for a\u00A0rule, too\u00A0much for a\u00A0person',
    paragraphs: [
      'Some work follows rules that nobody can write down completely: finding the unusual clause in a contract, sorting requests by what is really asked, drafting a quote the way your best colleague does.',
      'Standard software covers the easy half. The rest stays manual work, grows with your customers and leans on the few people who know how it is done.',
    ],
    signs: [
      'The same kind of document is read and retyped every day',
      'Work waits for the one colleague who can judge it',
      'You tried a general chatbot and had to check everything after all',
      'You hire people for a task that nobody wants to do for long',
    ],
  },
  build: {
    title: 'What we build',
    introduction: 'A prototype first, measured on your own examples. Only what has proven itself is built.',
    parts: [
      {
        id: 'test-set',
        title: 'A test set',
        text: 'Real cases with the right answer, approved by you. They decide whether the system is good enough, now and after every change.',
      },
      {
        id: 'prototype',
        title: 'A prototype',
        text: 'Works on your own data and shows how often it is right, where it goes wrong and what one case costs.',
      },
      {
        id: 'review',
        title: 'A review screen',
        text: 'A colleague sees the proposal with its source, corrects and approves. You set how certain the system must be before a case passes by itself.',
      },
      {
        id: 'operation',
        title: 'In operation',
        text: 'Input and output in the systems you have, with a log, a limit on cost and a switch to turn it off.',
      },
    ],
  },
  plan: {
    note: 'The shorter timeline applies with one source, one kind of outcome and examples at hand. After the prototype the decision is yours in any case.',
    steps: [
      {
        id: 'examples',
        title: 'Examples and benchmark',
        text: 'We collect real cases and agree on what is right, and how often it must be. If a plain rule turns out to do, we say so.',
      },
      {
        id: 'prototype',
        title: 'Prototype',
        text: 'You see results on cases that the system has not met before. Then you decide: go on, adjust or stop.',
      },
      {
        id: 'build',
        title: 'Build',
        text: 'The review screen, the connections to your systems, the log and the limits. Each week there is something new that your colleagues can try on real work.',
      },
      {
        id: 'launch',
        title: 'Trial and launch',
        text: 'First beside the existing way of working, so that results can be compared. Then it takes over step by step, and your team is trained.',
      },
    ],
  },
  bring: {
    introduction: 'The colleague who can judge the work, a few hours a week, and someone who may decide.',
    items: [
      {
        id: 'examples',
        title: 'Real examples',
        text: 'Cases with their outcome, the difficult ones too. We tell you beforehand how many are enough.',
      },
      { id: 'expert', title: 'A reviewer', text: 'The colleague who can tell what is right, and why.' },
      {
        id: 'data',
        title: 'Access to data',
        text: 'A copy or a test environment, so that nothing is tried on real customers.',
      },
      {
        id: 'decision',
        title: 'A decision at the prototype',
        text: 'Someone who looks at the results with us and is free to say no.',
      },
    ],
  },
  faq: [
    {
      id: 'enough-data',
      question: 'Do we have enough data?',
      answer:
        "Usually more than you think. A few hundred good cases often show whether it works, because today's models do not have to be trained from scratch. In the first conversation we look at what you have.",
    },
    {
      id: 'model',
      question: 'Which AI model do you use?',
      answer:
        'The one that does best on your test set within your terms for privacy and cost. The system is built so that the model can be replaced, and the test set then shows whether the new one is really better.',
    },
    {
      id: 'stop',
      question: 'What if the prototype disappoints?',
      answer:
        'Then you stop. The quote lists the prototype separately, so the build is not ordered before you have seen it. The test set, the findings and the code up to then are yours.',
    },
    {
      id: 'ai-act',
      question: 'Does the European AI Act apply to us?',
      answer:
        'That depends on what the system decides about people. We check it at the start and write down which duties follow. For work on documents they are usually light; for hiring, credit and care they are not.',
    },
    {
      id: 'running-costs',
      question: 'What does it cost to run?',
      answer:
        'You pay the AI service for what you use, in your own account. The prototype shows the cost of a case, and a limit keeps it from surprising you.',
    },
  ],
  labels: solution,
  service: getService(catalogue, 'custom-ai-solution'),
  related: [
    getService(catalogue, 'business-analysis'),
    getService(catalogue, 'crm-integration'),
    getService(catalogue, 'ai-customer-support'),
  ],
};
