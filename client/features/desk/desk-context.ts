import { createContext, use } from 'react';
import type { desk as english } from '#shared/content/en/desk.ts';
import type { Language } from '#shared/languages.ts';
import type { callDesk } from './ask-desk.ts';
import type { DeskAddress, DeskState } from './desk-address.ts';
import type { Owner, Role } from './records.ts';

export type DeskTexts = typeof english;

export type DeskContextValue = {
  content: DeskTexts;
  language: Language;
  address: DeskAddress;
  /** Null until it is known; then nothing can be changed yet. */
  role: Role | null;
  owners: readonly Owner[];
  /** In ms; it moves on every half minute. */
  now: number;
  /** Asks the database; when the session turns out to be over, the sign-in comes. */
  ask: typeof callDesk;
  /** To another view of the desk. */
  go: (path: string, options?: { state?: DeskState; replace?: boolean }) => void;
  /** Shows a toast. */
  say: (text: string, kind?: 'success' | 'error') => void;
};

export const DeskContext = createContext<DeskContextValue | null>(null);

export function useDesk(): DeskContextValue {
  const value = use(DeskContext);
  if (!value) throw new Error('A view of the desk stands outside of it');
  return value;
}
