import { readStored, storeChoice } from '#client/state/browser-storage.ts';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { Modal } from '#client/ui/modal.tsx';
import { useDesk } from './desk-context.ts';
import { shortcuts } from './shortcuts.ts';

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { keys } = useDesk().content;
  const lines = Object.entries(shortcuts).flatMap(([key, action]) =>
    action in keys.list ? [[key.toUpperCase(), keys.list[action as keyof typeof keys.list]]] : [],
  );
  return (
    <Modal id="desk-keys" title={keys.title} closeLabel={keys.close} onClose={onClose} onDismiss={onClose}>
      <div className="px-5 py-5 sm:px-8">
        <p className="text-ui text-mute">{keys.introduction}</p>
        <dl className="my-4 border-t border-ink text-ui">
          {[['1–5', keys.list.views], ...lines].map(([key, words]) => (
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
