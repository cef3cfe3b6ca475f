import { ThemedPicture } from '#client/layout/themed-picture.tsx';
import type { work } from '#shared/content/en/work.ts';
import type { Language } from '#shared/languages.ts';
import { type TourPictureId, tourPictureIds } from '#shared/pictures.ts';

type TourProps = { content: (typeof work)['tour']; language: Language };

/**
 * The owner's desk in pictures, each with what is done there: an opened lead in the page's width, then three phones. On phones all stand in
 * one row, which scrolls sideways.
 */
export function Tour({ content, language }: TourProps) {
  return (
    <ul
      ref={watchWidth}
      aria-label={content.title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only what has focus can be scrolled by keys
      tabIndex={0}
      className="slides auto-cols-[19rem] grid gap-x-4 gap-y-12 sm:gap-x-10 sm:grid-cols-3"
    >
      {tourPictureIds.map((id) => {
        const { title, text, alt } = content.pictures[id];
        return (
          <li key={id} className={`row-span-2 grid grid-rows-subgrid gap-y-4 ${isWide(id) ? 'col-span-full' : ''}`}>
            <div className="max-w-xl">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2">{text}</p>
            </div>
            <div className={`self-start border border-ink bg-paper ${isWide(id) ? 'pt-2 sm:pt-6' : ''}`}>
              {/* Cut below its last line. */}
              {isWide(id) ? (
                <ThemedPicture
                  {...{ id, alt, language }}
                  form="wide"
                  className="aspect-[1240/570] object-cover object-top max-sm:hidden"
                />
              ) : null}
              <ThemedPicture {...{ id, alt, language }} form="tall" className={isWide(id) ? 'sm:hidden' : ''} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Where nothing scrolls, the Tab key does not stop. (A file for this and the home page's slides would be one more for the home page to load.) */
function watchWidth(list: HTMLUListElement) {
  const observer = new ResizeObserver(() => {
    list.tabIndex = list.scrollWidth > list.clientWidth ? 0 : -1;
  });
  observer.observe(list);
  return () => observer.disconnect();
}

/** One lead, opened. */
const isWide = (id: TourPictureId) => id === 'desk-opened';
