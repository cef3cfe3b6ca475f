import { PageLink } from '#client/navigation/page-link.tsx';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import type { Offer } from './named-offers.ts';

type OfferCardsProps = { offers: readonly Offer[]; label: string; language: Language };

/** A card for each offer that a reply names. The whole card is a link. */
export function OfferCards({ offers, label, language }: OfferCardsProps) {
  return (
    <ul aria-label={label} className="grid w-[92%] gap-2">
      {offers.map(({ id, title, text, price, timeline }) => (
        <li key={id} className="relative rounded border border-line bg-card px-3 py-2.5 hover:border-ink">
          <PageLink
            to={pathOf(id, language)}
            className="font-semibold after:absolute after:inset-0 hover:underline hover:underline-offset-4"
          >
            {title}
          </PageLink>
          <p className="mt-0.5 text-ui text-mute">{text}</p>
          <p className="mt-2 flex flex-wrap justify-between gap-x-4 border-t border-line pt-1.5 text-ui tabular-nums">
            <span>{timeline}</span>
            <span>{price}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
