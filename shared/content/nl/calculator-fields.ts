import type { calculatorFields as english } from '../en/calculator-fields.ts';
import { paybackCase, paybackResult } from '../figures.ts';
import { decimal, price } from './format.ts';

const { freed, saved, ownHours, once, weeks } = paybackResult;

export const calculatorFields = {
  title: 'Verdient het zich terug?',
  result: `Na ${weeks} weken terugverdiend`,
  brief: `Kost eenmalig ${price(once)} euro, bespaart ${price(saved)} per week.`,
  sum: [
    `Uw team wint ${decimal(freed)} van de ${paybackCase.hours} uur: ${price(saved)} euro per week, na aftrek van kosten.`,
    `Kost eenmalig ${price(once)} euro: Build & Empower en ${ownHours} uur van uzelf.`,
  ],
  labels: { hours: 'Uren per week', people: 'Mensen', cost: 'Euro per uur' },
  submit: 'Reken het uit',
} satisfies typeof english;
