import { consultationMinutes } from '../figures.ts';
import { facts } from './facts.ts';

/** The end of the home page and of every page that sells. */
export const finalCall = {
  title: 'Which job do you want off your desk first?',
  subtitle: `Start with a free ${consultationMinutes}-minute strategy session. ${facts.freeSession}`,
  button: 'Book your free session',
  /** Dutch on purpose in both languages; marked with `lang="nl"`. */
  trust: 'Vertrouwd door startups en scale-ups',
  /** What that line is: an aim, and how it is measured. */
  aim: 'That’s our aim. We ask every client after the project.',
};
