import type { calculatorFields as english } from '../en/calculator-fields.ts';
import { paybackCase, paybackResult } from '../figures.ts';
import { decimal, price } from './format.ts';

const { freed, runningWeek, saved, once, weeks } = paybackResult;

export const calculatorFields = {
  title: 'Verdient het zich terug?',
  result: `Na ${weeks} weken terugverdiend`,
  sum: [
    [`Pakket en uren van ${paybackCase.people} mensen`, `${price(once)} euro`],
    [
      `Per week: ${decimal(freed)} van ${paybackCase.hours} uur × ${paybackCase.cost}, min ${runningWeek} vaste kosten`,
      `${price(saved)} euro`,
    ],
  ],
  labels: { hours: 'Uren per week', people: 'Mensen', cost: 'Euro per uur' },
  submit: 'Reken het uit',
} satisfies typeof english;
