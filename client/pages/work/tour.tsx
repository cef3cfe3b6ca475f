import { ThemedPicture } from '#client/layout/themed-picture.tsx';
import type { work } from '#shared/content/en/work.ts';
import type { Language } from '#shared/languages.ts';
import { tourPictureIds } from '#shared/pictures.ts';

type TourProps = { content: (typeof work)['tour']; language: Language };

/** The owner's desk in pictures, each below what is done there: two halves, on phones as phones show it. */
export function Tour({ content, language }: TourProps) {
  return (
    <ul className="grid gap-x-10 gap-y-12 lg:grid-cols-2">
      {tourPictureIds.map((id) => {
        const { title, text, alt } = content.pictures[id];
        return (
          <li key={id} className="row-span-2 grid grid-rows-subgrid gap-y-4">
            <div className="max-w-xl">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2">{text}</p>
            </div>
            <div className={`border border-ink bg-paper ${id === 'desk-opened' ? 'pt-4' : ''}`}>
              <ThemedPicture {...{ id, alt, language }} form="half" className="max-sm:hidden" />
              <ThemedPicture
                {...{ id, alt, language }}
                form="tall"
                // Each as far as its content.
                className={`object-cover object-top sm:hidden ${id === 'desk-opened' ? 'aspect-[390/646]' : 'aspect-[390/564]'}`}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
