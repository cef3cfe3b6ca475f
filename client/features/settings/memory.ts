// What the site stores in this browser, and how each part of it is cleared.
import { atom } from 'jotai';
import { clearDraft } from '#client/features/contact/contact-draft.ts';
import { forgetScrollPositions } from '#client/navigation/scroll-positions.ts';
import { dropStored } from '#client/state/browser-storage.ts';
import { endChatAtom } from '#client/state/chat.ts';
import { chooseTheme } from '#client/state/theme.ts';
import type { StorageArea, StoredKey } from '#shared/stored-keys.ts';
import { switchMotion } from './motion.ts';

type Memory = {
  area: StorageArea;
  keys: StoredKey[];
  /** More keys begin with this and end randomly. */
  prefix?: string;
};

/** Where each part is stored. */
const memories = {
  language: { area: 'localStorage', keys: ['language'] },
  theme: { area: 'localStorage', keys: ['theme'] },
  preferences: { area: 'localStorage', keys: ['motion', 'announcements', 'counting', 'deskShortcuts'] },
  checklists: { area: 'localStorage', keys: ['checklists'] },
  failedLogs: { area: 'localStorage', keys: ['failedChatLogs'] },
  conversation: { area: 'sessionStorage', keys: ['chat', 'chatDraft'] },
  // Each unfinished sign-in has stored a code verifier.
  desk: {
    area: 'localStorage',
    keys: ['deskSession', 'deskSession-code-verifier', 'deskActivity'],
    prefix: 'deskSession-flow',
  },
  notes: { area: 'sessionStorage', keys: ['deskDrafts'] },
  draft: { area: 'sessionStorage', keys: ['contactDraft'] },
  places: { area: 'sessionStorage', keys: ['scrollPositions', 'reloadedFor'] },
} satisfies Record<string, Memory>;

export type MemoryId = keyof typeof memories;

export const memoryIds = Object.keys(memories) as MemoryId[];

export function isOfTab(id: MemoryId): boolean {
  return memories[id].area === 'sessionStorage';
}

/** Empty lists and texts count as nothing. */
export function isKept(id: MemoryId): boolean {
  return keysOf(id).some((key) => {
    const value = globalThis[memories[id].area].getItem(key);
    return value !== null && !['', '[]', '{}', '""'].includes(value) && !isEmptyChat(value);
  });
}

/** Nothing was said in the chat, nor typed there for a person. */
function isEmptyChat(value: string): boolean {
  return value.startsWith('{"messages":[]') && !value.includes('"person":{');
}

/** The keys of the part that are in storage. */
function keysOf(id: MemoryId): string[] {
  const { area, keys, prefix }: Memory = memories[id];
  try {
    return Object.keys(globalThis[area]).filter(
      (key) => keys.some((known) => known === key) || (prefix && key.startsWith(prefix)),
    );
  } catch {
    // The browser forbids storage, so nothing is stored.
    return [];
  }
}

/** Clears a part, both in storage and on the page. */
export const forgetAtom = atom(null, (_, set, id: MemoryId) => {
  if (id === 'theme') chooseTheme('system');
  if (id === 'preferences') switchMotion(true);
  if (id === 'checklists') document.querySelectorAll<HTMLElement>('main .tick:checked').forEach((box) => box.click());
  if (id === 'conversation') set(endChatAtom);
  if (id === 'draft') clearDraft();
  if (id === 'places') forgetScrollPositions();
  const { area, keys }: Memory = memories[id];
  for (const key of keysOf(id)) globalThis[area].removeItem(key);
  // Also drops values that are kept in memory because the browser refused to store them.
  for (const key of keys) dropStored(area, key);
});
