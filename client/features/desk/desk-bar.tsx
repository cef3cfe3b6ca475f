import { onlineManager } from '@tanstack/react-query';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { Dialog } from '#client/ui/dialog.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { focusRow, openRow, paletteKey, paletteKeyName, selectSearch, useDeskActions } from './desk-actions.ts';
import { useDesk } from './desk-context.ts';
import { DeskLink } from './desk-link.tsx';
import { later } from './later.ts';
import { nameOfTimeZone } from './moment.tsx';

const tabs = ['today', 'leads', 'conversations', 'person', 'works'] as const;
const parametersOf = (tab: (typeof tabs)[number]) => ({ view: tab === 'today' ? null : tab });

const dialogs = {
  palette: later(async () => (await import('./palette.tsx')).Palette),
  keys: later(async () => (await import('./dialogs.tsx')).KeysDialog),
  password: later(async () => (await import('./dialogs.tsx')).PasswordDialog),
};

/** The ways through the desk, above every view. */
export function DeskBar({ onSignOut }: { onSignOut: () => void }) {
  const { content, language, address, role, go } = useDesk();
  const [dialog, setDialog] = useState<keyof typeof dialogs | null>(null);
  const isOnline = useSyncExternalStore(onlineManager.subscribe, () => navigator.onLine);
  const { navigation } = content;
  // One lead and one conversation belong to the tab of their list.
  const current = { lead: 'leads', conversation: 'conversations' }[address.view as string] ?? address.view;
  useDeskActions({
    ...Object.fromEntries(tabs.map((tab) => [tab, () => go(parametersOf(tab))])),
    ...(address.view !== 'lead' && { next: () => focusRow(1), previous: () => focusRow(-1), open: openRow }),
    ...((address.view === 'leads' || address.view === 'conversations') && { search: selectSearch }),
    palette: () => setDialog('palette'),
    help: () => setDialog('keys'),
    password: () => setDialog('password'),
    signOut: onSignOut,
  });
  const OpenDialog = dialog && dialogs[dialog];
  const close = () => setDialog(null);
  const action = 'min-h-11 border-b-2 border-transparent text-ui text-mute hover:text-ink hover:underline';
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
                  className="inline-flex min-h-11 items-center border-b-2 border-transparent text-ui font-medium text-mute hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
                >
                  {navigation[tab]}
                </DeskLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-wrap items-center gap-x-4 max-md:contents">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-keyshortcuts={paletteKeyName}
            className="flex min-h-9 max-md:mb-1 max-md:min-h-11 grow items-center justify-between gap-4 rounded border border-line bg-card px-3 text-ui text-mute hover:border-ink"
            onClick={() => setDialog('palette')}
          >
            {navigation.palette} <kbd className="font-sans text-sm max-lg:hidden">{paletteKey}</kbd>
          </button>
          <button
            type="button"
            aria-haspopup="dialog"
            className={`${action} max-lg:hidden`}
            onClick={() => setDialog('keys')}
          >
            {navigation.keys} <kbd className="font-sans">?</kbd>
          </button>
          <button
            type="button"
            aria-haspopup="dialog"
            className={`${action} max-lg:hidden`}
            onClick={() => setDialog('password')}
          >
            {navigation.password}
          </button>
          <button type="button" className={`${action} max-md:hidden`} onClick={onSignOut}>
            {navigation.signOut}
          </button>
        </div>
      </div>
      <p className="mt-2 text-right text-sm text-mute">{navigation.times(nameOfTimeZone(language))}</p>
      {isOnline ? null : (
        <p role="status" className="border-b border-line py-2 text-ui text-warning">
          {content.offline}
        </p>
      )}
      {role === 'viewer' ? <p className="border-b border-line py-2 text-ui text-mute">{content.viewer}</p> : null}
      <Suspense fallback={<DialogOnItsWay onClose={close} />}>
        {OpenDialog ? <OpenDialog onClose={close} /> : null}
      </Suspense>
    </>
  );
}

/** Takes the keys that somebody goes on typing: on the page behind it the first of them might change a lead. */
function DialogOnItsWay({ onClose }: { onClose: () => void }) {
  const { content } = useDesk();
  return (
    <Dialog modal className="mx-auto mt-10 bg-paper p-5 text-ink" onClose={onClose}>
      <Spinner label={content.loading} className="size-6" />
    </Dialog>
  );
}
