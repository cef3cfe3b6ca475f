import { paybackCase, paybackResult } from '../figures.ts';
import { price } from './format.ts';

const { freed, saved, once } = paybackResult;

/** The part of the calculator that the home page has as well; it comes with the shell, so that neither page loads one more file. */
export const calculatorFields = {
  title: 'Does it pay back?',
  example: `weeks. It costs ${price(once)}, your own hours included, and gives back ${freed} of the ${paybackCase.hours} hours, worth ${saved} a week.`,
  labels: { hours: 'Hours a week, in all', people: 'People', cost: 'Euros an hour' },
  submit: 'Work it out',
};
