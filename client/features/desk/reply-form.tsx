import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { pageDataAtom } from '#client/state/page-data.ts';
import { isComposing } from '#client/ui/is-composing.ts';
import { RecordSection } from '#client/ui/record-section.tsx';
import { Select } from '#client/ui/select.tsx';
import { SmallButton } from '#client/ui/small-button.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { contactForm as englishForm } from '#shared/content/en/contact-form.ts';
import { contactForm as dutchForm } from '#shared/content/nl/contact-form.ts';
import { type Lead, type LeadRecord, replyLimits } from '#shared/desk-records.ts';
import { askDesk } from './database.ts';
import { useDesk } from './desk-context.ts';
import { useKeepLead } from './queries.ts';
import { keepReplyDraft, type ReplyDraft, readReplyDraft } from './reply-draft.ts';
import {
  beginLetter,
  fillTemplate,
  insertTemplate,
  startOfWriting,
  type TemplateId,
  templateIds,
} from './reply-letter.ts';
import { useReplyTexts } from './reply-texts.ts';

type ReplyFormProps = {
  record: LeadRecord;
  /** Whether somebody has asked for it; else it is open because a draft was kept. */
  takesFocus: boolean;
  onSent: (replyId: string) => void;
  onDiscard: () => void;
};

/** A mail to the lead. It is kept as a draft with every letter, until it is in the database. */
export function ReplyForm({ record, takesFocus, onSent, onDiscard }: ReplyFormProps) {
  const { lead, replies } = record;
  const texts = useReplyTexts();
  const [draft, setDraft] = useState<ReplyDraft>(() => readReplyDraft(lead.id) ?? beginLetter(lead, replies));
  const keepDraft = (next: ReplyDraft) => {
    setDraft(next);
    keepReplyDraft(lead.id, next);
  };
  // Other words are another mail, so they get another id.
  const write = ({ subject = draft.subject, body = draft.body }: Partial<ReplyDraft>) => keepDraft({ subject, body });
  const { send, isSending, canSend } = useSending(lead.id, draft, keepDraft, onSent);
  const bodyField = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const field = bodyField.current;
    if (!field) return;
    const place = startOfWriting(field.value);
    field.setSelectionRange(place, place);
    if (takesFocus) field.focus();
  }, [takesFocus]);
  const templates = useTemplates(lead);
  const discard = () => {
    keepReplyDraft(lead.id, null);
    onDiscard();
  };
  const keyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
    if (event.key === 'Escape') event.currentTarget.blur();
  };
  return (
    <RecordSection id="lead-reply" title={texts.title} className="mt-6">
      <form action={send} className="grid max-w-2xl gap-4 border-t border-ink pt-3">
        <p className="text-ui wrap-anywhere text-mute">{texts.to(lead.email)}</p>
        <Select
          id="reply-template"
          label={texts.template}
          emptyOption={texts.noTemplate}
          options={templateIds.map((id) => ({ value: id, label: texts.templates[id] }))}
          value={templateIds.find((id) => draft.body.includes(templates[id])) ?? ''}
          onChange={({ target: { value } }) => {
            const id = templateIds.find((each) => each === value);
            const place = bodyField.current?.selectionStart ?? draft.body.length;
            if (id) write({ body: insertTemplate(draft.body, templates, id, place) });
          }}
        />
        <TextField
          id="reply-subject"
          label={texts.subject}
          maxLength={replyLimits.subject}
          value={draft.subject}
          onChange={({ target }) => write({ subject: target.value })}
        />
        <TextArea
          ref={bodyField}
          id="reply-body"
          label={texts.body}
          hint={texts.bodyHint}
          rows={14}
          maxLength={replyLimits.body}
          value={draft.body}
          onChange={({ target }) => write({ body: target.value })}
          onKeyDown={keyDown}
        />
        <div className="flex flex-wrap gap-2">
          <SmallButton type="submit" aria-disabled={isSending || !canSend}>
            {isSending ? texts.sending : texts.send}
          </SmallButton>
          <SmallButton onClick={discard}>{texts.discard}</SmallButton>
        </div>
      </form>
    </RecordSection>
  );
}

/** All templates, with what this visitor wrote and asked for. */
function useTemplates(lead: Lead): Record<TemplateId, string> {
  const { booking } = useAtomValue(pageDataAtom);
  const services = { en: englishForm, nl: dutchForm }[lead.language].serviceOptions;
  const service = services.find(({ value }) => value === lead.service)?.label ?? lead.service;
  const fill = (id: TemplateId) => fillTemplate(id, lead, service, booking.pageUrl[lead.language]);
  return Object.fromEntries(templateIds.map((id) => [id, fill(id)])) as Record<TemplateId, string>;
}

function useSending(
  leadId: string,
  draft: ReplyDraft,
  keepDraft: (draft: ReplyDraft) => void,
  onSent: (replyId: string) => void,
) {
  const { say, sayFailure } = useDesk();
  const texts = useReplyTexts();
  const keep = useKeepLead();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, subject, body }: ReplyDraft & { id: string }) =>
      askDesk('send_lead_reply', { p_id: id, p_submission_id: leadId, p_subject: subject, p_body: body }),
    onSuccess: (record, { id }) => {
      keepReplyDraft(leadId, null);
      keep(record);
      onSent(id);
    },
    onError: (failure, { subject, body }) => {
      if (failure.code !== 'conflict') return sayFailure(failure);
      keepDraft({ subject, body });
      say(texts.otherWords, 'error');
    },
  });
  const subject = draft.subject.replace(/\s+/g, ' ').trim();
  const canSend = subject !== '' && draft.body.trim() !== '';
  const send = () => {
    if (!canSend || isPending) return;
    const id = draft.id ?? crypto.randomUUID();
    keepDraft({ ...draft, id });
    mutate({ id, subject, body: draft.body.trim() });
  };
  return { send, canSend, isSending: isPending };
}
