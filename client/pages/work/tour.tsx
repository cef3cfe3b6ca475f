import { ThemedPicture } from '#client/layout/themed-picture.tsx';
import type { work } from '#shared/content/en/work.ts';
import type { Language } from '#shared/languages.ts';
import { tourPictureIds } from '#shared/pictures.ts';

type TourProps = { content: (typeof work)['tour']; language: Language };

/** The owner's desk: what is done there, above one picture of it on wide screens, else each above its own, as a phone shows it. */
export function Tour({ content: { pictures }, language }: TourProps) {
  return (
    <>
      <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2">
        {tourPictureIds.map((id) => {
          const { title, text, alt } = pictures[id];
          return (
            <li key={id}>
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 mb-4 max-w-xl">{text}</p>
              <div className={`border border-ink bg-paper lg:hidden ${id === 'desk-opened' ? 'pt-4' : ''}`}>
                <ThemedPicture
                  {...{ id, alt, language }}
                  form="tall"
                  // Each as far as its content.
                  className={`object-cover object-top ${id === 'desk-opened' ? 'aspect-[390/646]' : 'aspect-[390/564]'}`}
                />
              </div>
            </li>
          );
        })}
      </ul>
      <div className="mt-4 border border-ink bg-paper pt-4 max-lg:hidden">
        <ThemedPicture id="desk-opened" form="low" alt={pictures['desk-opened'].alt} language={language} />
      </div>
    </>
  );
}
