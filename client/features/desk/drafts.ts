// What somebody is writing at the desk, kept with every letter. Drafts outlast the end of a session and a reload, not the tab, and go when
// their writer signs out.
import { readStored, writeStored } from '#client/state/browser-storage.ts';

function readDrafts(): Record<string, unknown> {
  return Object(readStored('sessionStorage', 'deskDrafts'));
}

/** Whatever was kept under this name, maybe by an older version. */
export function readDraft(name: string): unknown {
  const drafts = readDrafts();
  return Object.hasOwn(drafts, name) ? drafts[name] : undefined;
}

/** Undefined drops it. */
export function keepDraft(name: string, draft: unknown): void {
  writeStored('sessionStorage', 'deskDrafts', { ...readDrafts(), [name]: draft });
}
