import type { calculatorFields as english } from '../en/calculator-fields.ts';
import { paybackCase, paybackResult } from '../figures.ts';
import { price } from './format.ts';

const { freed, saved, once } = paybackResult;

export const calculatorFields = {
  title: 'Verdient het zich terug?',
  example: `weken. Het kost ${price(once)}, uw eigen uren meegerekend, en scheelt ${String(freed).replace('.', ',')} van de ${paybackCase.hours} uur: ${saved} per week.`,
  labels: { hours: 'Uren per week, samen', people: 'Mensen', cost: 'Euro per uur' },
  submit: 'Reken het uit',
} satisfies typeof english;
