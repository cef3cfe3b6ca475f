import { useState } from 'react';
import { PageLink } from '#client/navigation/page-link.tsx';
import { useLoading } from '#client/use-loading.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import type { Offer, OffersByLanguage } from './named-offers.ts';

type OfferCardsProps = { offers: readonly Offer[]; label: string; language: Language };

/** A card for each offer that a reply names. The whole card is a link. */
export function OfferCards({ offers, label, language }: OfferCardsProps) {
  return (
    <ul aria-label={label} className="grid w-full max-w-[92%] gap-2">
      {offers.map(({ id, title, text, price, timeline }) => (
        <li key={id} className="relative rounded border border-line bg-card px-3 py-2.5 hover:border-ink">
          <PageLink
            to={pathOf(id, language)}
            className="font-semibold after:absolute after:inset-0 underline-offset-4 hover:underline"
          >
            {title}
          </PageLink>
          <p className="mt-0.5 text-ui text-mute">{text}</p>
          <p className="mt-2 flex flex-wrap justify-between gap-x-4 border-t border-line pt-2 text-ui tabular-nums">
            <span>{timeline}</span>
            <span>{price}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Null until they are loaded, or when they can't be. Replies are then shown without cards. */
export function useOffers(): OffersByLanguage | null {
  const [offers, setOffers] = useState<OffersByLanguage | null>(null);
  useLoading('offers', loadOffers, setOffers, () => undefined);
  return offers;
}

/** Services and packages in both languages, because a conversation may hold replies in both. Rejects when a chunk can't be fetched. */
async function loadOffers(): Promise<OffersByLanguage> {
  const [enCatalogue, enPackages, nlCatalogue, nlPackages] = await Promise.all([
    import('#shared/content/en/catalogue.ts'),
    import('#shared/content/en/packages.ts'),
    import('#shared/content/nl/catalogue.ts'),
    import('#shared/content/nl/packages.ts'),
  ]);
  return { en: { ...enCatalogue, ...enPackages }, nl: { ...nlCatalogue, ...nlPackages } };
}
