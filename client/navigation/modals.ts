// Which modal is open, and from where. An open modal is an entry of the tab's history with the page's own address and the modal in its
// state: Back closes it, and closing it in any other way goes back.
import { atom, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { recordEvent } from '#client/record-event.ts';
import { parseSource } from '#shared/source.ts';
import { keepScrollPosition } from './scroll-positions.ts';

/** Somebody whose contact request has just been stored. */
export type StoredLead = { submissionId: string; name: string; email: string };

export type Modal =
  | {
      id: 'contact';
      source: string;
      /** It was opened to book a meeting. */
      prefersMeeting: boolean;
    }
  | {
      id: 'scheduling';
      source: string;
      lead?: StoredLead;
      /** However it was closed; focus is then back where it was. */
      onClosed?: () => void;
    };

export type ModalId = Modal['id'];

/** What the state of a modal's entry says; `openedAt` is the address of the entry below. */
type ModalEntry = { modal: ModalId; source: string; prefersMeeting: boolean; openedAt: string };

const shownModalAtom = atom<Modal | null>(null);
const routerAtom = atom<{ navigate: NavigateFunction } | null>(null);

export const modalAtom = atom((get) => get(shownModalAtom));

/** The way back from a modal's entry: a traversal of the history takes a moment. */
let leaving: Promise<void> | undefined;

/** Takes the place of the modal that is open, if one is. */
export const openModalAtom = atom(null, async (get, set, modal: Modal) => {
  await leaving;
  const entry = findModalEntry();
  const replace = get(shownModalAtom) !== null && entry !== null;
  const state: ModalEntry = {
    modal: modal.id,
    source: modal.source,
    prefersMeeting: modal.id === 'contact' && modal.prefersMeeting,
    openedAt: entry?.openedAt ?? currentAddress(),
  };
  keepScrollPosition();
  set(shownModalAtom, modal);
  recordEvent('modal_opened', modal.id);
  get(routerAtom)?.navigate(currentAddress() + location.hash, { replace, state });
});

/** Resolves when the history is back where it was. */
export const closeModalAtom = atom(null, async (get, set) => {
  const navigate = get(routerAtom)?.navigate;
  const entry = findModalEntry();
  if (!get(shownModalAtom)) return;
  set(shownModalAtom, null);
  if (!entry || !navigate) return;
  // The entry below shows the other language if the switch was used meanwhile.
  if (entry.openedAt !== currentAddress()) return navigate(currentAddress() + location.hash, { replace: true });
  leaving = new Promise((resolve) => addEventListener('popstate', () => resolve(), { once: true }));
  navigate(-1);
  await leaving;
});

/** Out of the way of the page that a link in the modal leads to; Back brings it back. */
export const leaveModalAtom = atom(null, (_, set) => set(shownModalAtom, null));

/** Shows what the history says: after Back, Forward and a reload. */
const followEntryAtom = atom(null, (get, set) => {
  const entry = findModalEntry();
  if ((get(shownModalAtom)?.id ?? null) === (entry?.modal ?? null)) return;
  set(
    shownModalAtom,
    entry && { id: entry.modal, source: parseSource(entry.source), prefersMeeting: entry.prefersMeeting === true },
  );
});

/** Keeps the modal and the history in step. */
export function useModalHistory(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const setRouter = useSetAtom(routerAtom);
  const followEntry = useSetAtom(followEntryAtom);
  useLayoutEffect(() => setRouter({ navigate }), [setRouter, navigate]);
  // Each location has an entry of its own.
  useEffect(followEntry, [location, followEntry]);
  useEffect(() => {
    addEventListener('popstate', followEntry);
    return () => removeEventListener('popstate', followEntry);
  }, [followEntry]);
}

/** Of the entry that the address bar shows: the router may still be on its way there. */
function findModalEntry(): ModalEntry | null {
  const { modal, source, prefersMeeting, openedAt } = history.state?.usr ?? {};
  return modal === 'contact' || modal === 'scheduling' ? { modal, source, prefersMeeting, openedAt } : null;
}

function currentAddress(): string {
  return location.pathname + location.search;
}
