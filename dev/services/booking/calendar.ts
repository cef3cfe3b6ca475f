// The consultant's week: half hours on working days from 9:00 to 17:00 in Amsterdam, as far as two weeks ahead.
import { consultationMinutes } from '#shared/content/figures.ts';

export const officeTimeZone = 'Europe/Amsterdam';
const length = consultationMinutes * 60_000;
const twoWeeks = 14 * 24 * 60 * 60_000;
const officeHour = { timeZone: officeTimeZone, weekday: 'short', hour: '2-digit', hourCycle: 'h23' } as const;
const officeClock = new Intl.DateTimeFormat('en', officeHour);

/** Instants in ISO 8601, UTC. */
export type Slot = { start: string; end: string };

/** Every slot that starts after `now` and within two weeks of it, taken or not. */
export function slotsFrom(now: number): Slot[] {
  const slots: Slot[] = [];
  for (let start = now - (now % length) + length; start < now + twoWeeks; start += length) {
    if (!isOpen(start)) continue;
    slots.push({ start: new Date(start).toISOString(), end: new Date(start + length).toISOString() });
  }
  return slots;
}

function isOpen(instant: number): boolean {
  // As 'Mon 09'.
  const [weekday = '', hour] = officeClock.format(instant).split(/\W+/);
  return !['Sat', 'Sun'].includes(weekday) && Number(hour) >= 9 && Number(hour) < 17;
}
