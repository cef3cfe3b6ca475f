import { ThemedPicture } from '#client/layout/themed-picture.tsx';
import type { work } from '#shared/content/en/work.ts';
import type { Language } from '#shared/languages.ts';
import { type TourPictureId, tourPictureIds } from '#shared/pictures.ts';

type TourProps = { content: (typeof work)['tour']; language: Language };

/** The owner's desk in pictures: an opened lead in the page's width below what is done there, then a reply beside it; on phones as phones show it. */
export function Tour({ content, language }: TourProps) {
  return (
    <ul className="grid gap-y-12">
      {tourPictureIds.map((id) => {
        const { title, text, alt } = content.pictures[id];
        return (
          <li key={id} className={`grid gap-x-10 gap-y-4 ${isWide(id) ? '' : 'lg:grid-cols-2'}`}>
            <div className="max-w-xl lg:self-center">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2">{text}</p>
            </div>
            <div className={`border border-ink bg-paper ${isWide(id) ? 'pt-4' : ''}`}>
              {isWide(id) ? (
                <>
                  {/* Cut below its last line. */}
                  <ThemedPicture
                    {...{ id, alt, language }}
                    form="wide"
                    className="aspect-[1238/570] object-cover object-top max-md:hidden"
                  />
                  <ThemedPicture {...{ id, alt, language }} form="tall" className="md:hidden" />
                </>
              ) : (
                <>
                  <ThemedPicture {...{ id, alt, language }} form="half" className="max-sm:hidden" />
                  <ThemedPicture
                    {...{ id, alt, language }}
                    form="tall"
                    className="aspect-[390/570] object-cover object-top sm:hidden"
                  />
                </>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** One lead, opened. */
const isWide = (id: TourPictureId) => id === 'desk-opened';
