import { ThemedPicture } from '#client/layout/themed-picture.tsx';
import type { work } from '#shared/content/en/work.ts';
import type { Language } from '#shared/languages.ts';
import { tourPictureIds } from '#shared/pictures.ts';

type TourProps = { content: (typeof work)['tour']; language: Language };

/** The owner's desk, each picture below what is done there: an inquiry, on wide screens as they show it, and the reply on a phone. */
export function Tour({ content: { pictures }, language }: TourProps) {
  return (
    <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {tourPictureIds.map((id) => {
        const { title, text, alt } = pictures[id];
        const isInquiry = id === 'desk-opened';
        const picture = { id, alt, language };
        return (
          <li key={id} className={`row-span-2 grid grid-rows-subgrid gap-y-4 ${isInquiry ? 'lg:col-span-2' : ''}`}>
            <div>
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 max-w-xl">{text}</p>
            </div>
            <div className={`border border-ink bg-paper ${isInquiry ? 'grid items-center py-4' : ''}`}>
              {isInquiry ? <ThemedPicture {...picture} form="low" className="max-lg:hidden" /> : null}
              <ThemedPicture
                {...picture}
                form="tall"
                // Each as far as its content.
                className={`object-cover object-top ${isInquiry ? 'aspect-[390/646] lg:hidden' : 'aspect-[390/500]'}`}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
