import { packageDrawings } from '#client/drawings/packages.ts?sprite';
import { stepDrawings } from '#client/drawings/steps.ts?sprite';
import { OfferPage } from '#client/layout/offer-page.tsx';
import { PackageCards } from '#client/layout/package-cards.tsx';
import type { PageProps } from '#client/page-props.ts';
import { packageFigures } from '#shared/content/offer-figures.ts';
import type { PackagePage as PackageContent } from '#shared/content/types.ts';
import { pathOf } from '#shared/routes.ts';
import { Lanes } from './package/lanes.tsx';

/** One package: its price and contents, how the work goes and what the client must bring. */
export function PackagePage({ content, language, shell }: PageProps<PackageContent>) {
  const { package: item, labels, fit, atWork, contents } = content;
  const { trainingHours, supportDays, workflows } = packageFigures[item.id];
  const source = `package-${item.id}`;
  return (
    <OfferPage
      content={content}
      language={language}
      shell={shell}
      order={['atWork', 'situation', 'parts', 'plan', 'bring', 'faq', 'others']}
      offer={item}
      price={{ value: item.price, text: `${labels.setPrice}, ${item.timeline}` }}
      source={source}
      end={stepDrawings['hand-over']}
      drawing={packageDrawings[item.id]}
      next={{ href: `${pathOf('pricing', language)}#compare`, text: labels.compare }}
      facts={[
        { label: labels.timeline, value: item.timeline },
        { label: labels.workflows, value: String(workflows) },
        { label: labels.training, value: labels.hours(trainingHours) },
        { label: labels.support, value: labels.days(supportDays) },
      ]}
      note={labels.prices}
      atWork={{ ...atWork, drawn: <Lanes {...atWork} /> }}
      situation={{ id: 'fit', tag: labels.fit, ...fit, listTitle: labels.examples, list: fit.examples }}
      parts={{
        id: 'contents',
        title: labels.contents,
        introduction: contents.introduction,
        items: contents.parts,
        columns: contents.parts.length % 3 === 0 ? 3 : 4,
      }}
      others={{
        id: 'others',
        title: labels.others,
        introduction: content.othersText,
        cards: <PackageCards packages={content.others} labels={labels} language={language} source={`${source}-to`} />,
      }}
    />
  );
}
