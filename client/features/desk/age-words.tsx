import type { Lead } from '#shared/desk-records.ts';
import { type Age, ageOf, type Urgency, urgencyOf } from './age.ts';
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
  const words = [urgency !== 'calm' && content.urgency[urgency], isLongest && content.longest]
    .filter(Boolean)
    .join(', ');
  return (
    <span className={lead.status === 'new' ? tones[urgency] : 'text-mute'}>
      <span className="whitespace-nowrap">
        {isLongest ? <span aria-hidden="true" className="mr-2 inline-block size-2 bg-accent" /> : null}
        {describeAge(ageOf(lead.created_at, now), content)}
      </span>
      {words ? <span className="block text-sm">{words}</span> : null}
    </span>
  );
}

export function describeAge({ unit, count }: Age, content: DeskTexts): string {
  return content.age[unit](count);
}
