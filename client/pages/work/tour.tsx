import { ThemedPicture } from '#client/layout/themed-picture.tsx';
import type { work } from '#shared/content/en/work.ts';
import type { Language } from '#shared/languages.ts';
import { tourPictureIds } from '#shared/pictures.ts';

type TourProps = { content: (typeof work)['tour']; language: Language };

/** The owner's desk, where an inquiry is answered: on wide screens both halves of one picture, on narrow ones a picture each, of a phone. */
export function Tour({ content: { pictures, alt }, language }: TourProps) {
  return (
    <>
      <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2">
        {tourPictureIds.map((id) => {
          const { title, text, alt } = pictures[id];
          return (
            <li key={id} className="row-span-2 grid grid-rows-subgrid gap-y-4">
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-2 max-w-xl">{text}</p>
              </div>
              <div className="self-start border border-ink lg:hidden">
                <ThemedPicture {...{ id, alt, language }} form={id === 'desk-opened' ? 'tall' : 'low'} />
              </div>
            </li>
          );
        })}
      </ul>
      <div className="border border-ink max-lg:hidden">
        <ThemedPicture {...{ alt, language }} id="desk-lead" form="whole" />
      </div>
    </>
  );
}
