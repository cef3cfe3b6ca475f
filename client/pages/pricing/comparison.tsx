import { PageLink } from '#client/navigation/page-link.tsx';
import type { PricingContent } from '#client/pages/pricing.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { Package } from '#shared/content/types.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';

type ComparisonProps = {
  comparison: PricingContent['comparison'];
  packages: readonly Package[];
  language: Language;
};

const line = 'border-b border-line py-3 text-left sm:px-3 lg:px-4';

/**
 * The packages side by side. On phones the first column has no width and its text stands above the values of its row, so it is the same
 * table on every screen and for screen readers.
 */
export function Comparison({ comparison, packages, language }: ComparisonProps) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full table-fixed border-t border-ink text-ui">
        <caption className="sr-only">{comparison.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${line} w-0 sm:w-9/25 lg:w-1/4`}>
              <span className="sr-only">{comparison.criterion}</span>
            </th>
            {packages.map(({ id, name }) => (
              <th key={id} scope="col" className={`${line} pr-2 align-bottom font-semibold`}>
                <PageLink to={pathOf(id, language)} className="underline underline-offset-4 hover:decoration-2">
                  {name}
                </PageLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.rows.map(({ id, title, values }) => (
            <tr key={id}>
              <th
                scope="row"
                className={`${line} align-top font-normal text-mute max-sm:whitespace-nowrap sm:pl-0 lg:pl-0`}
              >
                {title}
              </th>
              {values.map((value, index) => (
                <td key={packages[index]?.id} className={`${line} align-bottom font-medium tabular-nums max-sm:pt-9`}>
                  {typeof value === 'string' ? (
                    value
                  ) : (
                    <>
                      <Icon name={value ? 'check' : 'minus'} className={`size-5 ${value ? '' : 'text-mute'}`} />
                      <span className="sr-only">{value ? comparison.included : comparison.notIncluded}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
