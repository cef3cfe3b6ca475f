import { maintenance } from '#shared/work-terms.ts';
import { returnOnInvestmentMonths, usualHours } from '../figures.ts';
import { decimal, hours, months, weekCount } from './format.ts';

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
/** With a real minus. */
const amount = (value: number) => number.format(value).replace('-', '−');
const euros = (value: number) => `${amount(Math.round(value))} euros`;

/** The calculator on /pricing, beside what the home page has of it as well. */
export const calculator = {
  introduction: 'An estimate, not a quote.',
  labels: {
    workflows: 'Workflows it consists of, 1 to 3',
    remaining: 'Hours a week that remain',
    used: 'Share of the freed hours you use, in %',
    running: 'Running costs a month, in euros',
    own: 'Your own hours for examples and testing',
  },
  hints: {
    hours: 'The whole team.',
    people: 'In that team.',
    cost: 'All labor costs.',
  },
  assumptions: 'Change what we assume',
  /** How a number is written into a field. */
  inField: decimal,
  invalid: (min: number, max: number) => `Enter a number from ${amount(min)} to ${amount(max)}.`,
  check: 'Check the fields with a message. The sum needs all of them.',
  steps: 'What it saves in a week',
  paysBack: (weeks: number) => `Paid back ${weekCount(weeks)} after launch.`,
  longerThanAim: `That’s longer than the ${months(returnOnInvestmentMonths)} we aim for.`,
  rareHours: `More than ${hours(usualHours)} per workflow is rare, so measure them first.`,
  never: 'At these numbers it doesn’t pay back within a year. Have the hours measured before you automate this.',
  rows: {
    freed: 'Freed hours you use, a week',
    worth: 'Worth a week',
    saved: 'Saved a week',
    once: 'Spent once',
    weeks: 'Paid back after',
    year: 'In the first year',
    maintained: `With our maintenance, ${maintenance.monthly} a month`,
  },
  /** Behind their numbers in the sum. */
  staying: 'that stay',
  runningCosts: 'running costs',
  ownHours: (own: number, people: number, training: number) =>
    `${amount(own)} + ${amount(people)} × ${amount(training)} training`,
  /** How a number is written in the sum. */
  amount,
  hoursValue: (value: number) => `${amount(value)} hours`,
  eurosValue: euros,
  weeksValue: weekCount,
  notInYear: 'not within a year',
  yearValue: (hours: number, value: number) => `${amount(Math.round(hours))} hours, ${euros(value)}`,
  larger: `More than three workflows? Then we quote it. Our maintenance, ${maintenance.monthly} a month, is optional.`,
  send: 'Send this with an inquiry',
  /** Written into the contact form. */
  inquiry: (hours: string, people: string, cost: string) =>
    `A process takes us ${hours} hours a week (${people} people, ${cost} euros an hour).`,
};
