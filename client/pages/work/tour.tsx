import type { work } from '#shared/content/en/work.ts';
import type { Language } from '#shared/languages.ts';
import { picturePath } from '#shared/picture-path.ts';
import {
  phonePictureSize,
  pictureFormsOf,
  type PictureId,
  pictureIds,
  pictureSizes,
  type PictureTheme,
} from '#shared/pictures.ts';

type TourProps = { content: (typeof work)['tour']; language: Language };

/** The chat and the owner's desk in pictures, each with what is done there. */
export function Tour({ content, language }: TourProps) {
  return (
    <>
      <p className="mt-4 max-w-2xl">{content.introduction}</p>
      <p className="mt-3 max-w-2xl text-ui text-mute">{content.note}</p>
      <ul className="mt-10 grid gap-y-12">
        {pictureIds.map((id) => {
          const { title, text, alt } = content.pictures[id];
          return (
            // The chat's picture is narrow; that of the desk has the width that its letters need.
            <li
              key={id}
              className={`grid gap-x-10 gap-y-4 ${pictureFormsOf(id).includes('phone') ? '' : 'lg:grid-cols-2'}`}
            >
              <div className="max-w-xl">
                <h3 className="text-h3">{title}</h3>
                <p className="mt-2">{text}</p>
              </div>
              <Picture {...{ id, alt, language }} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

type PictureProps = { id: PictureId; alt: string; language: Language };

/** In the theme of the page: of two lazy images the hidden one is not loaded. */
function Picture({ id, alt, language }: PictureProps) {
  const hasPhone = pictureFormsOf(id).includes('phone');
  const image = (theme: PictureTheme, look: string) => (
    <picture className={look}>
      {hasPhone ? (
        <source media="(width < 48rem)" srcSet={picturePath(id, language, theme, 'phone')} {...phonePictureSize} />
      ) : null}
      <img
        src={picturePath(id, language, theme)}
        alt={alt}
        {...pictureSizes[id]}
        loading="lazy"
        decoding="async"
        className={`w-full border border-line ${hasPhone ? 'max-md:max-w-72' : 'max-w-md'}`}
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
