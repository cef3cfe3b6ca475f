import { returnOnInvestmentMonths } from '../figures.ts';
import { calculatorFields } from './calculator-fields.ts';
import { facts } from './facts.ts';
import { months } from './format.ts';

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const amount = (value: number) => number.format(value);
const euros = (value: number) => `${number.format(Math.round(value))} euros`;

export const calculator = {
  title: calculatorFields.title,
  introduction: `Fill in one process that your team does by hand. This is an estimate, not a quote. ${facts.prices}`,
  labels: {
    ...calculatorFields.labels,
    workflows: 'Workflows it consists of, 1 to 3',
    remaining: 'Hours a week that remain',
    used: 'Share of the freed hours you use, in %',
    running: 'Running costs a month, in euros',
    own: 'Your own hours for examples and testing',
  },
  hints: {
    hours: 'All people together. Count them for a week.',
    people: 'Everyone who does this work.',
    cost: 'Wages, contributions and vacation.',
  },
  assumptions: 'Change what we assume',
  submit: calculatorFields.submit,
  /** How a number is written into a field. */
  inField: (value: number) => String(value),
  invalid: (min: number, max: number) => `Enter a number from ${amount(min)} to ${amount(max)}.`,
  check: 'Check the fields with a message. The sum needs all of them.',
  resultTitle: 'The sum',
  paysBack: (weeks: number) =>
    `Pays back in ${weeks} ${weeks === 1 ? 'week' : 'weeks'} after launch. ${weeks > 13 ? `That’s longer than the ${months(returnOnInvestmentMonths)} we aim for.` : ''}`.trim(),
  never: 'At these numbers it doesn’t pay back within a year. Have the hours measured before you automate this.',
  rows: {
    freed: {
      label: 'Hours freed a week',
      sum: (hours: number, remaining: number, used: number) =>
        `(${amount(hours)} − ${amount(remaining)}) × ${amount(used)}%`,
    },
    worth: { label: 'Worth a week', sum: (freed: number, cost: number) => `${amount(freed)} × ${amount(cost)}` },
    saved: {
      label: 'Saved a week',
      sum: (worth: number, running: number) => `${amount(Math.round(worth))} − ${amount(running)} running costs`,
    },
    once: {
      label: 'Spent once',
      sum: (priced: string, own: number, cost: number) =>
        `${priced} + ${amount(own)} of your own hours × ${amount(cost)}`,
    },
    weeks: {
      label: 'Paid back after',
      sum: (once: number, saved: number) => `${amount(Math.round(once))} ÷ ${amount(Math.round(saved))}`,
    },
    year: {
      label: 'In the first year',
      sum: (saved: number, once: number) => `52 × ${amount(Math.round(saved))} − ${amount(Math.round(once))}`,
    },
  },
  hoursValue: (value: number) => `${amount(value)} hours`,
  eurosValue: euros,
  weeksValue: (value: number) => `${amount(value)} weeks`,
  yearValue: (hours: number, value: number) => `${amount(Math.round(hours))} hours, ${euros(value)}`,
  larger: 'More than three workflows? Then we quote it.',
  send: 'Send this with an inquiry',
  /** Written into the contact form. */
  inquiry: (hours: string, people: string, cost: string) =>
    `A process takes us ${hours} hours a week (${people} people, ${cost} euros an hour).`,
};
