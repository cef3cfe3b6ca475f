import { paybackAssumed, paybackCase, paybackResult } from '../figures.ts';
import { price } from './format.ts';

const { remaining } = paybackAssumed;
const { saved, ownHours, once, weeks } = paybackResult;

/** The part of the calculator that the home page has as well; it comes with the shell, so that neither page loads one more file. */
export const calculatorFields = {
  title: 'Does it pay back?',
  result: `Paid back in ${weeks} weeks`,
  /** The result in one line. */
  division: `${price(once)} ÷ ${price(saved)} a week`,
  /** Of what it is made. */
  sum: [
    `Once: ${price(once)} euros, ${ownHours} hours of your own included`,
    `Saved a week: ${price(saved)} euros, if ${remaining} of the ${paybackCase.hours} hours remain`,
  ],
  labels: { hours: 'Hours a week', people: 'People', cost: 'Euros an hour' },
  submit: 'Work it out',
};
