import { site } from '#shared/site.ts';
import { claims, timelines } from '../figures.ts';
import { getService } from '../pick.ts';
import type { ChatElevation, Solution } from '../types.ts';
import { catalogue } from './catalogue.ts';
import { facts } from './facts.ts';
import { figure, weeks } from './format.ts';
import { serviceNames } from './service-names.ts';
import { solution } from './solution.ts';

export const aiCustomerSupport: Solution<ChatElevation> = {
  meta: {
    title: `AI Customer Support from Your Own Documents | ${site.name}`,
    description: `An AI assistant that answers customer questions ${figure(claims.support)} from your own documents and hands off to a person when needed. Live in ${weeks(timelines['ai-customer-support'])}.`,
  },
  name: serviceNames['ai-customer-support'],
  heading: 'Answers at 3\u00a0a.m., from your own documents',
  introduction:
    'An AI assistant for online stores, software companies and service desks. It answers customer questions from your own documents, day or night, and hands off to a person when it isn’t sure.',
  callToAction: 'Talk about your support desk',
  drawing: 'What it can’t solve goes to a colleague, with the whole conversation.',
  drawingNames: ['Questions', 'Assistant', 'Documents', 'Person'],
  elevation: {
    title: 'The answer, and where it comes from',
    introduction: 'An online bike parts store on a Tuesday evening, after the team has gone home.',
    caption: 'An example. The store, its policy and the people are made up.',
    chat: 'Chat, Tuesday 9:40 p.m.',
    customer: 'Customer',
    assistant: 'Assistant',
    turns: [
      {
        id: 'answered',
        question: 'I bought an 11-speed chain and my bike is a 10-speed. Can I return it? I already opened the box.',
        answer:
          'Yes. An opened box is fine, as long as the chain hasn’t been on a bike. It has to reach us within a month of delivery.',
        note: 'Source: Returns, sections 3 and 4',
        isPassedOn: false,
      },
      {
        id: 'passed-on',
        question: 'And who pays for shipping? Your site said it would fit.',
        answer:
          'That’s for a colleague to decide. I’ve passed on our conversation, and Noor will get back to you tomorrow morning.',
        note: 'Passed on with the conversation and section 5',
        isPassedOn: true,
      },
    ],
    document: 'Your document: Returns',
    articles: [
      {
        id: 'answered',
        items: [
          { id: 'time', title: '3. Deadline', text: 'A return must reach us within a month of delivery.' },
          {
            id: 'condition',
            title: '4. Condition',
            text: 'The box may be open. The part must be unused: not installed, no grease, no scratches.',
          },
        ],
      },
      {
        id: 'passed-on',
        items: [
          {
            id: 'costs',
            title: '5. Shipping',
            text: 'The customer pays, unless our information was wrong. A colleague decides.',
          },
        ],
      },
    ],
  },
  problem: {
    title: 'The same\u00A0questions, every\u00A0day',
    paragraphs: [
      'Where’s my order, how do I reset this, can I still change the date? Most of it has been asked and answered before. The answer is in a manual, a policy or an old email, and every time, someone goes looking for it.',
      'Meanwhile, the one question that does need a person sits in the same queue. And anyone who writes in the evening hears nothing until morning.',
    ],
    signs: [
      'Everyone has a private document of replies to paste',
      'Two colleagues give two different answers',
      'On Monday mornings the inbox is fullest and the wait longest',
      'New hires need months to learn where everything is',
    ],
  },
  build: {
    title: 'What we build',
    introduction:
      'Four parts, set up in the systems you already use. Your help desk and your website stay as they are.',
    parts: [
      {
        id: 'sources',
        title: 'One set of sources',
        text: 'Help pages, manuals, policies and your best past replies in one place that stays up to date. You first get a list of outdated and contradictory pages.',
      },
      {
        id: 'channels',
        title: 'Chat and inbox',
        text: 'A chat on your website and replies in your shared inbox. For each topic you choose: send right away, or leave a draft for a person.',
      },
      {
        id: 'hand-over',
        title: 'The handoff',
        text: 'When the assistant isn’t sure, or the customer asks for a person, your colleague gets the whole conversation and the sources it used.',
      },
      {
        id: 'overview',
        title: 'A weekly report',
        text: 'Every question that didn’t get a good answer, and what was missing. Often one more paragraph on a help page fixes it.',
      },
    ],
    shown: {
      title: 'Example: what it may do',
      rows: [
        ['Returns', 'Answers right away', 'from Returns, 3 and 4'],
        ['Order status', 'Answers right away', 'from the order system'],
        ['Complaints', 'Leaves a draft', 'a person sends it'],
        ['Shipping costs', 'Passes it on', 'to Noor'],
      ],
    },
  },
  plan: {
    note: 'If your documents are up to date, you’re live a week sooner: the last two steps share one.',
    steps: [
      {
        id: 'collect',
        title: 'Sources and questions',
        text: 'We collect your documents and real questions, flag the contradictions and agree on what the assistant must never answer.',
      },
      {
        id: 'build',
        title: 'Build and test',
        text: `You judge the answers, we fix the sources and the rules. ${facts.launchTest}`,
      },
      {
        id: 'launch',
        title: 'Trial and launch',
        text: 'First on one page or in one inbox, with a person checking every answer. Then everywhere, and your team gets its training.',
      },
    ],
  },
  bring: {
    introduction: 'One person who knows the support desk, a few hours a week.',
    items: [
      {
        id: 'documents',
        title: 'Your documents',
        text: 'Help pages, manuals and policies as they are. They don’t have to be tidy.',
      },
      {
        id: 'questions',
        title: 'Real questions',
        text: 'An export of past emails or tickets. We remove names and addresses before we test with them.',
      },
      {
        id: 'access',
        title: 'Access',
        text: 'To the website, the shared inbox and the order system, through accounts you can shut off.',
      },
      {
        id: 'decisions',
        title: 'Someone who decides',
        text: 'Which answer is right, what tone fits and what always goes to a person.',
      },
    ],
  },
  faq: [
    {
      id: 'wrong-answer',
      question: 'What if the assistant gives a wrong answer?',
      answer:
        'It only answers from your own sources and shows which one it used. Where a mistake would be costly, as with refunds or medical advice, it doesn’t answer and hands off instead. We test it before launch, and the weekly report shows what goes wrong after that.',
    },
    {
      id: 'software',
      question: 'Do customers know they’re talking to software?',
      answer:
        'Yes. The assistant introduces itself as software, as the EU AI Act requires, and they can ask for a person at any time.',
    },
    {
      id: 'help-desk',
      question: 'Does it work with our help desk software?',
      answer: 'If it has an API or can receive email, yes. We check before we quote.',
    },
    {
      id: 'model-training',
      question: 'Are our conversations used to train an AI model?',
      answer:
        'No. We pick AI services whose terms rule that out, and we put it in the data processing agreement. It also says where the data is stored and when it’s deleted.',
    },
    {
      id: 'answer-languages',
      question: 'What languages does it answer in?',
      answer:
        'Whichever one your customer writes in. We test the languages we agree on. For any other, you decide: the assistant answers, or a person does.',
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
