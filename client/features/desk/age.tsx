import { replyHours } from '#shared/content/figures.ts';
import type { Lead, LeadStatus } from '#shared/desk-records.ts';
import { type DeskTexts, useDesk } from './desk-context.ts';

const tones: Record<Urgency, string> = { calm: '', soon: 'font-medium text-warning', late: 'font-medium text-error' };

type AgeWordsProps = {
  lead: Pick<Lead, 'status' | 'created_at'>;
  /** Nobody waits longer: the one place of the accent. */
  isLongest?: boolean;
};

/** The age of a lead, and in words whether it waits for too long. */
export function AgeWords({ lead, isLongest = false }: AgeWordsProps) {
  const { content, now } = useDesk();
  const urgency = urgencyOf(lead, now);
  return (
    <span className={lead.status === 'new' ? tones[urgency] : 'text-mute'}>
      <span className="whitespace-nowrap">
        {isLongest ? <span aria-hidden="true" className="mr-2 inline-block size-2 bg-accent" /> : null}
        {describeAge(ageOf(lead.created_at, now), content)}
      </span>
      {urgency === 'calm' ? null : <span className="text-sm">, {content.urgency[urgency]}</span>}
      {isLongest ? <span className="sr-only">, {content.longest}</span> : null}
    </span>
  );
}

export function describeAge({ unit, count }: Age, content: DeskTexts): string {
  return content.age[unit](count);
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The time within which an answer is promised, and the age from which a lead stands out, in ms. */
const promised = replyHours * hour;
const soon = 12 * hour;

type Age = { unit: 'minutes' | 'hours' | 'days'; count: number };

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

type Urgency = 'calm' | 'soon' | 'late';

/** Only a lead that nobody has answered is urgent. */
export function urgencyOf({ status, created_at }: { status: LeadStatus; created_at: string }, now: number): Urgency {
  const age = now - Date.parse(created_at);
  if (status !== 'new' || age < soon) return 'calm';
  return age < promised ? 'soon' : 'late';
}
