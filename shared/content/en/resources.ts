import { site } from '#shared/site.ts';
import { launchTest, replyHours } from '../figures.ts';
import type { Checklist } from '../types.ts';
import { faq } from './faq.ts';
import { hours } from './format.ts';

const checklists: Checklist[] = [
  {
    id: 'crm-integration',
    name: 'CRM',
    title: 'Before a CRM\u00a0integration',
    introduction: 'For the project lead, before week one.',
    groups: [
      {
        id: 'data',
        title: 'Data',
        items: [
          'We know which list of customers is the right one when two disagree.',
          'Each field has one system that owns it.',
          'We’ve counted the duplicates, and someone decides which one stays.',
          'We’ve listed the fields that nobody has filled in for a year, to drop them.',
        ],
      },
      {
        id: 'systems',
        title: 'Systems',
        items: [
          'We’ve listed every system that holds customer data, spreadsheets included.',
          'For each one, we know if our subscription includes an API.',
          'We have an administrator account we can lend out and take back.',
          'We keep a recent export of the contacts in a safe place.',
        ],
      },
      {
        id: 'people',
        title: 'People',
        items: [
          'One person can decide, and has a few hours a week for it.',
          'Sales, scheduling and bookkeeping have each named the step that annoys them most.',
          'We’ve agreed on who gets a lead, and how fast that person calls.',
          'We’ve written down three recent leads, from first contact to invoice.',
        ],
      },
    ],
  },
  {
    id: 'ai-assistant',
    name: 'AI assistant',
    title: 'Before an AI assistant goes live',
    introduction: 'For the team that answers the questions now, before anyone picks software.',
    groups: [
      {
        id: 'answers',
        title: 'What it can answer',
        items: [
          `We have ${launchTest.questions} real questions from customers, in their own words.`,
          'For each one, we’ve written down the right answer and the page it comes from.',
          'Someone keeps those pages up to date, and that person has a name.',
          'We know what languages our customers write in.',
        ],
      },
      {
        id: 'refusals',
        title: 'What it must not answer',
        items: [
          'There’s a list of topics it declines: legal, medical, discounts, other customers.',
          'We’ve written the sentence it declines with, and it’s friendly.',
          'It says it’s software, at the start of the conversation.',
          'What it receives may go to an outside service, and our privacy policy says so.',
        ],
      },
      {
        id: 'hand-over',
        title: 'When a person takes over',
        items: [
          'A customer can ask for a person in any language, at any time.',
          'We know who takes over during the day, and what happens at night.',
          'Whoever takes over sees the whole conversation.',
          'Every week someone reads a sample and fixes the sources.',
        ],
      },
    ],
  },
  {
    id: 'website-launch',
    name: 'Website',
    title: 'Before a website goes live',
    introduction: 'For the last days before the switch. Check each line on a phone and on a large screen.',
    groups: [
      {
        id: 'content',
        title: 'Content',
        items: [
          'Someone who didn’t write it has read every page aloud.',
          'Prices, opening hours and names are the same on every page.',
          'We’ve filled in and sent each form, and the lead arrived where it belongs.',
          'The privacy policy and terms describe this site, not the old one.',
        ],
      },
      {
        id: 'technology',
        title: 'Technology',
        items: [
          'We’ve opened the main pages on a cheap phone over a mobile network.',
          'You can reach and use everything with just the keyboard.',
          'A page that doesn’t exist shows a helpful 404 page.',
          'We know how to go back to the old site, and we’ve tried it.',
        ],
      },
      {
        id: 'found',
        title: 'Found and followed up',
        items: [
          'Every old address that others link to redirects to its new page.',
          'Every page has its own title and description.',
          'The site doesn’t tell search engines to stay away, as test sites do.',
          'In the first week, someone checks errors and leads every morning.',
        ],
      },
    ],
  },
];

export const resources = {
  meta: {
    title: `Resources: Checklists and Answers on Automation | ${site.name}`,
    description:
      'Three checklists to print (CRM integration, AI assistant, website launch), and answers about prices, time, systems and data.',
  },
  name: 'Resources',
  heading: 'Checklists and\u00a0answers',
  introduction:
    'Three lists of twelve items, free to use and print, for teams about to connect a CRM, launch an AI assistant or put a website live.',
  done: (count: number, total: number) => `${count} of ${total} done`,
  print: 'Print this list',
  note: 'Your checkmarks stay in this browser. Nothing is\u00a0sent.',
  /** Below the drawing. */
  floors: 'Three lists, a floor for each item.',
  listsTitle: 'Checklists',
  checklists,
  /** Link to the article that goes with a checklist. */
  article: 'Read the article',
  /** Link to the service that goes with a checklist. */
  service: 'See the service',
  faqTitle: 'Frequently asked questions',
  faq,
  /** By topic; the questions stand in this order. */
  faqGroups: [
    { id: 'faq-price', title: 'Price and time', items: faq.slice(0, 4) },
    { id: 'faq-start', title: 'How we start', items: faq.slice(4, 9) },
    { id: 'faq-systems', title: 'Systems and data', items: faq.slice(9, 14) },
    { id: 'faq-after', title: 'After launch', items: faq.slice(14) },
  ],
  callToAction: {
    title: 'Didn’t find your answer?',
    text: `Send us your question, or the item you’re stuck on. We answer by email within ${hours(replyHours)}.`,
    link: 'Ask your question',
  },
};
