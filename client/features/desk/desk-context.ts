import { createContext, use } from 'react';
import type { deskViews as english } from '#shared/content/en/desk-views.ts';
import type { Owner } from '#shared/desk-records.ts';
import type { Language } from '#shared/languages.ts';
import type { DeskFailure } from './database.ts';
import type { DeskAddress, DeskParameters, DeskState } from './desk-address.ts';

export type DeskTexts = typeof english;

export type DeskContextValue = {
  content: DeskTexts;
  language: Language;
  address: DeskAddress;
  /** Null until it is known; then nothing can be changed yet. */
  role: Owner['role'] | null;
  /** Of somebody who can sign in here. */
  emailOf: (userId: string | null | undefined) => string | undefined;
  /** In ms; it moves on every half minute. */
  now: number;
  /** To another view of the desk. */
  go: (parameters: DeskParameters, options?: { state?: DeskState; replace?: boolean }) => void;
  /** The row that somebody is at or has opened, in whatever table: the id of a lead or of a conversation. */
  selection: { selected: string | null; select: (key: string) => void };
  /** Shows a toast. */
  say: (text: string, kind?: 'success' | 'error') => void;
  sayFailure: (failure: DeskFailure) => void;
};

export const DeskContext = createContext<DeskContextValue | null>(null);

export function useDesk(): DeskContextValue {
  const value = use(DeskContext);
  if (!value) throw new Error('A view of the desk stands outside of it');
  return value;
}
