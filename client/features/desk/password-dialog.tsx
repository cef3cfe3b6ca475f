import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Modal } from '#client/ui/modal.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { deskDatabase } from './database.ts';
import { useDesk } from './desk-context.ts';

/** Sets a new password for whoever is signed in, also after a sign-in by code because the old one was forgotten. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { content, say } = useDesk();
  const { password: texts } = content;
  const { mutate, isPending, data } = useMutation({
    mutationFn: (password: string) => deskDatabase().auth.updateUser({ password }),
    onSuccess: ({ error }) => {
      if (error) return;
      say(texts.done);
      onClose();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(String(new FormData(event.currentTarget).get('password') ?? ''));
  };
  const closing = { closeLabel: content.keys.close, onClose, onDismiss: onClose };
  return (
    <Modal id="desk-password-dialog" title={texts.title} {...closing}>
      <form onSubmit={submit} className="grid gap-5 px-5 py-5 sm:px-8">
        <TextField
          id="desk-new-password"
          label={texts.label}
          hint={texts.hint}
          error={data?.error ? texts.failure : undefined}
          type="password"
          name="password"
          required
          minLength={12}
          maxLength={72}
          autoComplete="new-password"
        />
        <Button type="submit" busy={isPending && texts.submitting}>
          {texts.submit}
        </Button>
      </form>
    </Modal>
  );
}
