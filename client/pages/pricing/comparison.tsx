import type { PricingContent } from '#client/pages/pricing.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { SideScroll } from '#client/ui/side-scroll.tsx';
import type { Package } from '#shared/content/types.ts';

type ComparisonProps = {
  comparison: PricingContent['comparison'];
  packages: readonly Package[];
};

const line = 'border-b border-line py-2.5 pr-4 text-left lg:not-first:pl-8';
/** Stays in view while the columns of the packages are scrolled. */
const firstColumn = 'sticky left-0 bg-paper';

/** Rows that wide screens show on the cards above. */
const areOnCards = new Set(['price', 'timeline']);

/** The packages side by side. On phones the table scrolls inside itself. */
export function Comparison({ comparison, packages }: ComparisonProps) {
  return (
    <SideScroll label={comparison.caption} className="wide">
      <table className="w-full table-fixed max-sm:min-w-130 border-t border-ink text-ui">
        <caption className="sr-only">{comparison.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${line} ${firstColumn} lg:py-0 w-40 sm:w-9/25 lg:w-1/4`}>
              <span className="sr-only">{comparison.criterion}</span>
            </th>
            {packages.map(({ id, name }) => (
              <th key={id} scope="col" className={`${line} align-bottom font-semibold lg:py-0`}>
                <span className="lg:sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.rows.map(({ id, title, values }) => (
            <tr key={id} className={areOnCards.has(id) ? 'lg:hidden' : ''}>
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
