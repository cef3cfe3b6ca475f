import type { calculatorFields as english } from '../en/calculator-fields.ts';

export const calculatorFields = {
  title: 'Verdient het zich terug?',
  labels: { hours: 'Uren per week', people: 'Mensen', cost: 'Euro per uur' },
  submit: 'Reken het uit',
} satisfies typeof english;
