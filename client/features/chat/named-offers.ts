import { servicesOf } from '#shared/content/pick.ts';
import type { Catalogue, Package, Service } from '#shared/content/types.ts';
import { type Language, languages } from '#shared/languages.ts';

export type Offer = { kind: 'service'; service: Service } | { kind: 'package'; package: Package };

export type Offers = { catalogue: Catalogue; packages: readonly Package[] };

export type OffersByLanguage = Record<Language, Offers>;

/** The services and packages that a text in either language names, in the order of the text and in the words of `language`. */
export function findNamedOffers(text: string, offers: OffersByLanguage, language: Language): Offer[] {
  const positions = new Map<string, number>();
  for (const { id, name } of languages.flatMap((each) => namedOffers(offers[each]))) {
    const at = text.search(name);
    if (at >= 0) positions.set(id, Math.min(at, positions.get(id) ?? at));
  }
  return namedOffers(offers[language])
    .map(({ id, offer }) => ({ at: positions.get(id), offer }))
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
    // Case matters for packages, whose names are also common words.
    ...packages.map((each): NamedOffer => {
      return { id: each.id, name: patternOf(each.name, 'u'), offer: { kind: 'package', package: each } };
    }),
  ];
}

/** Matches a whole name, with spaces or hyphens between its words. */
function patternOf(name: string, flags: string): RegExp {
  const words = name.split(/[\s-]+/).map((word) => word.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[\\s-]+')}(?![\\p{L}\\p{N}])`, flags);
}
