import { site } from '#shared/site.ts';
import { launchTest } from '../figures.ts';
import type { Checklist } from '../types.ts';
import { faq } from './faq.ts';

const checklists: Checklist[] = [
  {
    id: 'crm-integration',
    title: 'Before a CRM integration',
    introduction:
      'For the person who will lead it. What is ticked here does not have to be found out in the first week.',
    groups: [
      {
        id: 'data',
        title: 'Data',
        items: [
          'We know which list of customers is the right one when two disagree.',
          'Each field has one system that owns it.',
          'Duplicates have been counted, and someone may decide which one stays.',
          'Fields that nobody has filled in for a year are on a list of things to drop.',
        ],
      },
      {
        id: 'systems',
        title: 'Systems',
        items: [
          'All systems that hold customer data are written down, spreadsheets included.',
          'For each of them we know whether our subscription includes an API.',
          'There is an administrator account that we can lend out and take back.',
          'A recent export of the contacts is kept in a safe place.',
        ],
      },
      {
        id: 'people',
        title: 'People',
        items: [
          'One person may decide, and has a few hours a week for it.',
          'Sales, scheduling and bookkeeping each named the step that annoys them most.',
          'We agreed who gets a request, and within what time that person calls.',
          'Three recent requests are described from first contact to invoice.',
        ],
      },
    ],
  },
  {
    id: 'ai-assistant',
    title: 'Before an AI assistant goes live',
    introduction: 'To go through before anyone talks about software. Where you hesitate, the assistant will too.',
    groups: [
      {
        id: 'answers',
        title: 'What it may answer',
        items: [
          `We have ${launchTest.questions} real questions from customers, in their own words.`,
          'For each one the right answer is written down, with the page it comes from.',
          'Someone keeps those pages up to date, and that person has a name.',
          'We know in which languages customers write.',
        ],
      },
      {
        id: 'refusals',
        title: 'What it may not answer',
        items: [
          'There is a list of subjects it refuses: legal, medical, discounts, other customers.',
          'The sentence it uses to refuse is written down, and it is friendly.',
          'It says that it is software, at the start of the conversation.',
          'What it receives may go to an outside service, and our privacy statement says so.',
        ],
      },
      {
        id: 'hand-over',
        title: 'When a person takes over',
        items: [
          'A customer can ask for a person in any language, at any time.',
          'We know who takes over in the daytime, and what happens in the evening.',
          'The colleague who takes over sees the whole conversation.',
          'Each week somebody reads a sample and corrects the sources.',
        ],
      },
    ],
  },
  {
    id: 'website-launch',
    title: 'Before a website goes live',
    introduction: 'For the last days before the switch. Check each line on a phone as well as on a large screen.',
    groups: [
      {
        id: 'content',
        title: 'Content',
        items: [
          'Somebody who did not write it has read every page aloud.',
          'Prices, opening hours and names are the same on every page.',
          'Each form has been sent for real, and the request arrived where it belongs.',
          'Privacy statement and terms describe this site and not the previous one.',
        ],
      },
      {
        id: 'technology',
        title: 'Technology',
        items: [
          'The main pages have been opened on a cheap phone over a mobile network.',
          'Everything can be reached and used with the keyboard alone.',
          'A page that does not exist shows a helpful 404 page.',
          'We know how to go back to the old site, and have tried it.',
        ],
      },
      {
        id: 'found',
        title: 'Found and followed up',
        items: [
          'Each old address that others link to leads to its new page.',
          'Every page has a title and a description of its own.',
          'The site does not tell search engines to stay away, as test sites do.',
          'In the first week one person looks at errors and requests each morning.',
        ],
      },
    ],
  },
];

export const resources = {
  meta: {
    title: `Resources: Checklists and Answers on Automation | ${site.name}`,
    description:
      'Three checklists to print (CRM integration, AI assistant, website launch), the articles that go with them and answers to what clients ask before they start.',
  },
  name: 'Resources',
  heading: 'Checklists you can use today',
  introduction:
    'Three checklists, the articles that explain them and the questions clients ask before they start. Free to use and to print within your company.',
  print: 'Print this page',
  note: 'Ticks stay on your screen: they are neither stored nor sent.',
  checklists,
  /** Link to the article that goes with a checklist. */
  article: 'Read the article',
  /** Link to the service that goes with a checklist. */
  service: 'How we do it',
  articles: {
    title: 'Articles',
    introduction: 'Short pieces about choosing a first process, data, appointments and working with AI every day.',
    link: 'All articles',
  },
  faqTitle: 'Frequently asked questions',
  faq,
  callToAction: {
    title: 'Stuck on one of the lines?',
    text: 'Tell us which one. We answer by email, and often that is all it takes.',
    link: 'Ask your question',
  },
};
