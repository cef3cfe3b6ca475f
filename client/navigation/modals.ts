// Which modal is open, and from where. An open modal is an entry of the tab's history with the page's own address and the state
// `{modal}`: Back closes it, and closing it in any other way goes back.
import { atom } from 'jotai';
import { parseSource } from '#shared/source.ts';
import { createKey, enterCurrentEntry, keepPlace } from './places.ts';

/** Somebody whose contact request has just been stored. */
export type StoredLead = { submissionId: string; name: string; email: string };

export type Modal =
  | { id: 'contact'; source: string }
  | {
      id: 'scheduling';
      source: string;
      lead?: StoredLead;
      /** However it was closed; focus is then back where it was. */
      onClosed?: () => void;
    };

export type ModalId = Modal['id'];

const shownModalAtom = atom<Modal | null>(null);

export const modalAtom = atom((get) => get(shownModalAtom));

/** The way back from a modal's entry: a traversal of the history takes a moment. */
let leaving: Promise<void> | undefined;

/** Takes the place of the modal that is open, if one is. */
export const openModalAtom = atom(null, async (get, set, modal: Modal) => {
  await leaving;
  const state = { ...history.state, modal: modal.id, source: modal.source };
  if (get(shownModalAtom) && history.state?.modal) {
    history.replaceState(state, '');
  } else {
    keepPlace();
    history.pushState({ ...state, key: createKey(), openedAt: currentAddress() }, '');
    enterCurrentEntry();
  }
  set(shownModalAtom, modal);
});

/** Resolves when the history is back where it was. */
export const closeModalAtom = atom(null, async (get, set) => {
  if (!get(shownModalAtom)) return;
  set(shownModalAtom, null);
  if (!history.state?.modal) return;
  const { modal: _, source: __, openedAt, ...state } = history.state;
  // The entry below shows the other language if the switch was used meanwhile.
  if (openedAt !== currentAddress()) return history.replaceState(state, '');
  leaving = new Promise((resolve) => addEventListener('popstate', () => resolve(), { once: true }));
  history.back();
  await leaving;
});

/** Out of the way of the page that a link in the modal leads to; Back brings it back. */
export const leaveModalAtom = atom(null, (_, set) => set(shownModalAtom, null));

/** Shows what the history says: after Back, Forward and a reload. */
export const followModalEntryAtom = atom(null, (get, set) => {
  const { modal: id, source } = history.state ?? {};
  const isKnown = id === 'contact' || id === 'scheduling';
  if ((get(shownModalAtom)?.id ?? null) === (isKnown ? id : null)) return;
  set(shownModalAtom, isKnown ? { id, source: parseSource(source) } : null);
});

function currentAddress(): string {
  return location.pathname + location.search;
}
