import { heroDrawing } from '#client/drawings/hero.ts';
import { ContactLink } from '#client/layout/contact-link.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { MoreLink } from '#client/ui/more-link.tsx';
import type { home } from '#shared/content/en/home.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';

type HeroProps = { content: typeof home; language: Language };

export function Hero({ content, language }: HeroProps) {
  const { tag, start, explore, work, drawing } = content.hero;
  return (
    <div className="overflow-clip border-b border-line">
      <div className="frame grid-lines grid grid-cols-1 items-center gap-x-10 gap-y-8 pt-12 pb-6 md:pt-16 lg:min-h-[min(100svh-var(--bar),54rem)] lg:grid-cols-[minmax(min-content,1fr)_1.2fr] lg:py-14">
        <div>
          <p className="mb-4 text-ui font-semibold text-accent">{tag}</p>
          {/* The longest word stays on one line; the drawing becomes smaller instead. */}
          <h1 className="text-display wrap-break-word hyphens-none">{content.heading}</h1>
          <p className="mt-6 max-w-xl text-lead text-mute md:mt-8 lg:max-w-md">{content.introduction}</p>
          {/* Columns of equal width, so that nothing moves when the font is loaded. */}
          <div className="mt-8 grid gap-3.5 sm:max-w-md sm:grid-cols-2 md:mt-10">
            <ContactLink language={language} source="home-hero-project">
              {start}
            </ContactLink>
            <ContactLink language={language} source="home-hero-work" variant="secondary">
              {explore}
            </ContactLink>
          </div>
          <p className="mt-4">
            <MoreLink href={pathOf('work', language)}>{work}</MoreLink>
          </p>
        </div>
        <Drawing
          drawing={heroDrawing}
          labels={[drawing.week(1), drawing.week(2), drawing.week(3), drawing.span]}
          className="draws mx-auto h-auto w-full max-w-2xl max-[30rem]:[&_text]:text-[29px] lg:max-w-none"
        />
      </div>
    </div>
  );
}
