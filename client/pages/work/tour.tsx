import { ThemedPicture } from '#client/layout/themed-picture.tsx';
import { SideScroll } from '#client/ui/side-scroll.tsx';
import type { work } from '#shared/content/en/work.ts';
import type { Language } from '#shared/languages.ts';
import { type PictureId, pictureIds, pictureSizes } from '#shared/pictures.ts';

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

/** On phones a wide picture scrolls inside itself. */
function Picture({ id, title, alt, language }: PictureProps) {
  const isWide = pictureSizes[id].width > 720;
  const className = `border border-line w-full ${isWide ? 'max-md:min-w-180' : 'max-w-md'}`;
  const picture = <ThemedPicture {...{ id, alt, language, className }} />;
  if (!isWide) return <div>{picture}</div>;
  return <SideScroll label={title}>{picture}</SideScroll>;
}
