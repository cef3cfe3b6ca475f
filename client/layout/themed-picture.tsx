import type { Language } from '#shared/languages.ts';
import { picturePath } from '#shared/picture-path.ts';
import { pictureSizes } from '#shared/picture-sizes.ts';
import { pictureFormsOf, type PictureId, type PictureTheme } from '#shared/pictures.ts';

type ThemedPictureProps = { id: PictureId; language: Language; alt: string; className?: string };

/** A picture of the site or the desk in the theme of the page: of two lazy images the hidden one is not loaded. */
export function ThemedPicture({ id, language, alt, className = '' }: ThemedPictureProps) {
  const [form, phoneForm] = pictureFormsOf(id);
  const image = (theme: PictureTheme, look: string) => (
    <picture className={look}>
      {phoneForm ? (
        <source
          media="(width < 48rem)"
          srcSet={picturePath(id, language, theme, phoneForm)}
          {...pictureSizes[phoneForm]}
        />
      ) : null}
      <img
        src={picturePath(id, language, theme, form)}
        alt={alt}
        {...pictureSizes[form]}
        loading="lazy"
        decoding="async"
        className={`w-full ${className}`}
      />
    </picture>
  );
  return (
    <div>
      {image('light', 'dark:hidden')}
      {image('dark', 'light:hidden')}
    </div>
  );
}
