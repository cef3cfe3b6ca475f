import type { Language } from '#shared/languages.ts';
import { picturePath } from '#shared/picture-path.ts';
import { pictureSizes } from '#shared/picture-sizes.ts';
import type { PictureForm, PictureId } from '#shared/pictures.ts';

type ThemedPictureProps = {
  id: PictureId;
  form: PictureForm;
  /** Takes its place on phones. */
  onPhones?: PictureForm;
  language: Language;
  alt: string;
  className?: string;
};

/** A picture of the site or the desk in the theme of the page: of two lazy images the hidden one is not loaded. */
export function ThemedPicture({ id, form, onPhones, language, alt, className = '' }: ThemedPictureProps) {
  return (['light', 'dark'] as const).map((theme) => {
    const look = theme === 'light' ? 'dark:hidden' : 'light:hidden';
    const image = (
      <img
        key={theme}
        src={picturePath(id, language, theme, form)}
        alt={alt}
        {...pictureSizes[form]}
        loading="lazy"
        className={`w-full ${look} ${className}`}
      />
    );
    if (!onPhones) return image;
    return (
      <picture key={theme}>
        <source
          media="(width < 40rem)"
          srcSet={picturePath(id, language, theme, onPhones)}
          {...pictureSizes[onPhones]}
        />
        {image}
      </picture>
    );
  });
}
