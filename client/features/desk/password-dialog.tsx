import { type FormEvent, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Modal } from '#client/ui/modal.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { deskAuth } from './auth.ts';
import { useDesk } from './desk-context.ts';

/** Sets a new password for whoever is signed in, also after a sign-in by code because the old one was forgotten. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { content, say } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { password: texts } = content;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setBusy(true);
    setFailed(false);
    const { error } = await deskAuth().updateUser({ password });
    setBusy(false);
    setFailed(error !== null);
    if (error) return;
    say(texts.done);
    onClose();
  };
  return (
    <Modal
      id="desk-password-dialog"
      title={texts.title}
      closeLabel={content.keys.close}
      onClose={onClose}
      onDismiss={onClose}
    >
      <form onSubmit={submit} className="grid gap-5 px-5 py-5 sm:px-8">
        <TextField
          id="desk-new-password"
          label={texts.label}
          hint={texts.hint}
          error={hasFailed ? texts.failure : undefined}
          type="password"
          name="password"
          required
          minLength={12}
          maxLength={72}
          autoComplete="new-password"
        />
        <Button type="submit" busy={isBusy && texts.submitting}>
          {texts.submit}
        </Button>
      </form>
    </Modal>
  );
}
