import type { calculatorFields as english } from '../en/calculator-fields.ts';
import { decimal, price, weekCount } from './format.ts';

export const calculatorFields = {
  title: 'Verdient het zich terug?',
  result: (weeks: number | null) =>
    weeks === null ? 'Niet binnen een jaar terugverdiend' : `Na ${weekCount(weeks)} terugverdiend`,
  brief: (once: number, saved: number) => `Kost eenmalig ${price(once)} euro, bespaart ${price(saved)} per week.`,
  sum: (freed: number, hours: number, saved: number, once: number, ownHours: number) => [
    `Uw team wint ${decimal(freed)} van de ${decimal(hours)} uur: ${price(saved)} euro per week, na aftrek van kosten.`,
    `Kost eenmalig ${price(once)} euro: Build & Empower en ${decimal(ownHours)} uur van uzelf.`,
  ],
  labels: { hours: 'Uren per week', people: 'Mensen', cost: 'Euro per uur' },
  submit: 'Reken het uit',
  whole: 'Bekijk de som',
} satisfies typeof english;
