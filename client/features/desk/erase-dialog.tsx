import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Modal } from '#client/ui/modal.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { askDesk } from './database.ts';
import { useDesk } from './desk-context.ts';

type EraseDialogProps = { subject: string; onClose: () => void; onErased: (rows: number) => void };

/** Erases only after the address or session was typed once more. */
export function EraseDialog({ subject, onClose, onErased }: EraseDialogProps) {
  const { content } = useDesk();
  const [typed, setTyped] = useState('');
  const { person: texts } = content;
  const isSame = typed.trim().toLowerCase() === subject.toLowerCase();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      subject.includes('@')
        ? askDesk('erase_person', { p_email: subject })
        : askDesk('erase_conversation', { p_conversation: subject }),
    onSuccess: onErased,
  });
  const erase = (event: FormEvent) => {
    event.preventDefault();
    if (isSame && !isPending) mutate();
  };
  return (
    <Modal id="desk-erase" title={texts.eraseTitle} closeLabel={texts.cancel} onClose={onClose} onDismiss={onClose}>
      <form onSubmit={erase} className="grid gap-5 px-5 py-5 sm:px-8">
        <p>{texts.eraseText}</p>
        <TextField
          id="desk-erase-subject"
          label={texts.typeAgain}
          hint={texts.typeAgainHint(subject)}
          error={error ? content.failures[error.code] : undefined}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={!isSame} busy={isPending && texts.erasing}>
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
