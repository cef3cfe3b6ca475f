import { atom } from 'jotai';
import { defaultLanguage, type Language } from '#shared/languages.ts';

/** The language of the address that is shown; the application keeps it equal to the URL's. */
export const languageAtom = atom<Language>(defaultLanguage);
