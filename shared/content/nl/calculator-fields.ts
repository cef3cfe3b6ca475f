import type { calculatorFields as english } from '../en/calculator-fields.ts';
import { paybackCaseWeeks } from '../figures.ts';

export const calculatorFields = {
  title: 'Verdient het zich terug?',
  labels: { hours: 'Uren per week', people: 'Mensen', cost: 'Euro per uur' },
  example: `Dit voorbeeld wel, na ${paybackCaseWeeks} weken.`,
  submit: 'Reken het uit',
} satisfies typeof english;
