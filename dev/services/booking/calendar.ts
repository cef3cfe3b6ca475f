// The consultant's week: half hours on working days from 9:00 to 17:00 in Amsterdam, as far as two weeks ahead, minus what is taken.
import { randomUUID } from 'node:crypto';
import { consultationMinutes } from '#shared/content/figures.ts';

export const officeTimeZone = 'Europe/Amsterdam';
const hour = 60 * 60_000;
const day = 24 * hour;
const opening = 9 * hour;
const closing = 17 * hour;
const daysAhead = 14;
const length = consultationMinutes * 60_000;

/** Instants in ISO 8601, UTC. */
export type Slot = { start: string; end: string };
export type Booking = Slot & { id: string; name: string; email: string };

export type Calendar = ReturnType<typeof createCalendar>;

export function createCalendar(now: () => number) {
  const bookings: Booking[] = [];
  const isTaken = ({ start }: Slot) => bookings.some((booking) => booking.start === start);
  const listFree = () => slotsFrom(now()).filter((slot) => !isTaken(slot));
  return {
    listFree,
    /** Null when there is no such slot, or no longer. */
    book({ slot, ...visitor }: { slot: string; name: string; email: string }): Booking | null {
      const free = listFree().find(({ start }) => start === slot);
      if (!free) return null;
      const booking = { ...free, ...visitor, id: randomUUID() };
      bookings.push(booking);
      return booking;
    },
    findBooking: (id: string): Booking | null => bookings.find((booking) => booking.id === id) ?? null,
  };
}

/** Every slot that starts after `now` and within two weeks of it, taken or not. */
export function slotsFrom(now: number): Slot[] {
  const slots: Slot[] = [];
  for (let offset = 0; offset <= daysAhead; offset += 1) {
    const { midnight, isWeekend } = officeDay(now + offset * day);
    if (isWeekend) continue;
    for (let start = midnight + opening; start + length <= midnight + closing; start += length) {
      if (start <= now || start >= now + daysAhead * day) continue;
      slots.push({ start: new Date(start).toISOString(), end: new Date(start + length).toISOString() });
    }
  }
  return slots;
}

/** Of the day that it is in the office at an instant. Clocks change on Sundays, so a working day has one offset from UTC. */
function officeDay(instant: number): { midnight: number; isWeekend: boolean } {
  // Swedish writes a time almost as ISO 8601 does: 2026-11-23 09:00:00.
  const shown = new Date(instant).toLocaleString('sv-SE', { timeZone: officeTimeZone });
  const [date = '', time] = shown.split(' ');
  const offset = Date.parse(`${date}T${time}Z`) - (instant - (instant % 1000));
  return { midnight: Date.parse(date) - offset, isWeekend: [0, 6].includes(new Date(date).getUTCDay()) };
}
