import { SideScroll } from '#client/ui/side-scroll.tsx';
import type { work } from '#shared/content/en/work.ts';
import type { Language } from '#shared/languages.ts';
import { type PictureId, pictureIds, picturePath, pictureSizes, type PictureTheme } from '#shared/pictures.ts';

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
            <li key={id} className="grid gap-x-10 gap-y-4 lg:grid-cols-[1fr_2fr]">
              <div className="max-w-xl">
                <h3 className="text-h3">{title}</h3>
                <p className="mt-2">{text}</p>
              </div>
              <Picture {...{ id, title, alt, language }} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

type PictureProps = { id: PictureId; title: string; alt: string; language: Language };

/** In the theme of the page: of two lazy images the hidden one is not loaded. On phones a wide picture scrolls inside itself. */
function Picture({ id, title, alt, language }: PictureProps) {
  const { width, height } = pictureSizes[id];
  const isWide = width > 720;
  const image = (theme: PictureTheme, look: string) => (
    <img
      src={picturePath(id, language, theme)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={`border border-line w-full ${isWide ? 'max-md:min-w-180' : 'max-w-md'} ${look}`}
    />
  );
  const both = (
    <>
      {image('light', 'dark:hidden')}
      {image('dark', 'light:hidden')}
    </>
  );
  if (!isWide) return <div>{both}</div>;
  return <SideScroll label={title}>{both}</SideScroll>;
}
