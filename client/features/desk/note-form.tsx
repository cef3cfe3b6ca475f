import { type FormEvent, useRef, useState } from 'react';
import { isComposing } from '#client/ui/is-composing.ts';
import { DeskButton } from './desk-button.tsx';
import { useDesk } from './desk-context.ts';
import { keepNoteDraft, readNoteDraft } from './note-drafts.ts';
import type { LeadRecord } from './records.ts';
import { useShortcuts } from './use-shortcuts.ts';

type NoteFormProps = { leadId: string; onAdded: (record: LeadRecord) => void };

/** As the database has it, in characters. */
const maxLength = 4000;

/** A note is kept as a draft with every letter, until it is in the database. */
export function NoteForm({ leadId, onAdded }: NoteFormProps) {
  const { content, ask, say } = useDesk();
  const [note, setNote] = useState(() => readNoteDraft(leadId));
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useShortcuts({ note: () => field.current?.focus() });
  const texts = content.lead;
  const write = (text: string) => {
    setNote(text);
    keepNoteDraft(leadId, text);
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const text = note.trim();
    if (!text || isBusy) return;
    setBusy(true);
    const answer = await ask('add_lead_note', { p_id: leadId, p_note: text });
    setBusy(false);
    if (!answer.ok) return say(content.failures[answer.code], 'error');
    write('');
    onAdded(answer.data);
    say(texts.noteAdded);
  };
  return (
    <form onSubmit={add} className="mt-5 max-w-2xl">
      <label htmlFor="lead-note" className="text-ui font-semibold">
        {texts.note}
      </label>
      <textarea
        ref={field}
        id="lead-note"
        rows={3}
        maxLength={maxLength}
        aria-describedby="lead-note-hint"
        aria-keyshortcuts="M"
        value={note}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return;
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
        className="mt-2 block w-full rounded border border-field bg-card px-3 py-2 hover:border-ink"
      />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p id="lead-note-hint" className="text-sm text-mute">
          {texts.noteHint}
        </p>
        <DeskButton type="submit" aria-disabled={isBusy || !note.trim()}>
          {isBusy ? texts.addingNote : texts.addNote}
        </DeskButton>
      </div>
    </form>
  );
}
