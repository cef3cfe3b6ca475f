import { site } from '#shared/site.ts';
import { consultationMinutes } from '../figures.ts';
import { facts } from './facts.ts';

/** The page of the embedded booking service, which replaces the real one on a laptop. */
export const bookingPage = {
  title: `Free strategy session | ${site.name}`,
  heading: 'Free strategy session',
  introduction: `A ${consultationMinutes}-minute video call with ${site.name}.`,
  expect: facts.freeSession,
  chooseTime: 'Pick a day and a time',
  timeZone: (name: string) => `Time zone: ${name}.`,
  yourTimeZone: (name: string) => `Your time zone: ${name}.`,
  noSlots: 'We have no free times in the next two weeks. Please send us an inquiry instead.',
  yourDetails: 'Your details',
  chosen: 'Your time:',
  change: 'Pick another time',
  name: 'Name',
  email: 'Email',
  book: 'Book the session',
  booked: 'Your session is booked',
  bookedFor: (visitor: string) => `Booked for ${visitor}.`,
  taken: 'Someone just took that time. Please pick another one.',
  failed: 'We couldn’t book the session. Please try again in a moment.',
  nameError: 'Please enter your name (at most 100 characters)',
  emailError: 'Please enter a valid email address',
  note: 'This page stands in for the booking service on this computer. Bookings last as long as it runs, and nobody gets an invitation.',
};
