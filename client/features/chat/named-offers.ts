import { servicesOf } from '#shared/content/pick.ts';
import type { Catalogue, Package } from '#shared/content/types.ts';
import { type Language, languages } from '#shared/languages.ts';
import type { PackageId, ServiceId } from '#shared/offers.ts';

/** What a card shows of a service or package. */
export type Offer = { id: ServiceId | PackageId; title: string; text: string; price: string; timeline: string };

type Offers = { catalogue: Catalogue; packages: readonly Package[] };

export type OffersByLanguage = Record<Language, Offers>;

/** The services and packages that a text in either language names, in the order in which it names them, with texts in `language`. */
export function findNamedOffers(text: string, offers: OffersByLanguage, language: Language): Offer[] {
  const positions = new Map<Offer['id'], number>();
  for (const { name, offer } of languages.flatMap((each) => namedOffers(offers[each]))) {
    const at = text.search(name);
    if (at >= 0) positions.set(offer.id, Math.min(at, positions.get(offer.id) ?? at));
  }
  const described = new Map(namedOffers(offers[language]).map(({ offer }) => [offer.id, offer]));
  return [...positions].sort(([, a], [, b]) => a - b).flatMap(([id]) => described.get(id) ?? []);
}

function namedOffers({ catalogue, packages }: Offers): { name: RegExp; offer: Offer }[] {
  return [
    ...servicesOf(catalogue).map(({ id, title, shortDescription: text, priceDisplay: price, timeline }) => ({
      name: patternOf(title, 'iu'),
      offer: { id, title, text, price, timeline },
    })),
    // Case matters for packages, whose names are also common words.
    ...packages.map(({ id, name: title, description: text, price, timeline }) => ({
      name: patternOf(title, 'u'),
      offer: { id, title, text, price, timeline },
    })),
  ];
}

/** Matches a whole name, with spaces or hyphens between its words. */
function patternOf(name: string, flags: string): RegExp {
  const words = name.split(/[\s-]+/).map((word) => word.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[\\s-]+')}(?![\\p{L}\\p{N}])`, flags);
}
