import { ThemedPicture } from '#client/layout/themed-picture.tsx';
import { Section } from '#client/ui/section.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import type { home } from '#shared/content/en/home.ts';
import type { Language } from '#shared/languages.ts';

type DeskPictureProps = { content: (typeof home)['desk']; language: Language };

/** The owner's desk, where it is wide enough to be read. */
export function DeskPicture({ content: { title, introduction }, language }: DeskPictureProps) {
  return (
    <Section id="desk" title={title} className="band max-md:hidden">
      {/* The picture ends at a line of the dashboard, and the frame adds the space below it. */}
      <Sheet title={introduction} isSubject>
        <ThemedPicture id="desk-today" form="wide" language={language} alt="" className="bg-paper pb-4" />
      </Sheet>
    </Section>
  );
}
