import { atom } from 'jotai';
import type { ContactErrorCode, ContactFieldErrors } from '#shared/contact.ts';
import type { Language } from '#shared/languages.ts';

/** What the Worker tells the browser beside the HTML; the same for every visitor, but for a refused form. */
export type PageData = {
  year: number;
  siteUrl: string;
  booking: { scriptUrl: string; pageUrl: Record<Language, string> };
  turnstileSiteKey: string | null;
  refusedForm: RefusedForm | null;
};

/** A form that was posted without scripts and refused: what was typed, and why. */
export type RefusedForm = {
  values: Readonly<Record<string, string>>;
  code: ContactErrorCode;
  errors: ContactFieldErrors;
};

const initialPageDataAtom = atom<PageData | null>(null);

/** Set once, on both sides, before the first render. */
export const pageDataAtom = atom(
  (get) => {
    const data = get(initialPageDataAtom);
    if (!data) throw new Error('The page data was not set');
    return data;
  },
  (_, set, data: PageData) => set(initialPageDataAtom, data),
);
