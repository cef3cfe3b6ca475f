import { atom } from 'jotai';
import type { ContactErrorCode, ContactFieldErrors } from '#shared/contact.ts';
import type { Language } from '#shared/languages.ts';

/** Data of the page for the browser. Only `refusedForm` differs between visitors. */
export type PageData = {
  year: number;
  siteUrl: string;
  booking: { scriptUrl: string; pageUrl: Record<Language, string> };
  turnstileSiteKey: string | null;
  refusedForm: RefusedForm | null;
};

/** A form that was posted without scripts and refused, with what was typed and why it was refused. */
export type RefusedForm = {
  values: Readonly<Record<string, string>>;
  code: ContactErrorCode;
  errors: ContactFieldErrors;
};

const initialPageDataAtom = atom<PageData | null>(null);

/** Set once before the first render, on the server and in the browser. */
export const pageDataAtom = atom(
  (get) => {
    const data = get(initialPageDataAtom);
    if (!data) throw new Error('The page data was not set');
    return data;
  },
  (_, set, data: PageData) => set(initialPageDataAtom, data),
);
