import type { ServiceId } from '../../offers.ts';
import { popularServices, supportDays } from '../offer-figures.ts';
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
      description: 'Assistants that answer questions and fill calendars. Your team handles what needs a person.',
      services: [
        {
          ...facts('ai-customer-support'),
          icon: 'headset',
          description:
            'An assistant that answers customer questions on your website and in your inbox, from your own documents. When it can’t help, it hands off to a person.',
          shortDescription: 'Answers customer questions day and night, from your own documents.',
          features: [
            'Answers drawn from your help pages, manuals and policies',
            'Handoff to a person, with the whole conversation',
            'Replies in English, Dutch or whatever language your customer writes in',
            'A test with real questions before launch',
            'A weekly report of questions it couldn’t answer',
          ],
          ideal: 'Online stores, software companies and service desks.',
        },
        {
          ...facts('appointment-scheduling'),
          icon: 'calendar-check',
          description:
            'Online booking that reads your calendars, only offers times that are actually free and reminds clients. They change or cancel without a phone call.',
          shortDescription: 'Clients book, change and cancel on their own, in your calendar.',
          features: [
            'Two-way connection to the calendars your team already uses',
            'Rules for travel time, breaks, rooms and who does what',
            'Confirmations and reminders by email or text message',
            'Intake questions before the appointment',
            'A link to change or cancel, within your policy',
          ],
          ideal: 'Clinics, consultants, salons and field teams.',
        },
      ],
    },
    {
      id: 'crm-data',
      title: 'CRM & Data',
      description: 'One place for customer data. Recommended if a customer is in more than one system.',
      services: [
        {
          ...facts('crm-integration'),
          icon: 'database',
          description:
            'We connect your CRM to your website, inbox, invoicing and calendar, clean up its data and automate the follow-up. Nobody copies a lead by hand again.',
          shortDescription: 'Your CRM connected to the rest of your tools, with clean data.',
          features: [
            'Leads from forms, email and chat stored once, without duplicates',
            'Cleanup and migration of existing contacts',
            'Connections to invoicing, scheduling and email',
            'Automatic follow-up tasks for each stage of a deal',
            'A dashboard with the pipeline numbers your team runs on',
          ],
          ideal: 'Sales teams with customer data in more than one place.',
        },
      ],
    },
    {
      id: 'digital-presence',
      title: 'Digital Presence',
      description: 'Websites that load fast, read well and send every lead to the right place.',
      services: [
        {
          ...facts('website-development'),
          icon: 'panels-top-left',
          description:
            'We design, write and build a website that’s fast on a phone, ready for search engines and wired to your CRM or calendar.',
          shortDescription: 'A fast website that turns visitors into leads you can follow up.',
          features: [
            'Pages and design built around what visitors come to do',
            'Pages your team can edit, in one or more languages',
            'Built to the accessibility guidelines (WCAG\u00A02.2\u00A0AA)',
            'Forms, booking and chat connected to your systems',
            'SEO basics and privacy-friendly analytics',
          ],
          ideal: 'Startups with a first serious site to build, and companies whose site fell behind.',
        },
      ],
    },
    {
      id: 'custom-solutions',
      title: 'Custom Work',
      description: 'For work no standard product fits, and for finding out where to start.',
      services: [
        {
          ...facts('custom-ai-solution'),
          icon: 'blocks',
          description:
            'Software built around one of your processes: reading documents, sorting email, drafting quotes or predicting demand. You get a working prototype early and decide on real results.',
          shortDescription: 'AI software built around one of your processes.',
          features: [
            'A working prototype on your own data before the full build',
            'Accuracy measured against examples you approve',
            'A person in the loop wherever a mistake would be costly',
            'Connections to the systems you already have',
            'Training and a manual, so your team can run it',
          ],
          ideal: 'Scale-ups with a process that fits no standard product.',
        },
        {
          ...facts('business-analysis'),
          icon: 'chart-no-axes-combined',
          description:
            'We map how work moves through your company, measure where the hours go and give you a ranked plan: what to automate first, what it takes and what to leave alone.',
          shortDescription: 'Where your hours go and what to automate first, in writing.',
          features: [
            'Interviews with the people who do the work',
            'A map of your processes, systems and data',
            'Hours and error costs for each process',
            'A ranked plan with cost and expected return',
            'A closing session with your management team',
          ],
          ideal: 'Management teams that don’t know yet where automation pays.',
        },
      ],
    },
  ],
};
