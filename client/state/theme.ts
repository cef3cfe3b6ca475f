import { atom } from 'jotai';
import { readChoice, storeChoice } from './browser-storage.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';

const storageKey = 'theme';

const storedChoiceAtom = atom(readThemeChoice());
storedChoiceAtom.onMount = (set) => {
  const update = () => set(readThemeChoice());
  addEventListener('storage', update);
  addEventListener('themechange', update);
  return () => {
    removeEventListener('storage', update);
    removeEventListener('themechange', update);
  };
};

/** What the visitor chose. The script in the head applies it: before the first paint, and at each `themechange`. */
export const themeChoiceAtom = atom(
  (get) => get(storedChoiceAtom),
  (_, set, choice: ThemeChoice) => {
    storeChoice(storageKey, choice === 'system' ? null : choice);
    set(storedChoiceAtom, choice);
    dispatchEvent(new Event('themechange'));
  },
);

function readThemeChoice(): ThemeChoice {
  const stored = readChoice(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}
