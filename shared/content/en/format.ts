import type { Figure, WeekRange } from '../figures.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const weeks = ({ min, max }: WeekRange) => `${min}-${max} weeks`;
export const weekCount = (count: number) => plural(count, 'week', 'weeks');
export const days = (count: number) => plural(count, 'day', 'days');
export const hours = (count: number) => plural(count, 'hour', 'hours');
export const minutes = (count: number) => plural(count, 'minute', 'minutes');
export const months = (count: number) => plural(count, 'month', 'months');
export const readingTime = (count: number) => `${count}\u00a0min\u00a0read`;
export const workflows = (count: number) => plural(count, 'workflow', 'workflows');
export const price = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
/** As many decimals as it has. */
export const decimal = (amount: number) => String(amount);
export const figure = ({ value, suffix }: Figure) => `${value}${suffix}`;
/** A day as `2026-11-21`. */
export const date = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
/** A size that was measured in bytes. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
