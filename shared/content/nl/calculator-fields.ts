import type { calculatorFields as english } from '../en/calculator-fields.ts';
import { paybackCase, paybackResult } from '../figures.ts';
import { decimal, price } from './format.ts';

const { freed, runningWeek, saved, ownHours, once, weeks } = paybackResult;

export const calculatorFields = {
  title: 'Verdient het zich terug?',
  result: `Na ${weeks} weken terugverdiend`,
  sum: [
    [`Pakket, en ${ownHours} uur van uzelf`, `${price(once)} euro`],
    [
      `Per week: ${decimal(freed)} van de ${paybackCase.hours} uur vrij × ${paybackCase.cost}, min ${runningWeek} lopende kosten`,
      `${price(saved)} euro`,
    ],
  ],
  labels: { hours: 'Uren per week', people: 'Mensen', cost: 'Euro per uur' },
  submit: 'Reken het uit',
} satisfies typeof english;
