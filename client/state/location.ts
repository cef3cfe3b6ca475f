import { atom } from 'jotai';

export type SiteLocation = {
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
  /** How the visitor came here: with the page itself, by a link, through the history, or by the switch of language. */
  arrival: 'load' | 'link' | 'history' | 'switch';
};

const initialLocationAtom = atom<SiteLocation | null>(null);

/** The address that is shown. Set on both sides before the first render, then by `navigation/navigate.ts` alone. */
export const locationAtom = atom(
  (get) => {
    const location = get(initialLocationAtom);
    if (!location) throw new Error('The location was not set');
    return location;
  },
  (_, set, location: SiteLocation) => set(initialLocationAtom, location),
);
