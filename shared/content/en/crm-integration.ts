import { site } from '#shared/site.ts';
import { supportDays, timelines } from '../figures.ts';
import { getService } from '../pick.ts';
import type { RecordElevation, Solution } from '../types.ts';
import { catalogue } from './catalogue.ts';
import { days, weeks } from './format.ts';
import { serviceNames } from './service-names.ts';
import { solution } from './solution.ts';

export const crmIntegration: Solution<RecordElevation> = {
  meta: {
    title: `CRM Integration: Enter Customer Data Once | ${site.name}`,
    description: `Your CRM connected to website, mailbox, invoicing and scheduling, with clean data and automatic follow-up. Live in ${weeks(timelines['crm-integration'])}, support included.`,
  },
  name: serviceNames['crm-integration'],
  heading: 'Enter a customer once',
  introduction: `A CRM is worth as much as the data in it. We connect yours to the systems where customers leave their details, remove the duplicates and let it plan the follow-up. The work takes ${weeks(timelines['crm-integration'])}, and ${days(supportDays['crm-integration'] ?? 0)} of support after launch are included.`,
  callToAction: 'Discuss your CRM',
  drawing:
    'Website, mailbox, invoicing and scheduling around one place for customer data. Each colored line is a connection that replaces copying by hand.',
  elevation: {
    title: 'Three entries, one customer',
    introduction: 'The same person in three systems, and what is left after the clean-up.',
    caption: 'An example. The customer is made up, and the digits are covered.',
    dropped: 'dropped',
    sources: [
      {
        id: 'form',
        title: 'Website form, March',
        fields: [
          { id: 'name', label: 'Name', value: 'Jo Whitfield' },
          { id: 'phone', label: 'Phone', value: '06 •• •• •• 18' },
        ],
      },
      {
        id: 'mailbox',
        title: 'Mailbox of a colleague',
        fields: [
          { id: 'name', label: 'Name', value: 'J. Whitfield', isDropped: true },
          { id: 'email', label: 'Email', value: 'jo@whitfield.example' },
          { id: 'phone', label: 'Phone', value: '+31 6 •• •• •• 18' },
        ],
      },
      {
        id: 'invoicing',
        title: 'Invoicing',
        fields: [
          { id: 'name', label: 'Name', value: 'Witfield Heating', isDropped: true },
          { id: 'phone', label: 'Phone', value: '06 •• •• •• 81', isDropped: true },
          { id: 'address', label: 'Address', value: 'Example Street 4' },
        ],
      },
    ],
    record: {
      title: 'In your CRM, once',
      fields: [
        { id: 'name', label: 'Name', value: 'Jo Whitfield', from: 'as the customer wrote it' },
        { id: 'phone', label: 'Phone', value: '+31 6 •• •• •• 18', from: 'in two of the three' },
        { id: 'email', label: 'Email', value: 'jo@whitfield.example', from: 'from the mailbox' },
        { id: 'address', label: 'Address', value: 'Example Street 4', from: 'invoicing decides' },
      ],
      task: 'Next: call about the quote, Thursday',
      approval: 'Merged after your sales team approved it. The backup still has all three.',
    },
  },
  problem: {
    title: 'One customer, typed in four times',
    paragraphs: [
      'A request comes in through the website and someone types it into the CRM. The quote goes into the invoicing software, the visit into the calendar, and the rest stays in a mailbox. By then the phone number is written in four ways, and one of them is wrong.',
      'So nobody trusts the CRM and everyone keeps a list of their own. The pipeline meeting is about whether the figures are right, and not about the customers.',
    ],
    signs: [
      'A spreadsheet beside the CRM is the real list',
      'Two colleagues call the same lead, or nobody does',
      'A report takes an afternoon of exporting and pasting',
      'A colleague leaves, and the history of their customers goes with the mailbox',
    ],
  },
  build: {
    title: 'What we build',
    introduction: 'We keep your CRM and connect what surrounds it. For each field one rule says which system is right.',
    parts: [
      {
        id: 'model',
        title: 'One data model',
        text: 'For each field: where it comes from, who may change it and which system wins when two of them disagree.',
      },
      {
        id: 'clean-up',
        title: 'Clean-up and migration',
        text: 'Duplicates merged, formats made uniform, old contacts archived. You approve the list before anything changes, and there is a backup.',
      },
      {
        id: 'links',
        title: 'The connections',
        text: 'Forms, mail, chat, invoicing and scheduling write to the CRM by themselves. What fails is tried again and reported, so that nothing gets lost in silence.',
      },
      {
        id: 'follow-up',
        title: 'Follow-up and dashboard',
        text: 'Tasks that appear at each stage of a deal, and one page with the pipeline figures your team steers by.',
      },
    ],
  },
  plan: {
    note: 'The shorter timeline applies with few systems and little to clean up; the last two steps then share a week.',
    steps: [
      {
        id: 'map',
        title: 'Map',
        text: 'Which systems, which fields, who types what. You get a drawing of how customer data runs now and how it will run.',
      },
      {
        id: 'clean-up',
        title: 'Clean up',
        text: 'A copy of your data is cleaned and matched. You decide on the doubtful cases; the real CRM does not change yet.',
      },
      {
        id: 'connect',
        title: 'Connect',
        text: 'The connections go live one at a time. Each is watched in daily use before the next one starts.',
      },
      {
        id: 'hand-over',
        title: 'Follow-up and hand-over',
        text: 'Tasks and dashboard, set up with the people who use them. Then training and documentation, and the spreadsheet closes.',
      },
    ],
  },
  bring: {
    introduction: 'One person who knows how sales works with you, a few hours a week.',
    items: [
      {
        id: 'access',
        title: 'Administrator access',
        text: 'To the CRM and to each system that is connected, through accounts that you can close again.',
      },
      {
        id: 'owner',
        title: 'An owner of the data',
        text: 'Someone who decides which phone number is right and which contacts may go.',
      },
      {
        id: 'examples',
        title: 'Real examples',
        text: 'Some customers from first request to invoice, so that we test how you really work.',
      },
      {
        id: 'moment',
        title: 'A quiet moment',
        text: 'For the migration, planned with you, in which nobody works in the CRM.',
      },
    ],
  },
  faq: [
    {
      id: 'which-crm',
      question: 'Which CRM do you work with?',
      answer:
        'The one you have, if it has an API or another reliable way to exchange data. HubSpot, Salesforce, Pipedrive, Teamleader and Microsoft Dynamics do. We check any other before we quote.',
    },
    {
      id: 'switch',
      question: 'Should we switch to another CRM first?',
      answer:
        'Usually not. If yours cannot do what you need, we say so in the first conversation and put the cost of both ways side by side.',
    },
    {
      id: 'lose-data',
      question: 'Can we lose data?',
      answer:
        'We work on a copy, make a backup and run the migration in steps that can be undone. Nothing is archived before you have approved the result.',
    },
    {
      id: 'failed-link',
      question: 'What happens when a connection fails at night?',
      answer:
        'The change waits and is tried again. If it keeps failing, a message goes out with what was not handed over. During the included support we solve it; after that you choose who receives the message.',
    },
    {
      id: 'privacy-law',
      question: 'Is the clean-up in line with privacy law?',
      answer:
        'Yes, and it even helps: you keep fewer old contacts and know where each detail comes from. We agree on how long each kind of contact is kept and lay down our own access in a data processing agreement.',
    },
  ],
  labels: solution,
  service: getService(catalogue, 'crm-integration'),
  related: [
    getService(catalogue, 'website-development'),
    getService(catalogue, 'ai-customer-support'),
    getService(catalogue, 'business-analysis'),
  ],
};
