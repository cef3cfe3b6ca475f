import { atom } from 'jotai';
import { readStored, writeStored } from './browser-storage.ts';

/** What screen readers can be told without being asked; each is on unless the visitor switched it off. */
export type AnnouncementKind = 'pages' | 'replies';

export const announcementsKey = 'announcements';

/** What screen readers are told, politely, of what happened to the page as a whole. */
export const announcementAtom = atom('');

export function wantsAnnouncement(kind: AnnouncementKind): boolean {
  const stored = readStored('localStorage', announcementsKey);
  return !(typeof stored === 'object' && stored && kind in stored && stored[kind as keyof typeof stored] === false);
}

export function chooseAnnouncement(kind: AnnouncementKind, isWanted: boolean): void {
  const choices = { pages: wantsAnnouncement('pages'), replies: wantsAnnouncement('replies'), [kind]: isWanted };
  writeStored('localStorage', announcementsKey, choices);
}
