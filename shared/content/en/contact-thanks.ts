import { site } from '#shared/site.ts';
import { consultationMinutes, replyHours } from '../figures.ts';
import { hours } from './format.ts';

export const contactThanks = {
  meta: {
    title: `Thank You: We Got Your Inquiry | ${site.name}`,
    description: `We got your inquiry and saved it. We answer by email within ${hours(replyHours)}. Or pick a time for a free strategy session right now.`,
  },
  heading: 'We got your inquiry',
  introduction: 'It’s saved, and you’ll hear from us. You don’t need to do anything else.',
  emailContact: `Thank You! We've received your message and will contact you via email within ${hours(replyHours)}.`,
  scheduleMeeting: `Did you ask for a meeting? Then pick a time for your free ${consultationMinutes}-minute session.`,
  bookingLink: 'Pick a time',
  home: 'Back to Home',
};
