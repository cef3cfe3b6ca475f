import { site } from '#shared/site.ts';
import { timelines } from '../figures.ts';
import { getService } from '../pick.ts';
import type { PageElevation, Solution } from '../types.ts';
import { catalogue } from './catalogue.ts';
import { date, kilobytes, weeks } from './format.ts';
import { serviceNames } from './service-names.ts';
import { solution } from './solution.ts';

export const websiteDevelopment: Solution<PageElevation> = {
  meta: {
    title: `Website Development for Startups & Scale-ups | ${site.name}`,
    description: `A fast, accessible website that sends every lead to your CRM or calendar. Design, copy and build in ${weeks(timelines['website-development'])}, support included.`,
  },
  name: serviceNames['website-development'],
  heading: 'A website with one job: leads',
  introduction:
    'Websites for startups, and for companies whose site has fallen behind. We design, write and build yours, and connect its forms, booking and chat to your systems.',
  callToAction: 'Talk about your website',
  next: { page: 'websiteProposal', text: 'What’s in a proposal' },
  drawing: 'A page as a floor plan, built around the form with the colored roof.',
  elevation: {
    title: 'This page, as a floor plan',
    introduction: 'Each part answers one question, in the order people ask them.',
    caption: 'This is the page you’re on. Click a part to go there.',
    plan: 'The plan of this page',
    questions: {
      atWork: 'Can I see one?',
      situation: 'Is this my problem?',
      parts: 'What exactly do I get?',
      plan: 'What happens when?',
      bring: 'What will you need from me?',
      faq: 'And what if …?',
      others: 'What goes with it?',
    },
    weight: {
      title: 'What it weighs',
      parts: {
        html: 'Words and layout',
        scripts: 'Scripts, after the words',
        font: 'Font',
        drawings: 'Drawings',
      },
      total: 'Total',
      size: kilobytes,
      measured: (day: string) => `Compressed, the way it’s sent. Measured on ${date(day)}:`,
    },
  },
  problem: {
    title: 'Plenty of visitors, no leads',
    paragraphs: [
      'The site looked good when it was new. Now it’s slow on a phone and talks about you. People look for a price, an address or a phone number, don’t see it and leave.',
      'The leads you do get land in an inbox and wait until someone has time.',
    ],
    signs: [
      'On a phone, the page comes in piece by piece',
      'You email people a document because the site doesn’t explain it',
      'Nobody can say which page brings in leads',
      'A new price or a new hire takes weeks to show up',
    ],
  },
  build: {
    title: 'What we build',
    introduction: 'A few pages that answer one question each, on a base that stays fast.',
    parts: [
      {
        id: 'texts',
        title: 'Structure and copy',
        text: 'A page for each question visitors have, written with you. We write the copy before we design.',
      },
      {
        id: 'design',
        title: 'Design',
        text: 'A small set of parts in your brand that fit together on every screen and work with a keyboard and a screen reader.',
      },
      {
        id: 'construction',
        title: 'Build',
        text: 'Pages you can read before any script arrives, in one or more languages, in a content system your team can edit.',
      },
      {
        id: 'connections',
        title: 'Connections',
        text: 'A lead goes straight to your CRM, calendar or inbox, with the page it came from. The visitor hears right away what happens next.',
      },
    ],
    shown: {
      title: 'Example: who knows the answer',
      rows: [
        ['Home', 'What do you do, and for whom?', 'the founders'],
        ['Services', 'Can you solve this?', 'sales'],
        ['Prices', 'What will it cost?', 'finance'],
      ],
    },
  },
  plan: {
    note: 'With one language and one person who decides, we start building while the last copy is being written. That’s the shorter timeline.',
    steps: [
      {
        id: 'purpose',
        title: 'Purpose and pages',
        text: 'Who comes, what for, and what should happen next. You approve a list of pages, with a job for each.',
      },
      {
        id: 'design',
        title: 'Copy and design',
        text: 'Real copy in a real design, on a phone first. You react to pages you can click through, and we revise them.',
      },
      {
        id: 'construction',
        title: 'Build',
        text: 'We build pages, forms and connections at a test address you can open any time. Your team enters the last of the copy, and that doubles as the training.',
      },
      {
        id: 'launch',
        title: 'Checks and launch',
        text: 'Speed, accessibility, search engines, redirects from old addresses. Then we move the domain at a quiet hour.',
      },
    ],
  },
  bring: {
    introduction: 'One person who decides, and people who know what customers ask.',
    items: [
      {
        id: 'goal',
        title: 'One goal',
        text: 'What a visitor should do, and how you’ll know it happens more often.',
      },
      {
        id: 'words',
        title: 'Your customers’ words',
        text: 'A conversation with the people who talk to them on the phone.',
      },
      {
        id: 'material',
        title: 'Logo, brand and images',
        text: 'Whatever you have. You get a list of what’s missing.',
      },
      {
        id: 'accounts',
        title: 'Domain and accounts',
        text: 'Access to the domain and the current site. Every account stays in your name.',
      },
    ],
  },
  faq: [
    {
      id: 'edit',
      question: 'Can we change copy and pages ourselves?',
      answer: 'Yes. Your team edits copy, images and pages in a content system and learns it as we go.',
    },
    {
      id: 'found',
      question: 'Will search engines find us?',
      answer:
        'We do the technical part: speed, structure, titles, descriptions and addresses that keep working. Nobody can promise you a ranking.',
    },
    {
      id: 'improve',
      question: 'Can you improve our current site instead?',
      answer: 'Often, yes. If fixing your site is the better buy, that’s what we’ll quote.',
    },
    {
      id: 'hosting',
      question: 'Where will the site run, and what will it cost?',
      answer:
        'With a hosting service we pick together, in your name. The quote says what it costs to run, and we set it up so you can move elsewhere.',
    },
    {
      id: 'shop',
      question: 'Can it be an online store?',
      answer:
        'Yes. In an e-commerce suite, products, payments, stock and customer service work as one system. We quote a store separately, with its own timeline.',
    },
  ],
  labels: solution,
  service: getService(catalogue, 'website-development'),
  related: [
    getService(catalogue, 'appointment-scheduling'),
    getService(catalogue, 'ai-customer-support'),
    getService(catalogue, 'crm-integration'),
  ],
};
