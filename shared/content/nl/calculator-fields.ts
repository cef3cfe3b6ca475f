import type { calculatorFields as english } from '../en/calculator-fields.ts';
import { paybackCase, paybackResult } from '../figures.ts';
import { lowestPrice } from '../offer-figures.ts';
import { price } from './format.ts';

const { freed, saved, once, weeks } = paybackResult;

export const calculatorFields = {
  title: 'Verdient het zich terug?',
  result: `Na ${weeks} weken terugverdiend`,
  sum: `${price(lowestPrice)} voor het pakket
${once - lowestPrice} voor uw eigen uren
${saved} per week bespaard: ${String(freed).replace('.', ',')} van de ${paybackCase.hours} uur, min de lopende kosten`,
  labels: { hours: 'Uren per week', people: 'Mensen', cost: 'Euro per uur' },
  submit: 'Reken het uit',
} satisfies typeof english;
