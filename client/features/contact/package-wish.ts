import { type PackageId, packageIds, type ServiceId } from '#shared/offers.ts';
import type { FormValues } from './form-values.ts';

/** For each package the message with which a form begins that was opened by choosing it. */
export type PackageWishes = Record<PackageId, string>;

/** The service that comes nearest to a package: whoever has chosen a package need not choose again. */
const nearestServices: Record<PackageId, ServiceId> = {
  'build-and-empower': 'custom-ai-solution',
  'build-and-elevate': 'crm-integration',
  growth: 'custom-ai-solution',
};

type Wish = Pick<FormValues, 'problemDescription' | 'service'>;

export const wishFor = (id: PackageId, wishes: PackageWishes): Wish => ({
  problemDescription: wishes[id],
  service: nearestServices[id],
});

/**
 * What an untouched form says that was opened by choosing a package; nothing when it was opened otherwise. Its source ends with the id of the
 * package, and below the package's own page with `-end`.
 */
export function packageWish(source: string, wishes: PackageWishes): Wish {
  const chosen = source.replace(/-end$/, '');
  const id = packageIds.find((each) => chosen.endsWith(each));
  return id ? wishFor(id, wishes) : {};
}

/** Null for a message in the visitor's own words. */
export function wishedPackage(message: string | undefined, wishes: PackageWishes): PackageId | null {
  return packageIds.find((id) => wishes[id] === message) ?? null;
}
