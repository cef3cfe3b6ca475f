import type { OffersByLanguage } from './named-offers.ts';

/** Services and packages in both languages, because a conversation may hold replies in both. Rejects when a chunk can't be fetched. */
export async function loadOffers(): Promise<OffersByLanguage> {
  const [enCatalogue, enPackages, nlCatalogue, nlPackages] = await Promise.all([
    import('#shared/content/en/catalogue.ts'),
    import('#shared/content/en/packages.ts'),
    import('#shared/content/nl/catalogue.ts'),
    import('#shared/content/nl/packages.ts'),
  ]);
  return { en: { ...enCatalogue, ...enPackages }, nl: { ...nlCatalogue, ...nlPackages } };
}
