import { Sheet } from '#client/ui/sheet.tsx';
import type { home } from '#shared/content/en/home.ts';
import type { Language } from '#shared/languages.ts';
import { picturePath } from '#shared/picture-path.ts';
import { pictureSizes } from '#shared/picture-sizes.ts';

type DeskPictureProps = { content: typeof home; language: Language };

/** The owner's desk in the theme of the page, where it is wide enough to be read. */
export function DeskPicture({ content, language }: DeskPictureProps) {
  return (
    <div className="frame pb-8 max-md:hidden">
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
    </div>
  );
}
