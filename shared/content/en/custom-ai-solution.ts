import { site } from '#shared/site.ts';
import { timelines } from '../figures.ts';
import { getService } from '../pick.ts';
import type { ReviewElevation, Solution } from '../types.ts';
import { catalogue } from './catalogue.ts';
import { weeks } from './format.ts';
import { serviceNames } from './service-names.ts';
import { solution } from './solution.ts';

export const customAiSolution: Solution<ReviewElevation> = {
  meta: {
    title: `Custom AI Solution for One of Your Processes | ${site.name}`,
    description: `AI software built around one of your processes. First a prototype on your own data, then the full build: ${weeks(timelines['custom-ai-solution'])} in all, support included.`,
  },
  name: serviceNames['custom-ai-solution'],
  heading: 'AI for the work no product fits',
  introduction:
    'Custom AI for scale-ups, for work such as reading contracts, sorting email and drafting quotes your way. We build a prototype on your own data, measure how often it’s right and only go on if you’re convinced.',
  callToAction: 'Talk about your process',
  drawing: 'The custom part goes where nothing standard fits.',
  drawingNames: ['Standard', 'Custom'],
  elevation: {
    title: 'When the system isn’t sure, a person decides',
    introduction: 'An order emailed to a wholesaler, as their team sees it two minutes later.',
    caption: 'An example. The wholesaler, the customer and the order are made up.',
    source: {
      title: 'Example: email, 9:12 a.m.',
      text: [
        'Hi, same as last time please, but ',
        { mark: '40 of the gray pots' },
        ' instead of 30, and ',
        { mark: 'before June 12' },
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
      { id: 'delivery', label: 'Delivery', value: 'June 11', from: 'before June 12', certainty: 91, decision: null },
      {
        id: 'address',
        label: 'Address',
        value: 'Mill Road',
        from: 'two stores are new',
        certainty: 48,
        decision: 'Harbor Lane, picked by Karim',
      },
    ],
    limit: 'The mark on each bar is the threshold you set. Anything below it waits for a person.',
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
      'Some work follows rules nobody can fully write down. Spotting the odd clause in a contract. Sorting email by what people actually want. Drafting a quote the way your best rep does.',
      'Standard software covers the easy half. The rest stays manual, grows with every customer and depends on the few people who know how it’s done.',
    ],
    signs: [
      'Someone reads and retypes the same kind of document every day',
      'Work waits for the one person who can judge it',
      'You tried a chatbot and ended up checking everything',
      'You hire for a task nobody wants to do for long',
    ],
  },
  build: {
    title: 'What we build',
    introduction: 'A prototype first, measured on your own examples. You decide on the full build once you’ve seen it.',
    parts: [
      {
        id: 'test-set',
        title: 'A test set',
        text: 'Real cases with the right answer, approved by you. They show if the system is good enough, now and after every change.',
      },
      {
        id: 'prototype',
        title: 'A prototype',
        text: 'It runs on your own data and shows how often it’s right, where it goes wrong and what one case costs.',
      },
      {
        id: 'review',
        title: 'A review screen',
        text: 'Your team sees the proposal next to its source, fixes it and approves. You set how sure the system must be before a case goes through on its own.',
      },
      {
        id: 'operation',
        title: 'Daily use',
        text: 'It reads from and writes to the systems you have, with a log, a cost limit and an off switch.',
      },
    ],
    shown: {
      title: 'Example: the prototype, on 200 orders',
      rows: [
        ['Quantity', '198 right', 'goes through'],
        ['Delivery', '195 right', 'goes through'],
        ['Address', '171 right', 'a person decides'],
        ['One order costs', '4 cents', 'limit: 10 cents'],
      ],
    },
  },
  plan: {
    note: 'You get the shorter timeline with one source, one kind of outcome and examples on hand. Either way, after the prototype it’s your call.',
    steps: [
      {
        id: 'examples',
        title: 'Examples and\u00a0benchmark',
        text: 'We collect real cases and agree on what’s right, and how often it has to be. If a plain rule is enough, we build that instead.',
      },
      {
        id: 'prototype',
        title: 'Prototype',
        text: 'You see results on cases the system hasn’t seen before. Then you decide: go on, adjust or stop.',
      },
      {
        id: 'build',
        title: 'Build',
        text: 'The review screen, the connections to your systems, the log and the limits. Your team tries each part on real work.',
      },
      {
        id: 'launch',
        title: 'Trial and launch',
        text: 'First alongside the way you work now, so you can compare. Then it takes over step by step, and your team gets trained.',
      },
    ],
  },
  bring: {
    introduction: 'Someone who can judge the work, a few hours a week, and someone who can decide.',
    items: [
      {
        id: 'examples',
        title: 'Real examples',
        text: 'Cases with their outcome, the hard ones too. We agree on the number at the start.',
      },
      { id: 'expert', title: 'A reviewer', text: 'The person who can tell what’s right, and why.' },
      {
        id: 'data',
        title: 'Access to data',
        text: 'A copy or a test environment, so we never experiment on real customers.',
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
        'Often, yes. A few hundred good cases often show whether it works, because today’s models don’t have to be trained from scratch. On the first call we look at what you have.',
    },
    {
      id: 'model',
      question: 'Which AI model do you use?',
      answer:
        'The one that does best on your test set, within your limits for privacy and cost. You can swap it out later, and the test set shows whether the new one is actually better.',
    },
    {
      id: 'stop',
      question: 'What if the prototype disappoints?',
      answer:
        'Then you stop. The quote lists the prototype separately, so you don’t order the build before you’ve seen it. The test set, the findings and the code so far are yours once they’re paid for.',
    },
    {
      id: 'ai-act',
      question: 'Does the EU AI Act apply to us?',
      answer:
        'That depends on what the system decides about people. We check at the start and write down what you have to do. For work on documents, it’s usually light. For hiring, credit and health care, it isn’t.',
    },
    {
      id: 'running-costs',
      question: 'What does it cost to run?',
      answer:
        'You pay the AI service for what you use, from your own account. The prototype shows what each case costs, and a spending limit prevents surprises.',
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
