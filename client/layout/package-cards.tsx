import { packageModels } from '#client/drawings/package-models.ts?sprite';
import { MoreLink } from '#client/layout/more-link.tsx';
import { PageLink } from '#client/navigation/page-link.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Checks } from '#client/ui/checks.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { Fold } from '#client/ui/fold.tsx';
import type { packageLabels } from '#shared/content/en/package-labels.ts';
import { packageFigures } from '#shared/content/offer-figures.ts';
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

/**
 * Cards with aligned prices and buttons, however long the texts above them are. Their rows have no gap, because Firefox would put it
 * between the lines of a card, too.
 */
export function PackageCards({ packages, labels, language, source }: PackageCardsProps) {
  // Where two stand, the third is the one that the page is about, and the two are shown without their features.
  const areAll = packages.length > 2;
  return (
    <ul className={`rises -mb-4 grid ${areAll ? 'lg:grid-cols-3' : 'gap-x-5 lg:grid-cols-2 print:grid-cols-2'}`}>
      {packages.map((item) => (
        <PackageCard key={item.id} {...{ item, labels, language, source, areAll }} />
      ))}
    </ul>
  );
}

type PackageCardProps = Omit<PackageCardsProps, 'packages'> & {
  item: Package;
  /** Three cards stand in narrow columns on wide screens, without drawings and above a table of their features. */
  areAll: boolean;
};

function PackageCard({ item, labels, language, source, areAll }: PackageCardProps) {
  const isRecommended = areAll && item.popular;
  const { workflows, supportDays } = packageFigures[item.id];
  return (
    <li
      className={`relative mb-4 grid grid-cols-[3fr_1fr] grid-rows-subgrid gap-x-2 gap-y-0 border bg-card p-5 lg:p-8 ${areAll ? 'row-span-7 lg:-ml-px lg:grid-cols-1' : 'row-span-5'} ${isRecommended ? 'z-1 border-ink' : 'border-line'}`}
    >
      <h3 className="self-center text-h3">
        <PageLink to={pathOf(item.id, language)} className="underline-offset-4 hover:underline">
          {item.name}
        </PageLink>
      </h3>
      {isRecommended ? (
        <div className="absolute -top-3 bg-card">
          <Badge>{labels.popular}</Badge>
        </div>
      ) : null}
      <p className={`self-center text-right text-h3 tabular-nums ${areAll ? 'lg:mt-4 lg:text-left lg:text-h2' : ''}`}>
        {item.price}
      </p>
      <p className="mt-1 text-mute max-sm:text-ui">{item.description}</p>
      {/* All drawings have the same width and the same ground, so they have the same scale. */}
      <Drawing
        drawing={packageModels[item.id]}
        className={`row-span-2 h-auto w-full self-end ${areAll ? 'lg:hidden' : 'lg:mt-4'}`}
      />
      <p className={`mt-1 text-ui text-mute tabular-nums ${areAll ? 'lg:mt-4' : ''}`}>
        {labels.price}, {item.timeline}
      </p>
      <ContactLink
        language={language}
        source={`${source}-${item.id}`}
        variant={isRecommended ? 'primary' : 'secondary'}
        className="col-span-full mt-3 sm:mt-6"
      >
        {labels.choose(item.name)}
      </ContactLink>
      {areAll ? (
        <>
          {/* On wide screens the table that follows has them. */}
          <Fold
            summary={labels.brief(workflows, supportDays)}
            className="col-span-full mt-2 max-sm:-mb-3 sm:mt-6 lg:hidden"
          >
            <Checks items={item.features} label={labels.features} className="mb-4 sm:grid-cols-2" />
          </Fold>
          <p className="col-span-full mt-6 border-t border-line pt-4 text-ui text-mute max-sm:hidden">
            <span className="block font-medium text-ink">{labels.ideal}</span>
            {item.idealFor}
          </p>
        </>
      ) : null}
      {/* Where all stand, the name alone leads there on phones. */}
      <MoreLink
        to={pathOf(item.id, language)}
        about={item.name}
        className={`mt-4 ${areAll ? 'max-sm:hidden' : 'col-span-full'}`}
      >
        {labels.more}
      </MoreLink>
    </li>
  );
}
