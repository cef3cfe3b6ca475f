import type { calculatorFields as english } from '../en/calculator-fields.ts';
import { paybackAssumed, paybackCase, paybackResult } from '../figures.ts';
import { packageFigures } from '../offer-figures.ts';
import { price } from './format.ts';

const { remaining, used } = paybackAssumed;
const { runningWeek, saved, ownHours, once, weeks } = paybackResult;
const offer = 'build-and-empower';
const training = packageFigures[offer].trainingHours;
const own = ownHours - paybackCase.people * training;

export const calculatorFields = {
  title: 'Verdient het zich terug?',
  result: `Na ${weeks} weken terugverdiend`,
  division: `${price(once)} ÷ ${price(saved)} per week`,
  sum: [
    `Eenmalig: ${price(packageFigures[offer].price)} + ${ownHours} uur (${own}, en ${training} training per persoon) × ${paybackCase.cost} = ${price(once)} euro`,
    `Per week: (${paybackCase.hours} uur samen − ${remaining}) × ${used}% × ${paybackCase.cost} − ${runningWeek} kosten = ${price(saved)} euro`,
  ],
  labels: { hours: 'Uren per week', people: 'Mensen', cost: 'Euro per uur' },
  submit: 'Reken het uit',
} satisfies typeof english;
