import type { Language } from '#shared/languages.ts';
import type { Offers } from './named-offers.ts';

const loaders = {
  en: async () => ({
    ...(await import('#shared/content/en/catalogue.ts')),
    ...(await import('#shared/content/en/packages.ts')),
  }),
  nl: async () => ({
    ...(await import('#shared/content/nl/catalogue.ts')),
    ...(await import('#shared/content/nl/packages.ts')),
  }),
};

/** What the pages know of services and packages. Rejects when a chunk can't be fetched. */
export function loadOffers(language: Language): Promise<Offers> {
  return loaders[language]();
}
