import { type PackageId, packageIds } from '#shared/offers.ts';

/** For each package the message with which a form begins that was opened by choosing it. */
export type PackageWishes = Record<PackageId, string>;

/**
 * The message of an untouched form that was opened by choosing a package; empty when it was opened otherwise. Its source ends with the id of
 * the package, and below the package's own page with `-end`.
 */
export function packageWish(source: string, wishes: PackageWishes): string {
  const chosen = source.replace(/-end$/, '');
  const id = packageIds.find((each) => chosen.endsWith(each));
  return id ? wishes[id] : '';
}

/** Null for a message in the visitor's own words. */
export function wishedPackage(message: string | undefined, wishes: PackageWishes): PackageId | null {
  return packageIds.find((id) => wishes[id] === message) ?? null;
}
