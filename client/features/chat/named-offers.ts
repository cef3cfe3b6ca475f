import type { Catalogue, Package, Service } from '#shared/content/types.ts';

export type Offer = { kind: 'service'; service: Service } | { kind: 'package'; package: Package };

export type Offers = { catalogue: Catalogue; packages: readonly Package[] };

/** The services and packages that a text names, in the order in which it does. */
export function findNamedOffers(text: string, { catalogue, packages }: Offers): Offer[] {
  const services = catalogue.groups.flatMap((group) => group.services);
  const named = [
    ...services.map((service) => ({
      at: text.search(patternOf(service.title, 'iu')),
      offer: { kind: 'service' as const, service },
    })),
    // Their names are also common words, which are then written small.
    ...packages.map((each) => ({
      at: text.search(patternOf(each.name, 'u')),
      offer: { kind: 'package' as const, package: each },
    })),
  ];
  return named
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ offer }) => offer);
}

/** A name as a whole, with a space where it has a hyphen or the other way round. */
function patternOf(name: string, flags: string): RegExp {
  const words = name.split(/[\s-]+/).map((word) => word.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[\\s-]+')}(?![\\p{L}\\p{N}])`, flags);
}
