import type { calculatorFields as english } from '../en/calculator-fields.ts';
import { paybackCase, paybackResult } from '../figures.ts';
import { decimal, price } from './format.ts';

const { freed, runningWeek, saved, ownHours, once, weeks } = paybackResult;

export const calculatorFields = {
  title: 'Verdient het zich terug?',
  result: `Na ${weeks} weken terugverdiend`,
  division: `${price(once)} ÷ ${price(saved)} per week`,
  sum: [
    `Eenmalig: ${price(once)} euro, met ${ownHours} uur van uzelf`,
    `Per week: ${decimal(freed)} van samen ${paybackCase.hours} uur × ${paybackCase.cost} − ${runningWeek} kosten = ${price(saved)} euro`,
  ],
  labels: { hours: 'Uren per week', people: 'Mensen', cost: 'Euro per uur' },
  submit: 'Reken het uit',
} satisfies typeof english;
