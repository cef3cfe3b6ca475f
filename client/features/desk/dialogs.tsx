import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { readStored, storeChoice } from '#client/state/browser-storage.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { Modal } from '#client/ui/modal.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { deskDatabase } from './database.ts';
import { paletteKey, shownKey } from './desk-actions.ts';
import { useDesk } from './desk-context.ts';
import { useDialogTexts } from './dialog-texts.ts';

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { keys, close } = useDialogTexts();
  const { views, palette, ...actions } = keys.list;
  const lines = (Object.keys(actions) as (keyof typeof actions)[]).map((action) => [shownKey(action), actions[action]]);
  return (
    <Modal id="desk-keys" title={keys.title} closeLabel={close} onClose={onClose}>
      <div className="px-5 py-5 sm:px-8">
        <p className="text-ui text-mute">{keys.introduction}</p>
        <dl className="my-4 border-t border-ink text-ui">
          {[[paletteKey, palette], ['1-5', views], ...lines].map(([key, words]) => (
            <div key={key} className="grid grid-cols-[4rem_1fr] border-b border-line py-1.5">
              <dt>
                <kbd className="font-sans font-semibold">{key}</kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          id="desk-shortcuts"
          label={keys.switch}
          hint={keys.switchHint}
          defaultChecked={readStored('localStorage', 'deskShortcuts') !== 'off'}
          onChange={(isOn) => storeChoice('deskShortcuts', isOn ? null : '"off"')}
        />
      </div>
    </Modal>
  );
}

/** Sets a new password for whoever is signed in, also after a sign-in by code because the old one was forgotten. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { say } = useDesk();
  const { password: texts, close } = useDialogTexts();
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
    mutate(String(new FormData(event.currentTarget).get('password') ?? ''));
  };
  return (
    <Modal id="desk-password-dialog" title={texts.title} closeLabel={close} onClose={onClose}>
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
