import type { ServiceId } from '../../offers.ts';
import { popularServices, supportDays } from '../figures.ts';
import type { Catalogue } from '../types.ts';
import { serviceOffers } from './service-offers.ts';

const facts = (id: ServiceId) => ({
  id,
  ...serviceOffers[id],
  supportDays: supportDays[id],
  popular: popularServices.includes(id),
});

export const catalogue: Catalogue = {
  groups: [
    {
      id: 'ai-automation',
      title: 'AI Automation',
      description: 'Assistants that answer questions and fill calendars, so your team handles what needs a person.',
      services: [
        {
          ...facts('ai-customer-support'),
          icon: 'headset',
          description:
            'An assistant that answers customer questions on your website and in your inbox from your own documents, and passes a conversation to a colleague when it cannot help.',
          shortDescription: 'Answers customer questions day and night, from your own documents.',
          features: [
            'Answers drawn from your help pages, manuals and policies',
            'Hand-over to a colleague with the whole conversation attached',
            'Replies in Dutch, English or the language your customer writes in',
            'A test set of real questions that must pass before launch',
            'A weekly overview of questions the assistant could not answer',
          ],
          ideal: 'Online shops, software companies and service desks that answer the same questions every day.',
        },
        {
          ...facts('appointment-scheduling'),
          icon: 'calendar-check',
          description:
            'Online booking that reads your calendars, offers only the times that really are free, reminds the client and moves an appointment without a phone call.',
          shortDescription: 'Clients book, move and cancel by themselves, in your own calendar.',
          features: [
            'Two-way connection to the calendars your team already uses',
            'Rules for travel time, breaks, rooms and who does what',
            'Confirmations and reminders by email or text message',
            'Intake questions asked before the appointment',
            'Moving and canceling through a link, within your terms',
          ],
          ideal: 'Practices, consultants, salons and field teams that plan appointments by phone or email.',
        },
      ],
    },
    {
      id: 'crm-data',
      title: 'CRM & Data',
      description: 'One place for customer data, filled by your systems instead of by hand.',
      services: [
        {
          ...facts('crm-integration'),
          icon: 'database',
          description:
            'We connect your CRM with your website, mailbox, invoicing and scheduling, clean up the data that is in it and automate the follow-up, so that nobody copies a lead by hand again.',
          shortDescription: 'Your CRM connected to the rest of your tools, with clean data.',
          features: [
            'Leads from forms, mail and chat stored once, without duplicates',
            'Clean-up and migration of existing contacts',
            'Connections to invoicing, scheduling and email',
            'Automatic follow-up tasks for each stage of a deal',
            'A dashboard with the pipeline figures your team steers by',
          ],
          ideal: 'Sales teams whose customer data is spread over a CRM, spreadsheets and mailboxes.',
        },
      ],
    },
    {
      id: 'digital-presence',
      title: 'Digital Presence',
      description: 'Websites that load quickly, read well and send each request to the right place.',
      services: [
        {
          ...facts('website-development'),
          icon: 'panels-top-left',
          description:
            'Design, copy and construction of a website that is fast on a phone, can be found in search engines and hands every request straight to your CRM or calendar.',
          shortDescription: 'A fast website that turns visitors into requests you can follow up.',
          features: [
            'Design and page structure based on what your visitors come to do',
            'Pages in one or more languages that your team can edit',
            'Built to the accessibility guidelines (WCAG\u00A02.2\u00A0AA)',
            'Forms, booking and chat connected to your systems',
            'Search engine basics and privacy-friendly statistics',
          ],
          ideal: 'Startups that need their first serious website and companies whose site has fallen behind.',
        },
      ],
    },
    {
      id: 'custom-solutions',
      title: 'Custom Solutions',
      description: 'For the process that no standard product fits, and for knowing which one to start with.',
      services: [
        {
          ...facts('custom-ai-solution'),
          icon: 'blocks',
          description:
            'Software built around one of your processes: reading documents, sorting requests, drafting quotes or predicting demand. You see a working prototype early and decide with real results whether to go on.',
          shortDescription: 'Software with AI, built around one of your processes.',
          features: [
            'A working prototype on your own data before the full build',
            'Accuracy measured against examples that you approve',
            'A person in the loop wherever a mistake would be costly',
            'Connections to the systems you already have',
            'Documentation and training, so that your team can run it',
          ],
          ideal: 'Scale-ups with a process that takes many hours, needs judgment and fits no standard product.',
        },
        {
          ...facts('business-analysis'),
          icon: 'chart-no-axes-combined',
          description:
            'We map how work runs through your company, measure where the hours go and hand you a ranked plan: what to automate first, what it takes and what to leave alone.',
          shortDescription: 'Where your hours go and what to automate first, in writing.',
          features: [
            'Interviews with the people who do the work',
            'A map of your processes, systems and data',
            'Hours and error costs for each process',
            'A ranked plan with effort and expected return',
            'A closing session with your management team',
          ],
          ideal: 'Management teams that want to automate but do not know yet where it pays.',
        },
      ],
    },
  ],
};
