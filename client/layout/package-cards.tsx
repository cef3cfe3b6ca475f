import { packageModels } from '#client/drawings/package-models.ts?sprite';
import { MoreLink } from '#client/layout/more-link.tsx';
import { PageLink } from '#client/navigation/page-link.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Checks } from '#client/ui/checks.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { Fold } from '#client/ui/fold.tsx';
import type { packageLabels } from '#shared/content/en/package-labels.ts';
import type { Package } from '#shared/content/types.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import { ContactLink } from './contact-link.tsx';

type PackageCardsProps = {
  packages: readonly Package[];
  labels: typeof packageLabels;
  language: Language;
  /** The prefix of the buttons' source labels. */
  source: string;
};

/** They stand side by side on wide screens. Where there is room, each of two cards has two columns; of three it has them on tablets. */
const layouts = {
  2: {
    list: 'lg:grid-cols-2 print:grid-cols-2',
    card: 'row-span-5 sm:row-span-8 sm:grid-cols-2',
    drawing: 'sm:row-span-8 sm:self-center',
  },
  3: {
    list: 'lg:grid-cols-3',
    card: 'row-span-5 sm:row-span-8 sm:max-lg:grid-cols-2',
    drawing: 'sm:max-lg:row-span-5 sm:max-lg:mb-0 sm:max-lg:self-center',
  },
};

/**
 * Cards with aligned prices, buttons and lists, however long the texts above them are. Their rows have no gap, because Firefox would put it
 * between the lines of a card, too.
 */
export function PackageCards({ packages, labels, language, source }: PackageCardsProps) {
  // Where two stand, the third is the one that the page is about, and the two are shown without their features.
  const areAll = packages.length > 2;
  const layout = layouts[areAll ? 3 : 2];
  const isRecommended = ({ popular }: Package) => popular && areAll;
  return (
    <ul className={`rises -mb-4 grid gap-x-5 ${layout.list}`}>
      {packages.map((item) => (
        <li
          key={item.id}
          className={`relative mb-4 grid grid-rows-subgrid gap-x-2 gap-y-0 border bg-card p-5 max-sm:grid-cols-[auto_1fr_auto] sm:p-6 lg:p-8 ${layout.card} ${isRecommended(item) ? 'border-ink' : 'border-line'}`}
        >
          {/* All drawings have the same width and the same ground, so they have the same scale. */}
          <Drawing
            drawing={packageModels[item.id]}
            className={`h-auto max-w-full self-end justify-self-center max-sm:hidden sm:mb-6 sm:w-56 ${layout.drawing}`}
          />
          <h3 className="self-center text-h3">
            <PageLink to={pathOf(item.id, language)} className="underline-offset-4 hover:underline">
              {item.name}
            </PageLink>
          </h3>
          {isRecommended(item) ? (
            <div className="absolute -top-3 bg-card">
              <Badge>{labels.popular}</Badge>
            </div>
          ) : null}
          <p className="mt-1 text-mute max-sm:col-span-full max-sm:text-ui">{item.description}</p>
          <p className="self-center text-right text-h3 tabular-nums max-sm:col-start-3 max-sm:row-start-1 sm:mt-6 sm:text-left sm:text-h2">
            {item.price}
          </p>
          <p className="mt-1 text-ui text-mute tabular-nums max-sm:col-span-full max-sm:row-start-3">
            {labels.price}, {item.timeline}
          </p>
          <ContactLink
            language={language}
            source={`${source}-${item.id}`}
            variant={isRecommended(item) ? 'primary' : 'secondary'}
            className="mt-3 max-sm:col-span-full sm:mt-6"
          >
            {labels.choose(item.name)}
          </ContactLink>
          {areAll ? (
            <>
              {/* On wide screens the table that follows has them. */}
              <Fold
                summary={labels.features}
                className="mt-2 max-sm:col-span-full max-sm:-mb-3 sm:mt-6 sm:max-lg:col-span-2 lg:hidden"
              >
                <Checks items={item.features} label={labels.features} className="mb-4 sm:grid-cols-2" />
              </Fold>
              <p className="mt-6 mb-4 border-t border-line pt-4 text-ui text-mute max-sm:hidden sm:max-lg:col-span-2">
                <span className="block font-medium text-ink">{labels.ideal}</span>
                {item.idealFor}
              </p>
            </>
          ) : null}
          {/* Where all stand, the name alone leads there on phones. */}
          <MoreLink
            to={pathOf(item.id, language)}
            about={item.name}
            className={areAll ? 'max-sm:hidden' : 'mt-4 max-sm:col-span-full'}
          >
            {labels.more}
          </MoreLink>
        </li>
      ))}
    </ul>
  );
}
