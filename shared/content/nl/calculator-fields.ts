import type { calculatorFields as english } from '../en/calculator-fields.ts';
import { lowestPrice } from '../offer-figures.ts';
import { price } from './format.ts';

export const calculatorFields = {
  title: 'Verdient het zich terug?',
  example: `weken tot een pakket van ${price(lowestPrice)} is terugverdiend, uw eigen uren meegerekend`,
  labels: { hours: 'Uren per week', people: 'Mensen', cost: 'Euro per uur' },
  submit: 'Reken het uit',
} satisfies typeof english;
