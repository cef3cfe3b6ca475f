// What was typed and not sent yet, kept for this tab so that a reload does not lose it.
import { dropStored, readStored, writeStored } from '#client/state/browser-storage.ts';
import type { FormValues } from './form-values.ts';

export type ContactDraft = {
  values: FormValues;
  /** Stands for these very words: sending them again after a lost answer stores them once, others are another request. */
  submissionId: string;
};

const storageKey = 'contactDraft';

/** Null when there is none. */
export function readDraft(): ContactDraft | null {
  const stored = readStored('sessionStorage', storageKey);
  if (typeof stored !== 'object' || stored === null) return null;
  const { values, submissionId } = stored as Partial<Record<keyof ContactDraft, unknown>>;
  if (typeof values !== 'object' || values === null || typeof submissionId !== 'string') return null;
  const texts = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { values: Object.fromEntries(texts), submissionId };
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
