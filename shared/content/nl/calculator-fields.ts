import type { calculatorFields as english } from '../en/calculator-fields.ts';
import { paybackResult } from '../figures.ts';
import { price } from './format.ts';

const { freed, saved, once, weeks } = paybackResult;

export const calculatorFields = {
  title: 'Verdient het zich terug?',
  result: `Na ${weeks} weken terugverdiend`,
  sum: [
    ['Pakket en uw eigen uren', price(once)],
    [`Per week: ${String(freed).replace('.', ',')} uur, min lopende kosten`, price(saved)],
  ],
  labels: { hours: 'Uren per week', people: 'Mensen', cost: 'Euro per uur' },
  submit: 'Reken het uit',
} satisfies typeof english;
