// What the site stores in this browser, and how each part of it is cleared.
import { atom } from 'jotai';
import { failedLogsKey } from '#client/features/chat/failed-logs-key.ts';
import { clearDraft } from '#client/features/contact/contact-draft.ts';
import {
  activityKey,
  draftsKey,
  sessionKey,
  shortcutsKey,
  verifierKey,
  verifiersPrefix,
} from '#client/features/desk/session-keys.ts';
import { forgetScrollPositions } from '#client/navigation/scroll-positions.ts';
import { announcementsKey } from '#client/state/announcement.ts';
import { dropStored } from '#client/state/browser-storage.ts';
import { endChatAtom } from '#client/state/chat.ts';
import { themeChoiceAtom } from '#client/state/theme.ts';
import { motionKey, switchMotion } from './motion.ts';

type Area = 'localStorage' | 'sessionStorage';

type Memory = {
  area: Area;
  keys: string[];
  /** Of more keys, whose ends are made at random. */
  prefix?: string;
};

/** Where each part is kept. */
const memories = {
  language: { area: 'localStorage', keys: ['language'] },
  theme: { area: 'localStorage', keys: ['theme'] },
  preferences: { area: 'localStorage', keys: [motionKey, announcementsKey, shortcutsKey] },
  failedLogs: { area: 'localStorage', keys: [failedLogsKey] },
  conversation: { area: 'sessionStorage', keys: ['chat', 'chatDraft'] },
  desk: { area: 'localStorage', keys: [sessionKey, verifierKey, activityKey], prefix: verifiersPrefix },
  notes: { area: 'sessionStorage', keys: [draftsKey] },
  draft: { area: 'sessionStorage', keys: ['contactDraft'] },
  places: { area: 'sessionStorage', keys: ['scrollPositions', 'reloadedFor'] },
} satisfies Record<string, Memory>;

export type MemoryId = keyof typeof memories;

export const memoryIds = Object.keys(memories) as MemoryId[];

export function isOfTab(id: MemoryId): boolean {
  return memories[id].area === 'sessionStorage';
}

/** False also for empty lists and texts. */
export function isKept(id: MemoryId): boolean {
  return keysOf(id).some((key) => {
    const value = globalThis[memories[id].area].getItem(key);
    return value !== null && !['', '[]', '{}', '""'].includes(value) && !value.startsWith('{"messages":[]');
  });
}

/** Those that are there. */
function keysOf(id: MemoryId): string[] {
  const { area, keys, prefix }: Memory = memories[id];
  try {
    return Object.keys(globalThis[area]).filter((key) => keys.includes(key) || (prefix && key.startsWith(prefix)));
  } catch {
    // The browser forbids storage, so there is nothing.
    return [];
  }
}

/** Clears a part in storage and in what the page shows. */
export const forgetAtom = atom(null, (_, set, id: MemoryId) => {
  if (id === 'theme') set(themeChoiceAtom, 'system');
  if (id === 'preferences') switchMotion(true);
  if (id === 'conversation') set(endChatAtom);
  if (id === 'draft') clearDraft();
  if (id === 'places') forgetScrollPositions();
  for (const key of keysOf(id)) dropStored(memories[id].area, key);
});
