import { paybackResult } from '../figures.ts';
import { lowestPrice } from '../offer-figures.ts';
import { price } from './format.ts';

const { freed, saved, once, weeks } = paybackResult;

/** The part of the calculator that the home page has as well; it comes with the shell, so that neither page loads one more file. */
export const calculatorFields = {
  title: 'Does it pay back?',
  result: `Paid back in ${weeks} weeks`,
  /** Of what the result is made. */
  sum: [
    ['Package', price(lowestPrice)],
    ['Your own hours', price(once - lowestPrice)],
    [`A week: ${freed} hours, less running costs`, price(saved)],
  ],
  labels: { hours: 'Hours a week', people: 'People', cost: 'Euros an hour' },
  submit: 'Work it out',
};
