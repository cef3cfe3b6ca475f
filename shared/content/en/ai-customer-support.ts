import { site } from '#shared/site.ts';
import { claims, supportDays, timelines } from '../figures.ts';
import { getService } from '../pick.ts';
import type { ChatElevation, Solution } from '../types.ts';
import { catalogue } from './catalogue.ts';
import { facts } from './facts.ts';
import { days, figure, weeks } from './format.ts';
import { serviceNames } from './service-names.ts';
import { solution } from './solution.ts';

export const aiCustomerSupport: Solution<ChatElevation> = {
  meta: {
    title: `AI Customer Support from Your Own Documents | ${site.name}`,
    description: `An AI assistant that answers customer questions ${figure(claims.support)} from your own documents and hands over to a colleague when needed. Live in ${weeks(timelines['ai-customer-support'])}.`,
  },
  name: serviceNames['ai-customer-support'],
  heading: 'Answers at 3 a.m., from your own documents',
  introduction: `Most questions your customers ask have been answered before. Our assistant finds that answer in your own documents, day and night, and hands the conversation to a colleague when it is not sure. It is live in ${weeks(timelines['ai-customer-support'])} and includes ${days(supportDays['ai-customer-support'] ?? 0)} of support after launch.`,
  callToAction: 'Discuss your support desk',
  drawing:
    'Questions come in at the left, your documents are at the right. The assistant in the middle answers and passes on to the colleague in front what it cannot solve.',
  elevation: {
    title: 'The answer, and where it comes from',
    introduction: 'Tuesday evening, in an online store for bike parts. The store is closed; its terms are not.',
    caption: 'An example. The store, its terms and the people in it are made up.',
    chat: 'Chat, Tuesday 9:40 p.m.',
    customer: 'Customer',
    assistant: 'Assistant',
    turns: [
      {
        id: 'answered',
        question: 'My new chain is for 11 gears and my bike has 10. Can I return it? I already opened the box.',
        answer:
          "Yes. An opened box is fine, as long as the chain hasn't been on a bike. It has to reach us within a month of delivery.",
        note: 'Source: Returns, articles 3 and 4',
        isPassedOn: false,
      },
      {
        id: 'passed-on',
        question: 'And who pays for shipping? Your site said it would fit.',
        answer: "A colleague decides that. I've passed on our conversation, and Noor answers you tomorrow morning.",
        note: 'Passed on with the conversation and article 5',
        isPassedOn: true,
      },
    ],
    document: 'Your document: Returns',
    articles: [
      {
        id: 'answered',
        items: [
          { id: 'time', title: '3. Time', text: 'A return reaches us within a month of delivery.' },
          {
            id: 'condition',
            title: '4. Condition',
            text: 'The box may be open. The part is unused: not mounted, no grease, no scratches.',
          },
        ],
      },
      {
        id: 'passed-on',
        items: [
          {
            id: 'costs',
            title: '5. Shipping',
            text: 'Paid by the customer, unless our information was wrong. A colleague decides.',
          },
        ],
      },
    ],
  },
  problem: {
    title: 'The same\u00A0questions, every\u00A0day',
    paragraphs: [
      'Where is my order, how do I reset this, can I still change the date. Most of what reaches a support desk has been asked and answered before. The answer is in a manual, a policy or an old email, and each time a person goes to look for it.',
      'Meanwhile the question that does need a person waits in the same queue, and whoever writes in the evening hears nothing until the next morning.',
    ],
    signs: [
      'Colleagues paste replies from a document of their own',
      'Two people give two answers to the same question',
      'The inbox is fullest on Monday morning, and so is the waiting',
      'New colleagues need months to learn where everything is written',
    ],
  },
  build: {
    title: 'What we build',
    introduction: 'Four parts, set up in the systems you use now. Your help desk and your website stay as they are.',
    parts: [
      {
        id: 'sources',
        title: 'One set of sources',
        text: 'Help pages, manuals, policies and chosen past replies in one collection that stays up to date. What is outdated or contradicts itself goes on a list for you first.',
      },
      {
        id: 'channels',
        title: 'Chat and inbox',
        text: 'A chat on your website and replies in your shared inbox. For each subject you choose: send at once, or leave a draft for a colleague.',
      },
      {
        id: 'hand-over',
        title: 'The hand-over',
        text: 'When the assistant is not sure, or the customer asks for a person, a colleague gets the whole conversation and the sources that were used.',
      },
      {
        id: 'overview',
        title: 'A weekly overview',
        text: 'Every question that found no good answer, with what was missing. Often one extra paragraph on a help page solves it.',
      },
    ],
  },
  plan: {
    note: 'The shorter timeline applies when your documents are up to date; the last two steps then share a week.',
    steps: [
      {
        id: 'collect',
        title: 'Sources and questions',
        text: 'We collect your documents and a sample of real questions, mark what contradicts itself and agree on what the assistant must never answer.',
      },
      {
        id: 'build',
        title: 'Build and test',
        text: `You judge the answers, and we fix the sources and the rules. ${facts.launchTest}`,
      },
      {
        id: 'launch',
        title: 'Trial and launch',
        text: 'First on one page or in one mailbox, with a colleague reading along. Then everywhere, and your team gets its training.',
      },
    ],
  },
  bring: {
    introduction: 'One person who knows the support desk, a few hours a week.',
    items: [
      {
        id: 'documents',
        title: 'Your documents',
        text: 'Help pages, manuals and policies as they are now. They need not be tidy.',
      },
      {
        id: 'questions',
        title: 'Real questions',
        text: 'An export of past emails or tickets. Names and addresses are removed before we test with them.',
      },
      {
        id: 'access',
        title: 'Access',
        text: 'To the website and the shared inbox, through accounts that you can close again.',
      },
      {
        id: 'decisions',
        title: 'Someone who decides',
        text: 'Which answer is right, which tone fits and what always goes to a person.',
      },
    ],
  },
  faq: [
    {
      id: 'wrong-answer',
      question: 'What if the assistant gives a wrong answer?',
      answer:
        'It answers from your own sources only and shows which one it used. Where a mistake would be costly, such as a refund or medical advice, it does not answer but hands over. The test set must pass before launch, and the weekly overview shows what went wrong after it.',
    },
    {
      id: 'software',
      question: 'Do customers know that they are talking to software?',
      answer:
        'Yes. The assistant says so at the start, as European rules require, and a person can be asked for at any moment.',
    },
    {
      id: 'help-desk',
      question: 'Does it work with our help desk software?',
      answer:
        'If it has an API or can receive email, yes. We check that before we quote, so that you know beforehand what will work.',
    },
    {
      id: 'model-training',
      question: 'Are our conversations used to train an AI model?',
      answer:
        'No. We choose AI services whose terms rule that out and put it in the data processing agreement, together with where the data is stored and when it is deleted.',
    },
    {
      id: 'answer-languages',
      question: 'In which languages does it answer?',
      answer:
        'In the language your customer writes in. The test set covers the languages that we agree on; for any other you decide whether the assistant answers or a colleague does.',
    },
  ],
  labels: solution,
  service: getService(catalogue, 'ai-customer-support'),
  related: [
    getService(catalogue, 'crm-integration'),
    getService(catalogue, 'appointment-scheduling'),
    getService(catalogue, 'custom-ai-solution'),
  ],
};
