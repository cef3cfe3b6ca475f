// The consultant's week: half hours on working days from 9:00 to 17:00 in Amsterdam, as far as two weeks ahead, minus what is taken.
import { randomUUID } from 'node:crypto';
import { consultationMinutes } from '#shared/content/figures.ts';

export const officeTimeZone = 'Europe/Amsterdam';
const openingHour = 9;
const closingHour = 17;
const daysAhead = 14;
const minute = 60_000;
const day = 24 * 60 * minute;

/** Instants in ISO 8601, UTC. */
export type Slot = { start: string; end: string };
export type Booking = Slot & { id: string; name: string; email: string };

export type Calendar = ReturnType<typeof createCalendar>;

export function createCalendar(now: () => number) {
  const bookings = new Map<string, Booking>();
  const listFree = () => slotsFrom(now()).filter(({ start }) => !bookings.has(start));
  return {
    listFree,
    /** Null when there is no such slot, or no longer. */
    book({ slot, name, email }: { slot: string; name: string; email: string }): Booking | null {
      const free = listFree().find(({ start }) => start === slot);
      if (!free) return null;
      for (const { start, end } of [...bookings.values()]) if (Date.parse(end) < now() - day) bookings.delete(start);
      const booking = { ...free, id: randomUUID(), name, email };
      bookings.set(free.start, booking);
      return booking;
    },
    findBooking: (id: string): Booking | null => [...bookings.values()].find((booking) => booking.id === id) ?? null,
  };
}

/** Every slot that starts after `now` and within two weeks of it, taken or not. */
export function slotsFrom(now: number): Slot[] {
  const today = officeDate(now);
  const slots: Slot[] = [];
  for (let offset = 0; offset <= daysAhead; offset += 1) {
    const date = new Date(Date.UTC(today.year, today.month - 1, today.day + offset));
    if (date.getUTCDay() === 0 || date.getUTCDay() === 6) continue;
    for (let at = openingHour * 60; at + consultationMinutes <= closingHour * 60; at += consultationMinutes) {
      const start = instantOf(date.getTime() + at * minute);
      if (start <= now || start >= now + daysAhead * day) continue;
      const end = start + consultationMinutes * minute;
      slots.push({ start: new Date(start).toISOString(), end: new Date(end).toISOString() });
    }
  }
  return slots;
}

const officeClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: officeTimeZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

function officeDate(instant: number) {
  const parts = officeClock.formatToParts(instant).map(({ type, value }) => [type, Number(value)] as const);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = Object.fromEntries(parts);
  return { year, month, day, hour, minute };
}

/** The instant at which clocks in the office show what `wallTime` would be in UTC. Clocks never change during working hours. */
function instantOf(wallTime: number): number {
  const shown = officeDate(wallTime);
  const offset = Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute) - wallTime;
  return wallTime - offset;
}
