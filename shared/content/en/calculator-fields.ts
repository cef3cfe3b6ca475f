import { decimal, price, weekCount } from './format.ts';

/** The part of the calculator that the home page has as well; it comes with the shell, so that neither page loads one more file. */
export const calculatorFields = {
  title: 'Does it pay back?',
  result: (weeks: number | null) =>
    weeks === null ? 'Not paid back within a year' : `Paid back in ${weekCount(weeks)}`,
  /** Where it comes from, in short. */
  brief: (once: number, saved: number) => `Costs ${price(once)} euros once, saves ${price(saved)} a week.`,
  /** Of what it is made. */
  sum: (freed: number, hours: number, saved: number, once: number, ownHours: number) => [
    `Gives your team back ${decimal(freed)} of its ${decimal(hours)} hours. Saves ${price(saved)} euros a week, after running costs.`,
    `Costs ${price(once)} euros once: Build & Empower and ${decimal(ownHours)} hours of your own.`,
  ],
  labels: { hours: 'Hours a week', people: 'People', cost: 'Euros an hour' },
  submit: 'Work it out',
  /** Leads to the page of prices. */
  whole: 'See the sum',
};
