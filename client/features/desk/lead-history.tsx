import type { ReactNode } from 'react';
import { RecordSection } from '#client/ui/record-section.tsx';
import { SmallButton } from '#client/ui/small-button.tsx';
import type { LeadNotice, LeadRecord, LeadReply } from '#shared/desk-records.ts';
import { type DeskTexts, useDesk } from './desk-context.ts';
import { Moment } from './moment.tsx';
import { type ReplyTexts, useReplyTexts } from './reply-texts.ts';
import { useTakeBack, useTryAgain } from './use-replies.ts';

type Entry = {
  key: string | number;
  time: string;
  title: string;
  author?: string;
  note?: string | null;
  more?: ReactNode;
};

/** What happened to a lead, from its arrival on. `onTakenBack`: a reply is a draft again. */
export function LeadHistory({ record, onTakenBack }: { record: LeadRecord; onTakenBack: () => void }) {
  const { content, emailOf } = useDesk();
  const replyTexts = useReplyTexts();
  const { lead, events, notices, replies } = record;
  const texts = content.lead;
  const nameOf = (author: string | null) => emailOf(author) ?? texts.somebody;
  const entries: Entry[] = [
    { key: 'received', time: lead.created_at, title: texts.received },
    ...notices.map((notice) => ({
      key: notice.kind,
      time: notice.confirmed_at ?? notice.due_at,
      title: describeNotice(notice, texts),
    })),
    ...events.map(({ id, author, from_status, to_status, note, created_at }) => ({
      key: id,
      time: created_at,
      title: from_status && to_status ? `${content.status[from_status]} → ${content.status[to_status]}` : texts.note,
      author: nameOf(author),
      note,
    })),
    ...replies.map((reply) => ({
      key: reply.id,
      time: reply.sent_at ?? reply.undone_at ?? reply.failed_at ?? reply.created_at,
      title: replyTexts.states[stateOf(reply)],
      author: nameOf(reply.author),
      more: <ReplyDetails {...{ reply, leadId: lead.id, onTakenBack }} />,
    })),
  ];
  entries.sort((one, other) => Date.parse(one.time) - Date.parse(other.time));
  return (
    <RecordSection id="lead-history" title={texts.history} className="mt-8">
      <ol className="border-t border-ink text-ui tabular-nums">
        {entries.map(({ key, time, title, author, note, more }) => (
          <li key={key} className="grid gap-x-6 border-b border-line py-2 sm:grid-cols-[10rem_1fr]">
            <span className="text-mute">
              <Moment time={time} short />
            </span>
            <div className="min-w-0">
              {title}
              {author ? (
                <span className="text-mute">
                  , <bdi>{author}</bdi>
                </span>
              ) : null}
              {note ? (
                <span dir="auto" className="mt-1 block max-w-2xl whitespace-pre-wrap wrap-anywhere">
                  {note}
                </span>
              ) : null}
              {more}
            </div>
          </li>
        ))}
      </ol>
    </RecordSection>
  );
}

/** Where there is neither a mailbox nor a webhook, a notice is done without anybody having been told. */
function describeNotice({ kind, told, confirmed_at }: LeadNotice, texts: DeskTexts['lead']): string {
  if (!confirmed_at) return texts.notTold[kind];
  return told.length > 0 ? texts.notices[kind] : texts.nobodyToTell;
}

function stateOf({ sent_at, undone_at, failed_at, last_error }: LeadReply): keyof ReplyTexts['states'] {
  if (sent_at) return 'sent';
  if (undone_at) return 'undone';
  if (failed_at) return 'failed';
  return last_error ? 'delayed' : 'waiting';
}

/** The words of a reply, and what can still be done about it. */
function ReplyDetails({ reply, leadId, onTakenBack }: { reply: LeadReply; leadId: string; onTakenBack: () => void }) {
  const { role } = useDesk();
  const texts = useReplyTexts();
  const takeBack = useTakeBack(leadId, onTakenBack);
  const tryAgain = useTryAgain();
  const state = stateOf(reply);
  const isOwner = role === 'owner';
  return (
    <>
      {reply.last_error ? (
        <span className="mt-1 block text-error">{texts.reason(describeReason(reply.last_error, texts))}</span>
      ) : null}
      <details className="mt-1 max-w-2xl">
        <summary className="cursor-pointer wrap-anywhere">
          <bdi>{reply.subject}</bdi>
        </summary>
        <span dir="auto" className="mt-1 block whitespace-pre-wrap wrap-anywhere">
          {reply.body}
        </span>
      </details>
      {isOwner && (state === 'failed' || state === 'delayed') ? (
        <SmallButton className="mt-2" aria-disabled={tryAgain.isPending} onClick={() => tryAgain.mutate(reply.id)}>
          {texts.tryAgain}
        </SmallButton>
      ) : null}
      {isOwner && state === 'waiting' ? (
        <SmallButton className="mt-2" aria-disabled={takeBack.isPending} onClick={() => takeBack.mutate(reply.id)}>
          {texts.takeBack}
        </SmallButton>
      ) : null}
    </>
  );
}

/** Our own reasons by their name, the mail service's by what its codes are about. */
function describeReason(reason: string, { reasons }: ReplyTexts): string {
  if (reason === 'address' || reason === 'not_configured') return reasons[reason];
  if (reason.startsWith('E_RECIPIENT')) return reasons.recipient;
  if (reason.startsWith('E_SENDER')) return reasons.sender;
  if (reason.startsWith('No answer')) return reasons.slow;
  if (/^E_(RATE|DAILY)_LIMIT/.test(reason)) return reasons.limit;
  return reasons.other(reason);
}
