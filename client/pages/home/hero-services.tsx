import { heroDrawing, heroPlotDrawings } from '#client/drawings/hero.ts';
import { PageLink } from '#client/navigation/page-link.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { Movement } from '#client/ui/movement.tsx';
import type { home } from '#shared/content/en/home.ts';
import type { Language } from '#shared/languages.ts';
import type { ServiceId } from '#shared/offers.ts';
import { pathOf } from '#shared/routes.ts';

type HeroServicesProps = { hero: (typeof home)['hero']; language: Language };

/** The drawing of the hero: a building site. Each building is a service and links to its page. */
export function HeroServices({ hero, language }: HeroServicesProps) {
  return (
    // The margin above the ground leaves room for the tower, the padding below it for words.
    <nav aria-label={hero.servicesLabel} className="to-edge mx-auto max-w-2xl pb-18 lg:max-w-none lg:self-center">
      <div className="site relative mt-[27%]">
        <Drawing drawing={heroDrawing} className="draws" />
        {Object.entries(heroPlotDrawings).map(([id, drawing]) => {
          const { title, timeline, priceDisplay } = hero.services[id as ServiceId];
          return (
            <PageLink key={id} to={pathOf(id as ServiceId, language)}>
              {/* In a view transition it turns into the drawing on the service's page. */}
              <Movement name={id} default="none" share="auto">
                <Drawing drawing={drawing} />
              </Movement>
              <span>
                <b>{title}</b>
                <span>{timeline}</span>
                <i>{priceDisplay}</i>
              </span>
            </PageLink>
          );
        })}
      </div>
    </nav>
  );
}
