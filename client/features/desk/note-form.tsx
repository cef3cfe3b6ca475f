import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isComposing } from '#client/ui/is-composing.ts';
import { SmallButton } from '#client/ui/small-button.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { askDesk } from './database.ts';
import { useDeskActions } from './desk-actions.ts';
import { useDesk } from './desk-context.ts';
import { keepDraft, readDraft } from './drafts.ts';
import { useKeepLead } from './queries.ts';

/** As the database has it, in characters. */
const maxLength = 4000;

/** A note is kept as a draft with every letter, until it is in the database. */
export function NoteForm({ leadId }: { leadId: string }) {
  const { content, say, sayFailure } = useDesk();
  const keep = useKeepLead();
  const [note, setNote] = useState(() => readNoteDraft(leadId));
  const field = useRef<HTMLTextAreaElement>(null);
  const begin = () => {
    field.current?.focus({ preventScroll: true });
    // On a phone the actions lie over the lower end of the view.
    field.current?.scrollIntoView({ block: 'center' });
  };
  useDeskActions({ note: begin });
  const texts = content.lead;
  const write = (text: string) => {
    setNote(text);
    keepDraft(leadId, text || undefined);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (p_note: string) => askDesk('add_lead_note', { p_id: leadId, p_note }),
    onSuccess: (record) => {
      write('');
      keep(record);
      say(texts.noteAdded);
    },
    onError: sayFailure,
  });
  const text = note.trim();
  const add = () => {
    if (text && !isPending) mutate(text);
  };
  return (
    <form action={add} className="mt-5 max-w-2xl">
      <TextArea
        ref={field}
        id="lead-note"
        label={texts.note}
        hint={texts.noteHint}
        rows={3}
        maxLength={maxLength}
        aria-keyshortcuts="M"
        value={note}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return;
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <SmallButton type="submit" className="mt-2" aria-disabled={isPending || !text}>
        {isPending ? texts.addingNote : texts.addNote}
      </SmallButton>
    </form>
  );
}

export function readNoteDraft(leadId: string): string {
  const draft = readDraft(leadId);
  return typeof draft === 'string' ? draft : '';
}
