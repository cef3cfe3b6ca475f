import { reminderHours, replyHours } from '../figures.ts';

/** The mail that tells the owner about a lead. */
export const leadMail = {
  /** Stands before the service, the company and the name. */
  subject: { new: 'New lead', reminder: `${replyHours - reminderHours} hours left` },
  /** The line for the webhook, in English whatever the lead's language is, because programs read it. */
  webhook: { new: 'New lead', reminder: `${replyHours - reminderHours} hours left` },
  intro: {
    new: 'Someone wrote to you through the website.',
    reminder: `This lead has waited ${reminderHours} hours for an answer. The website promises one within ${replyHours}.`,
  },
  labels: {
    name: 'Name',
    email: 'Email address',
    company: 'Company',
    service: 'Service',
    problem: 'What they’d like to solve',
    additional: 'Additional information',
    preference: 'Wants to be contacted',
    source: 'Came from',
    received: 'Received',
  },
  preferences: { email_contact: 'by email', schedule_meeting: 'in a meeting' },
  open: 'Open this lead on the dashboard',
  reply: 'Reply to this email and your answer goes straight to them.',
};
