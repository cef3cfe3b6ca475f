import { site } from '#shared/site.ts';
import { consultationMinutes, replyHours } from '../figures.ts';
import { contactErrors } from './contact-errors.ts';
import { contactForm } from './contact-form.ts';
import { hours, minutes } from './format.ts';

export const contact = {
  meta: {
    title: `Contact: Talk to Us About AI Automation | ${site.name}`,
    description: `Tell us which work takes too much time. We answer by email within ${hours(replyHours)}, or you book a free strategy session of ${minutes(consultationMinutes)} straight away.`,
  },
  name: 'Contact',
  heading: 'Tell us what eats your week',
  introduction: `Tell us which work takes too much time, in your own words. We answer by email within ${hours(replyHours)}. If you would rather talk, choose a meeting in the form and book a free session of ${minutes(consultationMinutes)}.`,
  booking: {
    text: `A free strategy session of ${minutes(consultationMinutes)}, by video call.`,
    link: 'Book a free session',
  },
  email: { text: 'Or write to us directly:', address: site.email, subject: 'A question about automation' },
  /** Shown once `site.people` or `site.office` is filled. */
  people: { title: 'Who you talk to', place: 'Where we are' },
  form: contactForm,
  errors: contactErrors,
};
