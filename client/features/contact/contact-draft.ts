// What was typed and not sent yet, kept for this tab so that a reload does not lose it.
import { dropStored, readStored, writeStored } from '#client/state/browser-storage.ts';
import type { FormValues } from './form-values.ts';

export type ContactDraft = { values: FormValues; sent: SentRequest | null };

/** What may be stored already. The same words sent again under the same id are stored once; others are another request. */
export type SentRequest = { submissionId: string; words: string };

const storageKey = 'contactDraft';

/** Null when there is none. */
export function readDraft(): ContactDraft | null {
  const stored = readStored('sessionStorage', storageKey);
  if (typeof stored !== 'object' || stored === null) return null;
  const { values, sent } = stored as Partial<ContactDraft>;
  if (typeof values !== 'object' || values === null) return null;
  const texts = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const isSent = typeof sent?.submissionId === 'string' && typeof sent.words === 'string';
  return { values: Object.fromEntries(texts), sent: isSent ? sent : null };
}

export function keepDraft(draft: ContactDraft): void {
  writeStored('sessionStorage', storageKey, draft);
}

export function dropDraft(): void {
  dropStored('sessionStorage', storageKey);
}

/** Heard by every form on the page, which then empties itself. */
export const draftForgotten = 'draftforgotten';

/** At the visitor's word. */
export function forgetDraft(): void {
  dropDraft();
  dispatchEvent(new Event(draftForgotten));
}
