import { ThemedPicture } from '#client/layout/themed-picture.tsx';
import { Section } from '#client/ui/section.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import type { home } from '#shared/content/en/home.ts';
import type { Language } from '#shared/languages.ts';

type DeskPictureProps = { content: (typeof home)['desk']; language: Language };

/** The owner's desk, as a screen of the visitor's width shows it. */
export function DeskPicture({ content: { title, introduction, picture }, language }: DeskPictureProps) {
  return (
    <Section id="desk" title={title} introduction={introduction} className="band">
      {/* The picture ends at a line of the dashboard, and the frame adds the space below it. */}
      <Sheet title={picture} isSubject>
        <ThemedPicture id="desk-today" form="wide" language={language} alt="" className="bg-paper pb-4 max-lg:hidden" />
        <ThemedPicture
          id="desk-today"
          form="half"
          language={language}
          alt=""
          className="bg-paper max-md:hidden lg:hidden"
        />
        <ThemedPicture id="desk-today" form="short" language={language} alt="" className="md:hidden" />
      </Sheet>
    </Section>
  );
}
