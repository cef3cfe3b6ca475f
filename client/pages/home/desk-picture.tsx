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
      <p className="mt-4 mb-8 text-mute">{introduction}</p>
      {/* The picture ends at a line of the dashboard, and the frame adds the space below it. */}
      <div className="border border-ink pb-6">
        <ThemedPicture id="desk-today" form="wide" language={language} alt="" />
      </div>
    </section>
  );
}
