import { type DeskContextValue, type DeskTexts, useDesk } from './desk-context.ts';
import { Moment } from './moment.tsx';
import type { LeadNotice, LeadRecord } from './records.ts';

type Entry = { key: string; time: string; title: string; author?: string; note?: string };

/** What happened to a lead, from its arrival on. */
export function LeadHistory({ record }: { record: LeadRecord }) {
  const desk = useDesk();
  return (
    <section className="mt-8">
      <h2 className="text-ui font-semibold">{desk.content.lead.history}</h2>
      <ol className="mt-2 border-t border-ink text-ui tabular-nums">
        {entriesOf(record, desk).map(({ key, time, title, author, note }) => (
          <li key={key} className="grid gap-x-6 border-b border-line py-2 sm:grid-cols-[9rem_1fr]">
            <span className="text-mute">
              <Moment time={time} short />
            </span>
            <span className="min-w-0">
              {title}
              {author ? (
                <span className="text-mute">
                  {title ? ', ' : ''}
                  <bdi>{author}</bdi>
                </span>
              ) : null}
              {note ? (
                <span dir="auto" className="mt-1 block max-w-2xl whitespace-pre-wrap wrap-anywhere">
                  {note}
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function entriesOf({ lead, events, notices }: LeadRecord, { content, owners }: DeskContextValue): Entry[] {
  const texts = content.lead;
  const entries: Entry[] = [
    { key: 'received', time: lead.created_at, title: texts.received },
    ...notices.map((notice) => ({
      key: notice.kind,
      time: notice.confirmed_at ?? notice.due_at,
      title: describeNotice(notice, texts),
    })),
    ...events.map(({ id, author, from_status, to_status, note, created_at }) => ({
      key: String(id),
      time: created_at,
      title: from_status && to_status ? `${content.status[from_status]} → ${content.status[to_status]}` : texts.note,
      author: owners.find(({ user_id }) => user_id === author)?.email ?? texts.somebody,
      ...(note && { note }),
    })),
  ];
  return entries.toSorted((one, other) => Date.parse(one.time) - Date.parse(other.time));
}

/** Where there is neither a mailbox nor a webhook, a notice is done without anybody having been told. */
function describeNotice({ kind, told, confirmed_at }: LeadNotice, texts: DeskTexts['lead']): string {
  if (!confirmed_at) return texts.notTold[kind];
  return told.length > 0 ? texts.notices[kind] : texts.nobodyToTell;
}
