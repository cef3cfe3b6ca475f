import { paymentParts } from '#shared/work-terms.ts';
import { consultationMinutes } from '../figures.ts';
import { facts } from './facts.ts';

/** The end of the home page and of every page that sells. */
export const finalCall = {
  title: 'Which job do you want off your desk first?',
  subtitle: `Start with a free ${consultationMinutes}-minute strategy session. ${facts.freeSession}`,
  button: 'Ask for your free session',
  /** Dutch on purpose in both languages; marked with `lang="nl"`. */
  trust: 'Vertrouwd door startups en scale-ups',
  /** What that line is, an aim, and what a client can hold us to. */
  aim: `That’s our aim. You pay ${paymentParts.passed}% only once a test has passed.`,
};
