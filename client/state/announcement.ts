import { atom } from 'jotai';
import { readStored, writeStored } from './browser-storage.ts';

/** Announcements for screen readers that can be switched off in the settings. */
export type AnnouncementKind = 'pages' | 'replies';

/** The text of the page's polite live region. */
export const announcementAtom = atom('');

const isOfflineNoticeShownAtom = atom(false);

/** Whether the live region is visible, and says that a click needs the network. */
export const offlineNoticeAtom = atom(
  (get) => get(isOfflineNoticeShownAtom),
  (_, set, isShown: boolean) => {
    set(announcementAtom, '');
    set(isOfflineNoticeShownAtom, isShown);
  },
);

export function wantsAnnouncement(kind: AnnouncementKind): boolean {
  const stored = readStored('localStorage', 'announcements');
  return !(typeof stored === 'object' && stored && kind in stored && stored[kind as keyof typeof stored] === false);
}

export function chooseAnnouncement(kind: AnnouncementKind, isWanted: boolean): void {
  const choices = { pages: wantsAnnouncement('pages'), replies: wantsAnnouncement('replies'), [kind]: isWanted };
  writeStored('localStorage', 'announcements', choices);
}
