import { site } from '#shared/site.ts';
import { consultationMinutes, replyHours } from '../figures.ts';
import { hours } from './format.ts';

export const contactThanks = {
  meta: {
    title: `Thank You: We Got Your Message | ${site.name}`,
    description: `We got your message and saved it. We answer by email within ${hours(replyHours)}. Or pick a time for a free strategy session right now.`,
  },
  heading: 'We got your message',
  introduction: 'Someone reads every message in full before answering. You don’t need to do anything else.',
  emailContact: `Thank You! We've received your message and will contact you via email within ${hours(replyHours)}.`,
  scheduleMeeting: `Did you ask for a meeting? Then pick a time for your free ${consultationMinutes}-minute session.`,
  bookingLink: 'Pick a time',
  home: 'Back to Home',
};
