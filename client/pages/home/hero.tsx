import { heroDrawing, heroPlotDrawings } from '#client/drawings/hero.ts';
import { ContactLink } from '#client/layout/contact-link.tsx';
import { PageLink } from '#client/navigation/page-link.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { Movement } from '#client/ui/movement.tsx';
import type { home } from '#shared/content/en/home.ts';
import type { Language } from '#shared/languages.ts';
import type { ServiceId } from '#shared/offers.ts';
import { pathOf } from '#shared/routes.ts';

type HeroProps = { content: typeof home; language: Language };

export function Hero({ content, language }: HeroProps) {
  const { tag, start, explore } = content.hero;
  return (
    <div className="overflow-clip border-b border-line">
      <div className="frame grid-lines grid grid-cols-1 items-start gap-x-10 gap-y-4 lg:min-h-[min(100svh-var(--bar),54rem)] lg:grid-cols-[minmax(min-content,1fr)_1.2fr]">
        <div className="self-stretch bg-paper pt-8 pb-4 lg:py-[min(9svh,6rem)]">
          <p className="mb-4 text-ui font-semibold text-accent">{tag}</p>
          {/* The longest word stays on one line; the drawing shrinks instead. */}
          <h1 className="text-display wrap-break-word hyphens-none">{content.heading}</h1>
          <p className="mt-6 max-w-xl text-h3 text-balance md:mt-8 lg:max-w-md">
            {content.introduction}{' '}
            <PageLink to={pathOf('pricing', language)} className="underline underline-offset-4 hover:decoration-2">
              {content.prices}
            </PageLink>
          </p>
          {/* Columns of equal width, so that nothing moves when the font is loaded. */}
          <div className="mt-6 grid gap-3.5 min-[24rem]:grid-cols-2 sm:max-w-md md:mt-10">
            <ContactLink language={language} source="home-hero-project">
              {start}
            </ContactLink>
            <ContactLink language={language} source="home-hero-work" variant="secondary">
              {explore}
            </ContactLink>
          </div>
        </div>
        <HeroServices hero={content.hero} language={language} />
      </div>
    </div>
  );
}

type HeroServicesProps = { hero: (typeof home)['hero']; language: Language };

/** The drawing of the hero: a building site. Each building is a service and links to its page. */
function HeroServices({ hero, language }: HeroServicesProps) {
  return (
    // The margin above the ground leaves room for the tower, the padding below it for words. On a low, wide window it is as wide as fits in.
    <nav aria-label={hero.servicesLabel} className="to-edge mx-auto max-w-2xl pb-18 lg:max-w-[94svh] lg:self-center">
      <div className="site relative mt-[27%]">
        <Drawing drawing={heroDrawing} className="draws" />
        {Object.entries(heroPlotDrawings).map(([id, drawing]) => {
          const { title, timeline } = hero.services[id as ServiceId];
          return (
            <PageLink key={id} to={pathOf(id as ServiceId, language)}>
              {/* In a view transition it turns into the drawing on the service's page. */}
              <Movement name={id} default="none" share="auto">
                <Drawing drawing={drawing} />
              </Movement>
              <span>
                <b>{title}</b>
                <span>{timeline}</span>
              </span>
            </PageLink>
          );
        })}
      </div>
    </nav>
  );
}
