// When an automation has earned back its price. The post 'automation-payback-worked-out' does the same sum in words, and a test compares
// the two.
import { paybackAssumed, paybackCase, returnOnInvestmentMonths } from './content/figures.ts';
import { packageFigures } from './content/offer-figures.ts';
import { packageIds } from './offers.ts';

/** What is asked, under the names of its fields in an address. Amounts are in euros; `used` is a percentage. */
export const paybackFields = {
  hours: { min: 0.5, max: 1000, initial: paybackCase.hours },
  people: { min: 1, max: 500, initial: paybackCase.people },
  cost: { min: 1, max: 1000, initial: paybackCase.cost },
  workflows: { min: 1, max: packageIds.length, initial: 1 },
  remaining: { min: 0, max: 1000, initial: paybackAssumed.remaining },
  used: { min: 1, max: 100, initial: paybackAssumed.used },
  running: { min: 0, max: 100_000, initial: 52.5 },
  own: { min: 0, max: 1000, initial: 10 },
} satisfies Record<string, { min: number; max: number; initial: number }>;

export type PaybackField = keyof typeof paybackFields;
export const paybackFieldNames = Object.keys(paybackFields) as PaybackField[];
/** As they were typed. */
export type PaybackValues = Record<PaybackField, string>;
export type PaybackInput = Record<PaybackField, number>;

export const weeksOfYear = 52;
/** As many as the months within which we aim for a return. */
export const aimedWeeks = (returnOnInvestmentMonths * weeksOfYear) / 12;

/** What stands in an address; a field that is not in it has what the calculator begins with, written by `format`. */
export function valuesFrom(query: URLSearchParams, format: (amount: number) => string): PaybackValues {
  const values = paybackFieldNames.map((name) => [name, query.get(name) ?? format(paybackFields[name].initial)]);
  return Object.fromEntries(values) as PaybackValues;
}

/** Numbers, with a point or a comma before the decimals; otherwise the names of the fields that hold none, or one outside of its limits. */
export function parsePayback(values: PaybackValues): { input: PaybackInput } | { invalid: PaybackField[] } {
  const numbers = paybackFieldNames.map((name): [PaybackField, number] => [name, parseAmount(values[name])]);
  const invalid = numbers.filter(([name, amount]) => {
    const { min, max } = paybackFields[name];
    return !(amount >= min && amount <= max) || (name === 'workflows' && !Number.isInteger(amount));
  });
  if (invalid.length > 0) return { invalid: invalid.map(([name]) => name) };
  return { input: Object.fromEntries(numbers) as PaybackInput };
}

/** In hundredths at most, as the sum writes it; NaN for what is no number. */
function parseAmount(text: string): number {
  const trimmed = text.trim();
  // Nobody types three decimals, but many a point or a comma between thousands.
  if (/^[1-9]\d{0,2}([.,]\d{3})+$/.test(trimmed)) return Number(trimmed.replace(/[.,]/g, ''));
  return /^\d+([.,]\d+)?$/.test(trimmed) ? toHundredths(Number(trimmed.replace(',', '.'))) : Number.NaN;
}

function toHundredths(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** Of a form that has some or all of the fields. */
export function readPaybackForm(form: HTMLFormElement): PaybackValues {
  return valuesFrom(new URLSearchParams([...new FormData(form)] as string[][]), String);
}

/** Whole euros a week of so many a month. */
export function weekly(monthly: number): number {
  return Math.round((monthly * 12) / weeksOfYear);
}

/** Null when it is not earned within a year. */
export function weeksUntilEarned(once: number, saved: number): number | null {
  const weeks = Math.ceil(once / saved);
  return saved > 0 && weeks <= weeksOfYear ? weeks : null;
}

/**
 * Amounts in euros; `weeks` is null when the price is not earned back within a year. Each step is rounded as the page shows it, so that
 * who works out the next one by hand gets the same.
 */
export function workOutPayback(input: PaybackInput) {
  const { hours, people, cost, workflows, remaining, used, running, own } = input;
  const id = packageIds.find((id) => packageFigures[id].workflows === workflows) ?? packageIds[0];
  const { price, trainingHours } = packageFigures[id];
  const staying = Math.min(hours, remaining);
  const freed = toHundredths(((hours - staying) * used) / 100);
  const worth = Math.round(freed * cost);
  const runningWeek = weekly(running);
  const saved = worth - runningWeek;
  const ownHours = own + people * trainingHours;
  const once = Math.round(price + ownHours * cost);
  const weeks = weeksUntilEarned(once, saved);
  return {
    offer: id,
    staying,
    freed,
    worth,
    runningWeek,
    saved,
    ownHours,
    once,
    weeks,
    isWithinAim: weeks !== null && weeks <= aimedWeeks,
    year: { hours: freed * weeksOfYear, euros: saved * weeksOfYear - once },
  };
}
