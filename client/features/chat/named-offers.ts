import { servicesOf } from '#shared/content/pick.ts';
import type { Catalogue, Package, Service } from '#shared/content/types.ts';
import { type Language, languages } from '#shared/languages.ts';

export type Offer = { kind: 'service'; service: Service } | { kind: 'package'; package: Package };

export type Offers = { catalogue: Catalogue; packages: readonly Package[] };

export type OffersByLanguage = Record<Language, Offers>;

/** The services and packages that a text names, in the order in which it does, as one language describes them. The text may be in any. */
export function findNamedOffers(text: string, offers: OffersByLanguage, language: Language): Offer[] {
  const places = new Map<string, number>();
  for (const { id, name } of languages.flatMap((each) => namedOffers(offers[each]))) {
    const at = text.search(name);
    if (at >= 0) places.set(id, Math.min(at, places.get(id) ?? at));
  }
  return namedOffers(offers[language])
    .map(({ id, offer }) => ({ at: places.get(id), offer }))
    .filter((each): each is { at: number; offer: Offer } => each.at !== undefined)
    .sort((a, b) => a.at - b.at)
    .map(({ offer }) => offer);
}

type NamedOffer = { id: string; name: RegExp; offer: Offer };

function namedOffers({ catalogue, packages }: Offers): NamedOffer[] {
  return [
    ...servicesOf(catalogue).map((service): NamedOffer => {
      return { id: service.id, name: patternOf(service.title, 'iu'), offer: { kind: 'service', service } };
    }),
    // Their names are also common words, which are then written small.
    ...packages.map((each): NamedOffer => {
      return { id: each.id, name: patternOf(each.name, 'u'), offer: { kind: 'package', package: each } };
    }),
  ];
}

/** A name as a whole, with a space where it has a hyphen or the other way round. */
function patternOf(name: string, flags: string): RegExp {
  const words = name.split(/[\s-]+/).map((word) => word.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[\\s-]+')}(?![\\p{L}\\p{N}])`, flags);
}
