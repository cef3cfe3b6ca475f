import type { PackageId } from '../../offers.ts';
import { consultationMinutes, replyHours } from '../figures.ts';
import type { Package } from '../types.ts';
import { hours } from './format.ts';
import { packages } from './packages.ts';
import { serviceNames } from './service-names.ts';

const wish = ({ id, name, price }: Package) => [id, `We’d like ${name}, for ${price} euros.`];

export const contactForm = {
  modalTitle: (siteName: string) => `Contact ${siteName}`,
  subtitle: 'Tell us about your AI automation needs',
  required: 'All fields are required unless marked optional.',
  optional: 'optional',
  /** Unfolds the field below. */
  moreToTell: 'Optional: a deadline, a link or a question',
  fields: {
    fullName: { label: 'Full name', hint: '', placeholder: '' },
    email: { label: 'Email address', hint: '', placeholder: 'name@company.com' },
    companyName: { label: 'Company name', hint: '', placeholder: '' },
    service: { label: 'Service', hint: 'Not sure? Pick the closest one.', emptyOption: 'Select a service' },
    problemDescription: {
      label: 'What would you like to solve?',
      hint: 'What takes too much time, how often it comes up and which systems are involved.',
      placeholder: '',
    },
    additionalInfo: {
      label: 'Additional information',
      hint: '',
      placeholder: '',
    },
  },
  serviceOptions: Object.entries(serviceNames).map(([value, label]) => ({ value, label })),
  /** The message of a form that was opened by choosing a package. */
  wishes: Object.fromEntries(packages.map(wish)) as Record<PackageId, string>,
  contactPreference: {
    legend: 'How would you like us to contact you?',
    options: [
      {
        value: 'email_contact',
        label: 'By email',
        hint: `You’ll hear from us within ${hours(replyHours)}.`,
      },
      {
        value: 'schedule_meeting',
        label: 'Schedule a meeting',
        hint: 'Next, you pick a time for your free session.',
      },
    ],
  },
  /** Label of the field that people leave empty and programs fill in. */
  honeypot: 'Leave this field empty',
  submit: 'Send Message',
  submitting: 'Sending...',
  /** Shown until the form is sent again, some seconds later. */
  waiting: 'It’s busy right now. Your inquiry goes out again by itself in a few seconds.',
  close: 'Close',
  /** The policy words are a link. */
  privacyNote: { before: 'By submitting this form, you agree to our ', link: 'Privacy Policy', after: '' },
  thankYou: {
    title: 'Thank You!',
    text: `We've received your message and will contact you via email within ${hours(replyHours)}.`,
    /** For visitors who asked for a meeting. */
    booking: `Now pick a time for your free ${consultationMinutes}-minute session.`,
    bookingLink: 'Pick a time',
  },
  failureTitle: 'Unable to submit form',
  successToast: "Thank you! We've received your message and will be in touch soon.",
  charactersLeft: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  charactersOver: (count: number) => (count === 1 ? '1 character too many' : `${count} characters too many`),
};
