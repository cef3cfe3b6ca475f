import { lowestPrice } from '../offer-figures.ts';
import { price } from './format.ts';

/** The part of the calculator that the home page has as well; it comes with the shell, so that neither page loads one more file. */
export const calculatorFields = {
  title: 'Does it pay back?',
  example: `weeks until a package of ${price(lowestPrice)} is earned back, your own hours included`,
  labels: { hours: 'Hours a week', people: 'People', cost: 'Euros an hour' },
  submit: 'Work it out',
};
