import { site } from '#shared/site.ts';
import { consultationMinutes, replyHours } from '../figures.ts';
import { contactErrors } from './contact-errors.ts';
import { contactForm } from './contact-form.ts';
import { hours } from './format.ts';

export const contact = {
  meta: {
    title: `Contact: Talk to Us About AI Automation | ${site.name}`,
    description: `Tell us what takes too much of your time. We answer by email within ${hours(replyHours)}. Or book a free ${consultationMinutes}-minute strategy session right now.`,
  },
  name: 'Contact',
  formTitle: 'Your inquiry',
  heading: 'Tell us what takes too much time',
  introduction: `Ask us about AI, automation, your CRM or a website, in your own words. We answer by email within ${hours(replyHours)}.`,
  booking: {
    text: `${consultationMinutes} minutes, free. Pick a time now.`,
    link: 'Book a free session',
  },
  email: { address: site.email, subject: 'A question about automation', text: 'Or email us directly.' },
  /** Shown once `site.phone` is filled. */
  phone: { text: 'Or call us.' },
  next: {
    title: 'What happens next',
    steps: [
      { id: 'read', text: 'A person reads it and answers by email.' },
      {
        id: 'meet',
        text: `If you’d like to talk, you pick a time for a free session of ${consultationMinutes}\u00A0minutes.`,
      },
      { id: 'quote', text: 'You get a quote, or the advice to leave things as they are.' },
    ],
  },
  /** Shown once `site.people` or `site.office` is filled. */
  people: { title: 'Who you’ll talk to', place: 'Where we are' },
  form: contactForm,
  errors: contactErrors,
};
