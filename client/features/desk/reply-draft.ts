import { keepDraft, readDraft } from './drafts.ts';

export type ReplyDraft = {
  subject: string;
  body: string;
  /** Made when it is sent. The same words go out under the same id, so that an answer that was lost makes no second mail. */
  id?: string;
};

const nameOf = (leadId: string) => `reply:${leadId}`;

/** Null when nobody is writing to this lead. */
export function readReplyDraft(leadId: string): ReplyDraft | null {
  const { subject, body, id } = Object(readDraft(nameOf(leadId))) as Record<string, unknown>;
  if (typeof subject !== 'string' || typeof body !== 'string') return null;
  return { subject, body, ...(typeof id === 'string' && { id }) };
}

/** Null drops it. */
export function keepReplyDraft(leadId: string, draft: ReplyDraft | null): void {
  keepDraft(nameOf(leadId), draft ?? undefined);
}
