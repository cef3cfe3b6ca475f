import { paybackCase, paybackResult } from '../figures.ts';
import { decimal, price } from './format.ts';

const { freed, runningWeek, saved, ownHours, once, weeks } = paybackResult;

/** The part of the calculator that the home page has as well; it comes with the shell, so that neither page loads one more file. */
export const calculatorFields = {
  title: 'Does it pay back?',
  result: `Paid back in ${weeks} weeks`,
  /** The result in one line. */
  division: `${price(once)} ÷ ${price(saved)} a week`,
  /** Of what it is made. */
  sum: [
    `Once: ${price(once)} euros, ${ownHours} hours of your own included`,
    `A week: ${decimal(freed)} of ${paybackCase.hours} hours together × ${paybackCase.cost} − ${runningWeek} to run it = ${price(saved)} euros`,
  ],
  labels: { hours: 'Hours a week', people: 'People', cost: 'Euros an hour' },
  submit: 'Work it out',
};
