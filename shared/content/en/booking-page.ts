import { site } from '#shared/site.ts';
import { consultationMinutes } from '../figures.ts';
import { minutes } from './format.ts';

/** The page that stands in for the booking service on a laptop. */
export const bookingPage = {
  title: `Free strategy session | ${site.name}`,
  heading: 'Free strategy session',
  introduction: `A video call of ${minutes(consultationMinutes)} with ${site.name}.`,
  chooseTime: 'Choose a day and a time',
  timeZone: (name: string) => `Times are in the time zone ${name}.`,
  yourTimeZone: (name: string) => `Times are in your time zone, ${name}.`,
  noSlots: 'There is no free time in the next two weeks.',
  yourDetails: 'Your details',
  chosen: 'Your time:',
  change: 'Choose another time',
  name: 'Name',
  email: 'Email',
  book: 'Book the session',
  booked: 'Your session is booked',
  bookedFor: (visitor: string) => `Booked for ${visitor}.`,
  taken: 'That time has just been taken. Please choose another one.',
  failed: 'The session could not be booked. Please try again in a moment.',
  nameError: 'Please enter your name (at most 100 characters)',
  emailError: 'Please enter a valid email address',
  note: 'This page stands in for the booking service on this computer: bookings last as long as it runs, and no invitation is sent.',
};
