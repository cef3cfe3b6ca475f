import { atom } from 'jotai';
import { splitPath } from '#shared/routes.ts';
import { locationAtom } from './location.ts';

/** The language of the address that is shown. */
export const languageAtom = atom((get) => splitPath(get(locationAtom).pathname).language);
