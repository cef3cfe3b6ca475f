import type { Figure, WeekRange } from '../figures.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const weeks = ({ min, max }: WeekRange) => `${min}-${max} weken`;
export const weekCount = (count: number) => plural(count, 'week', 'weken');
export const days = (count: number) => plural(count, 'dag', 'dagen');
export const hours = (count: number) => `${count} uur`;
export const minutes = (count: number) => plural(count, 'minuut', 'minuten');
export const months = (count: number) => plural(count, 'maand', 'maanden');
export const readingTime = (count: number) => `${count}\u00a0min.\u00a0leestijd`;
export const workflows = (count: number) => plural(count, 'werkproces', 'werkprocessen');
export const price = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, '.');
/** As many decimals as it has. */
export const decimal = (amount: number) => String(amount).replace('.', ',');
export const figure = ({ value, suffix }: Figure) => `${value}${suffix}`;
/** A day as `2026-11-21`. */
export const date = (day: string) =>
  new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
/** A size that was measured in bytes. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).replace('.', ',')} KB`;
