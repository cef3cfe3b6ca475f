import type { paybackChart as english } from '../en/payback-chart.ts';
import { price } from './format.ts';

export const paybackChart = {
  cost: (euros: number) => `Kosten: ${price(euros)} euro`,
  saved: (euros: number) => `Bespaard: ${price(euros)}`,
  weeks: (count: number) => `${count} weken`,
  caption: (week: number, before: number, saved: number) =>
    `Wat er aan het eind van elke week is bespaard, naast wat het kostte. Na week ${week - 1} is dat ${price(before)} euro. In week ${week} wordt het ${price(saved)} en zijn de kosten terugverdiend.`,
} satisfies typeof english;
