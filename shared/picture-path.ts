import type { Language } from './languages.ts';
import type { PictureForm, PictureId, PictureTheme } from './pictures.ts';

/** The address of a picture, which is also its place in `public/`. Apart from the list of pictures, which few pages need. */
export function picturePath(id: PictureId, language: Language, theme: PictureTheme, form: PictureForm): string {
  return `/pictures/${id}-${form}-${language}-${theme}.webp`;
}
