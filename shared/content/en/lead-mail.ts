import { reminderHours, replyHours } from '../figures.ts';

/** The mail that tells the owner of a lead. */
export const leadMail = {
  /** Before the service, the company and the name. */
  subject: { new: 'New request', reminder: `${replyHours - reminderHours} hours left` },
  /** The line that the webhook is told, in English whatever the lead's language: programs read it. */
  webhook: { new: 'New lead', reminder: `${replyHours - reminderHours} hours left` },
  intro: {
    new: 'Somebody asked for an answer through the website.',
    reminder: `This request has waited for an answer for ${reminderHours} hours. The website promises one within ${replyHours}.`,
  },
  labels: {
    name: 'Name',
    email: 'Email address',
    company: 'Company',
    service: 'Service',
    problem: 'What they would like to solve',
    additional: 'Additional information',
    preference: 'Wants to be contacted',
    source: 'Came from',
    received: 'Received',
  },
  preferences: { email_contact: 'by email', schedule_meeting: 'in a meeting' },
  open: 'Open this request on your desk',
  reply: 'A reply to this message goes to the person who wrote.',
};
