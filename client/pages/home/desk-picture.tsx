import { PageLink } from '#client/navigation/page-link.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import type { home } from '#shared/content/en/home.ts';
import type { Language } from '#shared/languages.ts';
import { picturePath } from '#shared/picture-path.ts';
import { pictureSizes } from '#shared/picture-sizes.ts';
import { pathOf } from '#shared/routes.ts';

type DeskPictureProps = { content: typeof home; language: Language };

/** The owner's desk in the theme of the page, where it is wide enough to be read. It leads to the other pictures. */
export function DeskPicture({ content, language }: DeskPictureProps) {
  return (
    <PageLink to={pathOf('work', language)} className="frame block pb-8 max-md:hidden">
      <Sheet title={content.deskPicture}>
        {(['light', 'dark'] as const).map((theme) => (
          <img
            key={theme}
            src={picturePath('desk-today', language, theme, 'wide')}
            alt=""
            {...pictureSizes.wide}
            loading="lazy"
            className={`w-full ${theme === 'light' ? 'dark:hidden' : 'light:hidden'}`}
          />
        ))}
      </Sheet>
    </PageLink>
  );
}
