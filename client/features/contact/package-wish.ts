import { type PackageId, packageIds } from '#shared/offers.ts';

/**
 * The message of an untouched form that was opened by choosing a package; empty when it was opened otherwise. Its source ends with the id of
 * the package, and below the package's own page with `-end`.
 */
export function packageWish(source: string, wishes: Record<PackageId, string>): string {
  const chosen = source.replace(/-end$/, '');
  const id = packageIds.find((each) => chosen.endsWith(each));
  return id ? wishes[id] : '';
}
