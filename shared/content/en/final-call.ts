import { consultationMinutes } from '../figures.ts';

/** The end of the home page and of every page that sells. */
export const finalCall = {
  title: 'Which work should be gone first?',
  subtitle: `Put it to us in a free ${consultationMinutes}-minute strategy session. You leave with a first plan, whether or not we build it.`,
  button: 'Book your free session',
  /** Dutch on purpose in both languages; marked with `lang="nl"`. */
  trust: 'Vertrouwd door startups en scale-ups',
};
