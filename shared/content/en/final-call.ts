import { consultationMinutes } from '../figures.ts';

/** The end of the home page and of every page that sells. */
export const finalCall = {
  title: 'Which job do you want off your desk first?',
  subtitle: `Bring it to a free ${consultationMinutes}-minute strategy session. You leave with a first plan, whoever builds it.`,
  button: 'Book your free session',
  /** Dutch on purpose in both languages; marked with `lang="nl"`. */
  trust: 'Vertrouwd door startups en scale-ups',
};
