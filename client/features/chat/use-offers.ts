import { useState } from 'react';
import { useLoading } from '#client/use-loading.ts';
import type { OffersByLanguage } from './named-offers.ts';

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
