import type { Catalogue, Package, Service } from '#shared/content/types.ts';
import { type Language, languages } from '#shared/languages.ts';

export type Offer = { kind: 'service'; service: Service } | { kind: 'package'; package: Package };

export type Offers = { catalogue: Catalogue; packages: readonly Package[] };

/** The services and packages that a text names, in the order in which it does, as one language describes them. The text may be in any. */
export function findNamedOffers(text: string, offers: Record<Language, Offers>, language: Language): Offer[] {
  const placeOf = (id: string) =>
    Math.min(...languages.flatMap((each) => namesOf(offers[each], id)).map((name) => placeIn(text, name)));
  const { catalogue, packages } = offers[language];
  const named = [
    ...servicesOf(catalogue).map((service) => ({
      at: placeOf(service.id),
      offer: { kind: 'service' as const, service },
    })),
    ...packages.map((each) => ({ at: placeOf(each.id), offer: { kind: 'package' as const, package: each } })),
  ];
  return named
    .filter(({ at }) => at < text.length)
    .sort((a, b) => a.at - b.at)
    .map(({ offer }) => offer);
}

const servicesOf = ({ groups }: Catalogue) => groups.flatMap(({ services }) => services);

function namesOf({ catalogue, packages }: Offers, id: string): RegExp[] {
  return [
    ...servicesOf(catalogue).flatMap((service) => (service.id === id ? [patternOf(service.title, 'iu')] : [])),
    // Their names are also common words, which are then written small.
    ...packages.flatMap((each) => (each.id === id ? [patternOf(each.name, 'u')] : [])),
  ];
}

/** Behind the end where it is not there. */
function placeIn(text: string, name: RegExp): number {
  const at = text.search(name);
  return at < 0 ? text.length : at;
}

/** A name as a whole, with a space where it has a hyphen or the other way round. */
function patternOf(name: string, flags: string): RegExp {
  const words = name.split(/[\s-]+/).map((word) => word.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[\\s-]+')}(?![\\p{L}\\p{N}])`, flags);
}
