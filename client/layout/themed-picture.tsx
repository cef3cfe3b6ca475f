import type { Language } from '#shared/languages.ts';
import { picturePath } from '#shared/picture-path.ts';
import { pictureSizes } from '#shared/picture-sizes.ts';
import type { FormOf, PictureId } from '#shared/pictures.ts';

type ThemedPictureProps<Id extends PictureId> = {
  id: Id;
  form: FormOf<Id>;
  language: Language;
  alt: string;
  className?: string;
};

/**
 * A picture of the site or the desk in the theme of the page: of two lazy images the hidden one is not loaded. So a page can have two of
 * them, one for phones.
 */
export function ThemedPicture<Id extends PictureId>({
  id,
  form,
  language,
  alt,
  className = '',
}: ThemedPictureProps<Id>) {
  return (['light', 'dark'] as const).map((theme) => (
    <img
      key={theme}
      src={picturePath(id, language, theme, form)}
      alt={alt}
      {...pictureSizes[form]}
      loading="lazy"
      className={`w-full ${theme === 'light' ? 'dark:hidden' : 'light:hidden'} ${className}`}
    />
  ));
}
