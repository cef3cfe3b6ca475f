import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LeadRecord } from '#shared/desk-records.ts';
import { askDesk } from './database.ts';
import { useDesk } from './desk-context.ts';
import { useKeepLead } from './queries.ts';
import { keepReplyDraft, readReplyDraft } from './reply-draft.ts';
import { useReplyTexts } from './reply-texts.ts';

/** In ms: a reply that goes out in a moment is looked at more often than one that has to wait. */
const [soon, later] = [3000, 30_000];

/** How soon a lead is to be asked for again, so that its history says what became of a reply; false when nothing is on its way. */
export function replyInterval(record: LeadRecord | null | undefined): number | false {
  const open =
    record?.replies.filter(({ sent_at, failed_at, undone_at }) => !sent_at && !failed_at && !undone_at) ?? [];
  if (open.length === 0) return false;
  return open.some(({ last_error }) => !last_error) ? soon : later;
}

/** Takes a reply back, as long as nobody has claimed it. Its words are the draft again, unless another one has been begun. */
export function useTakeBack(leadId: string, onTakenBack: () => void) {
  const { say, sayFailure } = useDesk();
  const texts = useReplyTexts();
  const client = useQueryClient();
  const keep = useKeepLead();
  return useMutation({
    mutationFn: (id: string) => askDesk('undo_lead_reply', { p_id: id }),
    onSuccess: (record, id) => {
      keep(record);
      const reply = record.replies.find((each) => each.id === id);
      if (!reply || readReplyDraft(leadId)) return say(texts.states.undone);
      keepReplyDraft(leadId, { subject: reply.subject, body: reply.body });
      say(texts.takenBack);
      onTakenBack();
    },
    onError: (failure) => {
      client.invalidateQueries({ queryKey: ['get_lead'] });
      if (failure.code === 'conflict') say(texts.tooLate, 'error');
      else sayFailure(failure);
    },
  });
}

/** Makes a reply due at once that could not be sent. */
export function useTryAgain() {
  const { say, sayFailure } = useDesk();
  const texts = useReplyTexts();
  const keep = useKeepLead();
  return useMutation({
    mutationFn: (id: string) => askDesk('retry_lead_reply', { p_id: id }),
    onSuccess: (record) => {
      keep(record);
      say(texts.tryingAgain);
    },
    onError: sayFailure,
  });
}
