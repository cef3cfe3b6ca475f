import { site } from '#shared/site.ts';
import { supportDays, timelines } from '../figures.ts';
import { getService } from '../pick.ts';
import type { PageElevation, Solution } from '../types.ts';
import { catalogue } from './catalogue.ts';
import { date, days, kilobytes, weeks } from './format.ts';
import { serviceNames } from './service-names.ts';
import { solution } from './solution.ts';

export const websiteDevelopment: Solution<PageElevation> = {
  meta: {
    title: `Website Development for Startups & Scale-ups | ${site.name}`,
    description: `A fast, accessible website that sends each request to your CRM or calendar. Design, copy and construction in ${weeks(timelines['website-development'])}, support included.`,
  },
  name: serviceNames['website-development'],
  heading: 'A website with one job: leads',
  introduction: `A website has a job: to answer what a visitor came for and to make the next step easy. We design, write and build it, and connect its forms, booking and chat to your systems. It takes ${weeks(timelines['website-development'])}, and ${days(supportDays['website-development'] ?? 0)} of support after launch are included.`,
  callToAction: 'Discuss your website',
  next: { page: 'websiteProposal', text: 'What a proposal contains' },
  drawing:
    'A page as a floor plan: header, opening, picture, three parts and footer. The block with the colored roof is the request form that the page is built around.',
  elevation: {
    title: 'This page, as its plan',
    introduction:
      'Each part answers one question, in the order in which people ask it. Beside it, what the page weighs.',
    caption: 'The plan is this page; each part leads to its place.',
    plan: 'The plan of this page',
    questions: {
      atWork: 'Can I see one?',
      situation: 'Is this my problem?',
      parts: 'What exactly do I get?',
      plan: 'When does what happen?',
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
      total: 'All together',
      size: kilobytes,
      measured: (day: string) => `Compressed, as it travels. Measured on ${date(day)}:`,
    },
  },
  problem: {
    title: 'Visitors come, requests do not',
    paragraphs: [
      'The site looked good when it was new: large pictures, slow on a phone, copy about you rather than about the visitor. People look for a price, a place or a phone number, do not see it and leave.',
      'The requests that do come in land in a mailbox and wait until someone has time. And every small change has to be asked of whoever built it.',
    ],
    signs: [
      'On a phone outdoors you watch the page load',
      'You send people a document because the site does not explain it',
      'Nobody can say which page brings in requests',
      'A new price or a new colleague takes weeks to appear',
    ],
  },
  build: {
    title: 'What we build',
    introduction: 'Few pages, each answering one question, on a base that stays fast.',
    parts: [
      {
        id: 'texts',
        title: 'Structure and copy',
        text: 'A page for each question that visitors come with, written together with you. Words first, then design, so that nothing is there to fill a box.',
      },
      {
        id: 'design',
        title: 'Design',
        text: 'A small set of parts in your visual identity that fit together on every screen, and that work with a keyboard and a screen reader.',
      },
      {
        id: 'construction',
        title: 'Construction',
        text: 'Pages that can be read before any script has arrived, in one or more languages, in a content system that your team can edit.',
      },
      {
        id: 'connections',
        title: 'Connections',
        text: 'A request goes straight to your CRM, calendar or mailbox, with the page it came from, and the visitor hears at once what happens next.',
      },
    ],
  },
  plan: {
    note: 'The shorter timeline applies with one language and one person who decides; construction then begins while the last copy is being written.',
    steps: [
      {
        id: 'purpose',
        title: 'Purpose and pages',
        text: 'Who comes, what for, and what should happen next. You approve a list of pages with the task of each.',
      },
      {
        id: 'design',
        title: 'Copy and design',
        text: 'Real copy in a real design, on a phone first. You react to pages you can click through, not to plans, and we adjust twice.',
      },
      {
        id: 'construction',
        title: 'Construction',
        text: 'Pages, forms and connections are built on a test address that you can open at any time. Your team enters the last of the copy itself, which is also the training.',
      },
      {
        id: 'launch',
        title: 'Checks and launch',
        text: 'Speed, accessibility, search engines, old addresses. Then the domain moves at a quiet hour.',
      },
    ],
  },
  bring: {
    introduction: 'One person who decides, and colleagues who know the questions of customers.',
    items: [
      {
        id: 'goal',
        title: 'One goal',
        text: 'What a visitor should do, and how you will notice that it happens more often.',
      },
      {
        id: 'words',
        title: 'The words of your customers',
        text: 'A conversation with the colleagues who have them on the phone.',
      },
      {
        id: 'material',
        title: 'Logo, visual identity, pictures',
        text: 'As far as you have them. We tell you early what is missing.',
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
      answer:
        'Yes. Your team edits copy, pictures and pages in a content system and learns it during the project. The design keeps its shape, even when a title gets longer.',
    },
    {
      id: 'found',
      question: 'Will search engines find us?',
      answer:
        'We take care of the technical part: speed, structure, titles, descriptions and addresses that stay valid. Nobody can promise a position; copy that answers what people ask does the rest.',
    },
    {
      id: 'improve',
      question: 'Can you improve our current site instead?',
      answer:
        'Often it is the copy and the forms that fall short, rather than the technology. If improving is the better buy, that is what we quote.',
    },
    {
      id: 'hosting',
      question: 'Where will the site run, and what does that cost?',
      answer:
        'With a hosting service that we choose together, in your name. The quote states what it costs to keep, and everything is set up so that you can move elsewhere.',
    },
    {
      id: 'shop',
      question: 'Can it be a web shop?',
      answer:
        'Yes. In an e-commerce suite, products, payment, stock and customer service work as one system. A shop gets a scope of its own in the quote, and we say beforehand whether the timeline still holds.',
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
