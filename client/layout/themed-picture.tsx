import type { Language } from '#shared/languages.ts';
import { type PictureId, picturePath, pictureSizes, type PictureTheme } from '#shared/pictures.ts';

type ThemedPictureProps = { id: PictureId; alt: string; language: Language; className: string };

/** A picture of the site, in the theme of the page: of two lazy images the hidden one is not loaded. */
export function ThemedPicture({ id, alt, language, className }: ThemedPictureProps) {
  const { width, height } = pictureSizes[id];
  const image = (theme: PictureTheme, look: string) => (
    <img
      src={picturePath(id, language, theme)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={`${className} ${look}`}
    />
  );
  return (
    <>
      {image('light', 'dark:hidden')}
      {image('dark', 'light:hidden')}
    </>
  );
}
