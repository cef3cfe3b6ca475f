import { PageLink } from '#client/navigation/page-link.tsx';
import type { PricingContent } from '#client/pages/pricing.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { SideScroll } from '#client/ui/side-scroll.tsx';
import type { Package } from '#shared/content/types.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';

type ComparisonProps = {
  comparison: PricingContent['comparison'];
  packages: readonly Package[];
  language: Language;
};

const line = 'border-b border-line py-2.5 pr-4 text-left';
/** Stays in view while the columns of the packages are scrolled. */
const firstColumn = 'sticky left-0 bg-paper';

/** The packages side by side. On phones the table scrolls inside itself. */
export function Comparison({ comparison, packages, language }: ComparisonProps) {
  return (
    <SideScroll label={comparison.caption} className="wide">
      <table className="w-full table-fixed max-sm:min-w-130 border-t border-ink text-ui">
        <caption className="sr-only">{comparison.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${line} ${firstColumn} w-40 sm:w-9/25 lg:w-1/4`}>
              <span className="sr-only">{comparison.criterion}</span>
            </th>
            {packages.map(({ id, name }) => (
              <th key={id} scope="col" className={`${line} align-bottom font-semibold`}>
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
              <th scope="row" className={`${line} ${firstColumn} align-top font-normal text-mute`}>
                {title}
              </th>
              {values.map((value, index) => (
                <td key={packages[index]?.id} className={`${line} align-top font-medium tabular-nums`}>
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
    </SideScroll>
  );
}
