import { paybackCase, paybackResult } from '../figures.ts';
import { decimal, price } from './format.ts';

const { freed, saved, ownHours, once, weeks } = paybackResult;

/** The part of the calculator that the home page has as well; it comes with the shell, so that neither page loads one more file. */
export const calculatorFields = {
  title: 'Does it pay back?',
  result: `Paid back in ${weeks} weeks`,
  /** Where it comes from, in short. */
  brief: `Costs ${price(once)} euros once, saves ${price(saved)} a week.`,
  /** Of what it is made. */
  sum: [
    `Gives your team back ${decimal(freed)} of its ${paybackCase.hours} hours. Saves ${price(saved)} euros a week, after running costs.`,
    `Costs ${price(once)} euros once: Build & Empower and ${ownHours} hours of your own.`,
  ],
  labels: { hours: 'Hours a week', people: 'People', cost: 'Euros an hour' },
  submit: 'Work it out',
};
