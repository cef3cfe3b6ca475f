import { replyHours } from '#shared/content/figures.ts';
import type { LeadStatus } from '#shared/desk-records.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The time within which an answer is promised, and the age from which a lead stands out, in ms. */
const promised = replyHours * hour;
const soon = 12 * hour;

export type Age = { unit: 'minutes' | 'hours' | 'days'; count: number };

/** In whole units, the largest that says enough: 59 minutes, 47 hours, 2 days. */
export function ageOf(since: string, now: number): Age {
  return lengthOf(Math.max(0, now - Date.parse(since)));
}

/** What is left of the promised time; null when it is over. */
export function timeLeft(since: string, now: number): Age | null {
  const left = Date.parse(since) + promised - now;
  return left > 0 ? lengthOf(left) : null;
}

function lengthOf(time: number): Age {
  if (time < hour) return { unit: 'minutes', count: Math.floor(time / minute) };
  if (time < 2 * day) return { unit: 'hours', count: Math.floor(time / hour) };
  return { unit: 'days', count: Math.floor(time / day) };
}

export type Urgency = 'calm' | 'soon' | 'late';

/** Only a lead that nobody has answered is urgent. */
export function urgencyOf({ status, created_at }: { status: LeadStatus; created_at: string }, now: number): Urgency {
  const age = now - Date.parse(created_at);
  if (status !== 'new' || age < soon) return 'calm';
  return age < promised ? 'soon' : 'late';
}
