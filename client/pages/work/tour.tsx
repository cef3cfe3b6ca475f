import { ThemedPicture } from '#client/layout/themed-picture.tsx';
import type { work } from '#shared/content/en/work.ts';
import type { Language } from '#shared/languages.ts';
import { pictureFormsOf, type TourPictureId, tourPictureIds } from '#shared/pictures.ts';

type TourProps = { content: (typeof work)['tour']; language: Language };

/** The owner's desk and the chat in pictures, each with what is done there: the dashboard in the page's width, then three phones. */
export function Tour({ content, language }: TourProps) {
  return (
    <ul className="grid gap-x-10 gap-y-12 md:grid-cols-3">
      {tourPictureIds.map((id) => {
        const { title, text, alt } = content.pictures[id];
        return (
          <li key={id} className={`row-span-2 grid grid-rows-subgrid gap-y-4 ${hasWide(id) ? 'col-span-full' : ''}`}>
            <div className="max-w-xl">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2">{text}</p>
            </div>
            <ThemedPicture {...{ id, alt, language }} className="border border-line" />
          </li>
        );
      })}
    </ul>
  );
}

const hasWide = (id: TourPictureId) => pictureFormsOf(id).includes('wide');
