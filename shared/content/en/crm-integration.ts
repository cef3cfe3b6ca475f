import { site } from '#shared/site.ts';
import { timelines } from '../figures.ts';
import { getService } from '../pick.ts';
import type { RecordElevation, Solution } from '../types.ts';
import { catalogue } from './catalogue.ts';
import { weeks } from './format.ts';
import { serviceNames } from './service-names.ts';
import { solution } from './solution.ts';

export const crmIntegration: Solution<RecordElevation> = {
  meta: {
    title: `CRM Integration: Enter Customer Data Once | ${site.name}`,
    description: `Your CRM connected to your website, inbox, invoicing and calendar, with clean data and automatic follow-up. Live in ${weeks(timelines['crm-integration'])}, support included.`,
  },
  name: serviceNames['crm-integration'],
  heading: 'Enter each customer once',
  introduction:
    'For sales teams whose customer data is also in spreadsheets and inboxes. We connect your CRM to the systems where customers leave their details, remove the duplicates and automate the follow-up.',
  callToAction: 'Talk about your CRM',
  drawing: 'Each colored line replaces copying by hand.',
  drawingNames: ['Inbox', 'Website', 'CRM', 'Invoicing', 'Scheduling'],
  elevation: {
    title: 'Three entries, one customer',
    introduction: 'The same person in three systems, and what’s left after the cleanup.',
    caption: 'An example. The customer is made up and the digits are covered.',
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
        title: 'A colleague’s inbox',
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
          { id: 'company', label: 'Company', value: 'Whitfield Heating' },
          { id: 'phone', label: 'Phone', value: '06 •• •• •• 81', isDropped: true },
          { id: 'address', label: 'Address', value: 'Example Street 4' },
        ],
      },
    ],
    record: {
      title: 'In your CRM, once',
      fields: [
        { id: 'name', label: 'Name', value: 'Jo Whitfield', from: 'as the customer wrote it' },
        { id: 'company', label: 'Company', value: 'Whitfield Heating', from: 'from invoicing' },
        { id: 'phone', label: 'Phone', value: '+31 6 •• •• •• 18', from: 'in two out of three' },
        { id: 'email', label: 'Email', value: 'jo@whitfield.example', from: 'from the inbox' },
        { id: 'address', label: 'Address', value: 'Example Street 4', from: 'invoicing decides' },
      ],
      task: 'Next: call about the quote, Thursday',
      approval: 'Merged once your sales team approved it. The backup still has all three.',
    },
  },
  problem: {
    title: 'One customer, typed in again and\u00a0again',
    paragraphs: [
      'A lead comes in through the website and someone types it into the CRM. The quote goes into the invoicing software, the visit into the calendar, and the rest stays in someone’s inbox. By now the phone number is written four ways, and one of them is wrong.',
      'So nobody trusts the CRM and everyone keeps their own list. The pipeline meeting is about whether the numbers are right.',
    ],
    signs: [
      'The real list is a spreadsheet next to the CRM',
      'Two people call the same lead, or nobody does',
      'A report takes an afternoon of exporting and pasting',
      'Someone leaves, and their customers’ history goes with the inbox',
    ],
  },
  build: {
    title: 'What we build',
    introduction:
      'You keep your CRM: HubSpot, Salesforce, Pipedrive, Teamleader, Microsoft Dynamics or another one with an API. We connect everything around it, and one rule per field says which system is right.',
    parts: [
      {
        id: 'model',
        title: 'One data model',
        text: 'For each field: where it comes from, who can change it and which system wins when two disagree.',
      },
      {
        id: 'clean-up',
        title: 'Cleanup and migration',
        text: 'Duplicates merged, formats fixed, old contacts archived. You approve the list before anything changes, and there’s a backup.',
      },
      {
        id: 'links',
        title: 'The connections',
        text: 'Forms, email, chat, invoicing and scheduling write to the CRM on their own. If something fails, it tries again and sends you a message.',
      },
      {
        id: 'follow-up',
        title: 'Follow-up and dashboard',
        text: 'A task at each stage of a deal, and one page with the pipeline numbers your team runs on.',
      },
    ],
    shown: {
      title: 'Example: one task per stage',
      rows: [
        ['New lead', 'Call', 'the same day'],
        ['Quote sent', 'Ask how it looks', 'after three days'],
        ['Won', 'Plan the kickoff', 'right away'],
        ['Lost', 'Ask again', 'after half a year'],
      ],
    },
  },
  plan: {
    note: 'With few systems and little to clean up, you get the shorter timeline: the last two steps share a week.',
    steps: [
      {
        id: 'map',
        title: 'Map',
        text: 'Which systems, which fields, who types what. You get a drawing of how customer data flows now and how it will.',
      },
      {
        id: 'clean-up',
        title: 'Clean up',
        text: 'We clean and match a copy of your data. You decide the close calls. The real CRM doesn’t change yet.',
      },
      {
        id: 'connect',
        title: 'Connect',
        text: 'The connections go live one a day. The next one starts once the one before it has run without errors.',
      },
      {
        id: 'hand-over',
        title: 'Follow-up and handoff',
        text: 'Tasks and a dashboard, set up with the people who use them. Then training, a manual, and you close the spreadsheet.',
      },
    ],
  },
  bring: {
    introduction: 'One person who knows how you sell, a few hours a week.',
    items: [
      {
        id: 'access',
        title: 'Administrator access',
        text: 'To the CRM and each system we connect, through accounts you can shut off.',
      },
      {
        id: 'owner',
        title: 'A data owner',
        text: 'The person who says which phone number is right and which contacts can go.',
      },
      {
        id: 'examples',
        title: 'Real examples',
        text: 'A few customers from first message to invoice, so we test the way you actually work.',
      },
      {
        id: 'moment',
        title: 'A quiet window',
        text: 'A time we agree on, when nobody works in the CRM. Then we move the data.',
      },
    ],
  },
  faq: [
    {
      id: 'which-crm',
      question: 'Which CRM do you work with?',
      answer:
        'The one you have, as long as other software can read and write its data. With HubSpot, Salesforce, Pipedrive, Teamleader and Microsoft Dynamics, it can. For any other, we check before we quote.',
    },
    {
      id: 'switch',
      question: 'Should we switch to another CRM first?',
      answer: 'Usually not. If yours can’t do what you need, you get the cost of both options side by side.',
    },
    {
      id: 'lose-data',
      question: 'Could we lose data?',
      answer:
        'We work on a copy, make a backup and migrate in steps we can undo. Nothing gets archived until you approve the result.',
    },
    {
      id: 'failed-link',
      question: 'What happens when a connection fails at night?',
      answer:
        'The change waits and tries again. If it keeps failing, someone gets a message that says what didn’t arrive. During the included support that’s us, and we fix it. After that, you choose who gets it.',
    },
    {
      id: 'privacy-law',
      question: 'Does the cleanup help us with privacy law?',
      answer:
        'It helps, as long as you have a reason to keep each contact. You end up with fewer old ones and know where each detail came from. We agree on how long to keep what, and our own access goes in a data processing agreement.',
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
