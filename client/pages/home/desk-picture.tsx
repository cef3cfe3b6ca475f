import { ThemedPicture } from '#client/layout/themed-picture.tsx';
import type { home } from '#shared/content/en/home.ts';
import type { Language } from '#shared/languages.ts';

type DeskPictureProps = { content: (typeof home)['desk']; language: Language };

/** The owner's desk, where it is wide enough to be read. */
export function DeskPicture({ content: { title, introduction }, language }: DeskPictureProps) {
  return (
    <section aria-labelledby="desk-title" className="frame py-14 max-md:hidden">
      <h2 id="desk-title" className="text-h2">
        {title}
      </h2>
      <p className="mt-4 mb-10 text-mute">{introduction}</p>
      <ThemedPicture id="desk-today" form="wide" language={language} alt="" className="border border-ink" />
    </section>
  );
}
