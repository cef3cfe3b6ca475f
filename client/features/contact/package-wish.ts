import { type PackageId, packageIds } from '#shared/offers.ts';

/**
 * The message of an untouched form that was opened by choosing a package; empty when it was opened otherwise. The source of such a form ends
 * with the package's id, and below the package's own page with `-end`.
 */
export function packageWish(source: string, wishes: Record<PackageId, string>): string {
  const id = packageIds.find((each) => source.replace(/-end$/, '').endsWith(each));
  return id ? wishes[id] : '';
}
