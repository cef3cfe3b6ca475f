import type { Language } from './languages.ts';
import type { FormOf, PictureId, PictureTheme } from './pictures.ts';

/** The address of a picture, which is also its place in `public/`. Apart from the list of pictures, which few pages need. */
export function picturePath<Id extends PictureId>(
  id: Id,
  language: Language,
  theme: PictureTheme,
  form: FormOf<Id>,
): string {
  return `/pictures/${id}-${form}-${language}-${theme}.webp`;
}
