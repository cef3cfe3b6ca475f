import type { work } from '#shared/content/en/work.ts';
import type { Language } from '#shared/languages.ts';
import { picturePath } from '#shared/picture-path.ts';
import { pictureSizes } from '#shared/picture-sizes.ts';
import { pictureFormsOf, type PictureId, type PictureTheme, tourPictureIds } from '#shared/pictures.ts';

type TourProps = { content: (typeof work)['tour']; language: Language };

/**
 * The owner's desk and the chat in pictures, each with what is done there: the dashboard in the page's width, then three phones. On phones
 * all stand in one row, which scrolls sideways.
 */
export function Tour({ content, language }: TourProps) {
  return (
    <ul
      ref={watchWidth}
      aria-label={content.title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only what has focus can be scrolled by keys
      tabIndex={0}
      className="slides auto-cols-[20rem] grid gap-x-6 gap-y-12 sm:grid-cols-3 lg:gap-x-10"
    >
      {tourPictureIds.map((id) => {
        const { title, text, alt } = content.pictures[id];
        return (
          <li key={id} className={`row-span-2 grid grid-rows-subgrid gap-y-4 ${hasWide(id) ? 'col-span-full' : ''}`}>
            <div className="max-w-xl">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2">{text}</p>
            </div>
            <Picture {...{ id, alt, language }} />
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

const hasWide = (id: PictureId) => pictureFormsOf(id).includes('wide');

type PictureProps = { id: PictureId; alt: string; language: Language };

/** In the theme of the page: of two lazy images the hidden one is not loaded. */
export function Picture({ id, alt, language }: PictureProps) {
  const [form] = pictureFormsOf(id);
  const image = (theme: PictureTheme, look: string) => (
    <picture className={look}>
      {form === 'wide' ? (
        <source media="(width < 40rem)" srcSet={picturePath(id, language, theme, 'phone')} {...pictureSizes.phone} />
      ) : null}
      <img
        src={picturePath(id, language, theme, form)}
        alt={alt}
        {...pictureSizes[form]}
        loading="lazy"
        decoding="async"
        className="w-full"
      />
    </picture>
  );
  return (
    // The wide one ends at a line of the dashboard.
    <div className={`self-start border border-ink ${form === 'wide' ? 'sm:pb-6' : ''}`}>
      {image('light', 'dark:hidden')}
      {image('dark', 'light:hidden')}
    </div>
  );
}
