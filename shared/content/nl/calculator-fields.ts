import type { calculatorFields as english } from '../en/calculator-fields.ts';
import { paybackAssumed, paybackCase, paybackResult } from '../figures.ts';
import { price } from './format.ts';

const { remaining, used } = paybackAssumed;
const { runningWeek, saved, ownHours, once, weeks } = paybackResult;

export const calculatorFields = {
  title: 'Verdient het zich terug?',
  result: `Na ${weeks} weken terugverdiend`,
  division: `${price(once)} ÷ ${price(saved)} per week`,
  sum: [
    `Pakket, en ${ownHours} uur van uzelf = ${price(once)} euro`,
    `Per week: (${paybackCase.hours} uur samen − ${remaining}) × ${used}% × ${paybackCase.cost} − ${runningWeek} kosten = ${price(saved)} euro`,
  ],
  labels: { hours: 'Uren per week', people: 'Mensen', cost: 'Euro per uur' },
  submit: 'Reken het uit',
} satisfies typeof english;
