import { type FormEvent, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Modal } from '#client/ui/modal.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { DeskFailureCode } from './ask-desk.ts';
import { useDesk } from './desk-context.ts';
import { erasePerson } from './person-records.ts';

type EraseDialogProps = { subject: string; onClose: () => void; onErased: (rows: number) => void };

/** Erases only after the address or session was typed once more. */
export function EraseDialog({ subject, onClose, onErased }: EraseDialogProps) {
  const { content, ask } = useDesk();
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<DeskFailureCode | null>(null);
  const { person: texts } = content;
  const isSame = typed.trim().toLowerCase() === subject.toLowerCase();
  const erase = async (event: FormEvent) => {
    event.preventDefault();
    if (!isSame || isBusy) return;
    setBusy(true);
    setFailure(null);
    const answer = await erasePerson(ask, subject);
    setBusy(false);
    if (answer.ok) onErased(answer.data);
    else setFailure(answer.code);
  };
  return (
    <Modal id="desk-erase" title={texts.eraseTitle} closeLabel={texts.cancel} onClose={onClose} onDismiss={onClose}>
      <form onSubmit={erase} className="grid gap-5 px-5 py-5 sm:px-8">
        <p>{texts.eraseText}</p>
        <TextField
          id="desk-erase-subject"
          label={texts.typeAgain}
          hint={texts.typeAgainHint(subject)}
          error={failure ? content.failures[failure] : undefined}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={!isSame} busy={isBusy && texts.erasing}>
            {texts.eraseSubmit}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
