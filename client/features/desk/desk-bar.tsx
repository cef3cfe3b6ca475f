import { useState, useSyncExternalStore } from 'react';
import { type DeskView, deskPath } from './desk-address.ts';
import { useDesk } from './desk-context.ts';
import { DeskLink } from './desk-link.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { focusRow, openRow, useShortcuts } from './use-shortcuts.ts';

const tabs = ['today', 'leads', 'conversations', 'person', 'works'] as const;
/** The tab that a view belongs to. */
const tabOf: Record<DeskView, (typeof tabs)[number]> = {
  today: 'today',
  leads: 'leads',
  lead: 'leads',
  conversations: 'conversations',
  conversation: 'conversations',
  person: 'person',
  works: 'works',
};

/** The ways through the desk, above every view. */
export function DeskBar({ onSignOut }: { onSignOut: () => void }) {
  const { content, language, address, role, go } = useDesk();
  const [dialog, setDialog] = useState<'keys' | 'password' | null>(null);
  const isOnline = useOnline();
  const { navigation } = content;
  const pathOf = (tab: (typeof tabs)[number]) => deskPath(language, { view: tab === 'today' ? null : tab });
  useShortcuts({
    today: () => go(pathOf('today')),
    leads: () => go(pathOf('leads')),
    conversations: () => go(pathOf('conversations')),
    person: () => go(pathOf('person')),
    works: () => go(pathOf('works')),
    ...(address.view !== 'lead' && { next: () => focusRow(1), previous: () => focusRow(-1), open: openRow }),
    help: () => setDialog('keys'),
  });
  const action = 'min-h-10 border-b-2 border-transparent text-ui text-mute hover:text-ink hover:underline';
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 border-b border-line md:justify-between">
        <nav aria-label={navigation.label} className="max-md:contents">
          <ul className="flex flex-wrap gap-x-4 max-md:contents">
            {tabs.map((tab) => (
              <li key={tab}>
                <DeskLink
                  href={pathOf(tab)}
                  aria-current={tabOf[address.view] === tab ? 'page' : undefined}
                  className="inline-flex min-h-10 items-center border-b-2 border-transparent text-ui font-medium text-mute hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
                >
                  {navigation[tab]}
                </DeskLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-wrap gap-x-4 max-md:contents">
          <button
            type="button"
            aria-haspopup="dialog"
            className={`${action} max-md:hidden`}
            onClick={() => setDialog('keys')}
          >
            {navigation.keys} <kbd className="font-sans">?</kbd>
          </button>
          <button type="button" aria-haspopup="dialog" className={action} onClick={() => setDialog('password')}>
            {content.password.open}
          </button>
          <button type="button" className={action} onClick={onSignOut}>
            {navigation.signOut}
          </button>
        </div>
      </div>
      {isOnline ? null : (
        <p role="status" className="border-b border-line py-2 text-ui text-warning">
          {content.offline}
        </p>
      )}
      {role === 'viewer' ? <p className="border-b border-line py-2 text-ui text-mute">{content.viewer}</p> : null}
      {dialog === 'keys' ? <KeysDialog onClose={() => setDialog(null)} /> : null}
      {dialog === 'password' ? <PasswordDialog onClose={() => setDialog(null)} /> : null}
    </>
  );
}

function useOnline(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      addEventListener('online', onChange);
      addEventListener('offline', onChange);
      return () => {
        removeEventListener('online', onChange);
        removeEventListener('offline', onChange);
      };
    },
    () => navigator.onLine,
  );
}
