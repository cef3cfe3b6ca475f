import { price } from './format.ts';

/** The words of the drawing in the post on payback. Amounts are in euros. */
export const paybackChart = {
  cost: (euros: number) => `Cost: ${price(euros)} euros`,
  saved: (euros: number) => `Saved: ${price(euros)}`,
  weeks: (count: number) => `${count} weeks`,
  caption: (week: number, before: number, saved: number) =>
    `What is saved by the end of each week, beside what it cost. After week ${week - 1} that is ${price(before)} euros. In week ${week} it becomes ${price(saved)}, and the cost is earned back.`,
};
