import type { calculatorFields as english } from '../en/calculator-fields.ts';
import { paybackAssumed, paybackCase, paybackResult } from '../figures.ts';
import { price } from './format.ts';

const { remaining } = paybackAssumed;
const { saved, ownHours, once, weeks } = paybackResult;

export const calculatorFields = {
  title: 'Verdient het zich terug?',
  result: `Na ${weeks} weken terugverdiend`,
  division: `${price(once)} ÷ ${price(saved)} per week`,
  sum: [
    `Eenmalig: ${price(once)} euro, met ${ownHours} uur van uzelf`,
    `Bespaard per week: ${price(saved)} euro, als van de ${paybackCase.hours} uur ${remaining} overblijven`,
  ],
  labels: { hours: 'Uren per week', people: 'Mensen', cost: 'Euro per uur' },
  submit: 'Reken het uit',
} satisfies typeof english;
