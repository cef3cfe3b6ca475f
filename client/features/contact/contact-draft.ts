// What the visitor typed and the site has not stored yet. It is kept in this tab's sessionStorage, so that a reload does not lose it.
import { dropStored, readStored, writeStored } from '#client/state/browser-storage.ts';
import { type PackageId, packageIds } from '#shared/offers.ts';
import type { FormValues } from './form-values.ts';

export type ContactDraft = {
  values: FormValues;
  /** The message begins with its wish, which is no part of `values`, so that it appears in the language of the page. */
  wished: PackageId | null;
  sent: SentRequest | null;
};

/**
 * A request that was sent and got no clear answer, so it may be stored. The same text is sent again under the same id, and so stored once.
 * Changed text gets a new id.
 */
export type SentRequest = { submissionId: string; words: string };

const storageKey = 'contactDraft';

/** Null when there is none. */
export function readDraft(): ContactDraft | null {
  const stored = readStored('sessionStorage', storageKey);
  if (typeof stored !== 'object' || stored === null) return null;
  const { values, wished, sent } = stored as Partial<ContactDraft>;
  if (typeof values !== 'object' || values === null) return null;
  const texts = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const isSent = typeof sent?.submissionId === 'string' && typeof sent.words === 'string';
  return {
    values: Object.fromEntries(texts),
    wished: packageIds.find((id) => id === wished) ?? null,
    sent: isSent ? sent : null,
  };
}

export function keepDraft(draft: ContactDraft): void {
  writeStored('sessionStorage', storageKey, draft);
}

/** Keeps the draft with another message. */
export function keepMessage(draft: ContactDraft | null, problemDescription: string): void {
  keepDraft({ sent: null, wished: null, ...draft, values: { ...draft?.values, problemDescription } });
}

export function dropDraft(): void {
  dropStored('sessionStorage', storageKey);
}

/** An event on the window. Every form on the page empties itself when it fires. */
export const draftCleared = 'draftcleared';

/** Called when the visitor clears the draft in the settings. */
export function clearDraft(): void {
  dropDraft();
  dispatchEvent(new Event(draftCleared));
}
