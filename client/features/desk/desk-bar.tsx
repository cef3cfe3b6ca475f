import { onlineManager } from '@tanstack/react-query';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { useDesk } from './desk-context.ts';
import { DeskLink } from './desk-link.tsx';
import { later } from './later.ts';
import { focusRow, openRow, selectSearch, useShortcuts } from './shortcuts.ts';

const tabs = ['today', 'leads', 'conversations', 'person', 'works'] as const;
const parametersOf = (tab: (typeof tabs)[number]) => ({ view: tab === 'today' ? null : tab });

const dialogs = {
  keys: later(async () => (await import('./dialogs.tsx')).KeysDialog),
  password: later(async () => (await import('./dialogs.tsx')).PasswordDialog),
};

/** The ways through the desk, above every view. */
export function DeskBar({ onSignOut }: { onSignOut: () => void }) {
  const { content, address, role, go } = useDesk();
  const [dialog, setDialog] = useState<keyof typeof dialogs | null>(null);
  const isOnline = useSyncExternalStore(onlineManager.subscribe, () => navigator.onLine);
  const { navigation } = content;
  // One lead and one conversation belong to the tab of their list.
  const current = { lead: 'leads', conversation: 'conversations' }[address.view as string] ?? address.view;
  useShortcuts({
    ...Object.fromEntries(tabs.map((tab) => [tab, () => go(parametersOf(tab))])),
    ...(address.view !== 'lead' && { next: () => focusRow(1), previous: () => focusRow(-1), open: openRow }),
    ...((address.view === 'leads' || address.view === 'conversations') && { search: selectSearch }),
    help: () => setDialog('keys'),
  });
  const Dialog = dialog && dialogs[dialog];
  const action = 'min-h-10 border-b-2 border-transparent text-ui text-mute hover:text-ink hover:underline';
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 border-b border-line md:justify-between">
        <nav aria-label={navigation.label} className="max-md:contents">
          <ul className="flex flex-wrap gap-x-4 max-md:contents">
            {tabs.map((tab) => (
              <li key={tab}>
                <DeskLink
                  to={parametersOf(tab)}
                  aria-current={current === tab ? 'page' : undefined}
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
      <Suspense>{Dialog ? <Dialog onClose={() => setDialog(null)} /> : null}</Suspense>
    </>
  );
}
