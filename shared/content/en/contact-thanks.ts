import { site } from '#shared/site.ts';
import { consultationMinutes, replyHours } from '../figures.ts';
import { hours, minutes } from './format.ts';

export const contactThanks = {
  meta: {
    title: `Thank You: Your Message Has Been Received | ${site.name}`,
    description: `Your message has been received and stored. We answer by email within ${hours(replyHours)}, or you choose a time for a free strategy session right away.`,
  },
  heading: 'Your message has arrived',
  introduction: 'Someone reads every message in full before answering. You do not have to do anything else.',
  emailContact: `Thank You! We've received your message and will contact you via email within ${hours(replyHours)}.`,
  scheduleMeeting: `Did you ask for a meeting? Then choose a time for your free session of ${minutes(consultationMinutes)}.`,
  bookingLink: 'Choose a time',
  home: 'Back to Home',
};
