import type { calculatorFields as english } from '../en/calculator-fields.ts';
import { paybackCaseWeeks } from '../figures.ts';

export const calculatorFields = {
  title: 'Verdient het zich terug?',
  example: { weeks: String(paybackCaseWeeks), text: 'weken, in dit voorbeeld' },
  labels: { hours: 'Uren per week', people: 'Mensen', cost: 'Euro per uur' },
  submit: 'Reken het uit',
} satisfies typeof english;
