import { serviceModels } from '#client/drawings/service-models.ts?sprite';
import { PageLink } from '#client/navigation/page-link.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import type { Service } from '#shared/content/types.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';

type ServiceCardsProps = { services: readonly Service[]; language: Language };

/** A card for each service; the whole card is a link. */
export function ServiceCards({ services, language }: ServiceCardsProps) {
  return (
    <ul className="rises grid border-t border-ink bg-card md:grid-cols-3 print:grid-cols-3">
      {services.map(({ id, title, shortDescription, timeline }) => (
        <li
          key={id}
          className="relative row-span-4 grid grid-rows-subgrid border-x border-b border-line p-5 hover:border-b-ink md:p-4 lg:p-8 md:not-first:border-l-0 print:not-first:border-l-0"
        >
          <Drawing drawing={serviceModels[id]} className="mb-6 h-32 w-full max-md:hidden" />
          <h3 className="text-h3">
            <PageLink
              to={pathOf(id, language)}
              className="after:absolute after:inset-0 underline-offset-4 hover:underline"
            >
              {title}
            </PageLink>
          </h3>
          <p className="mt-2 mb-4 text-mute">{shortDescription}</p>
          <p className="arrow flex justify-between text-ui tabular-nums">{timeline}</p>
        </li>
      ))}
    </ul>
  );
}
