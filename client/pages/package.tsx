import { packageModels } from '#client/drawings/package-models.ts?sprite';
import { packageStepDrawings } from '#client/drawings/package-steps.ts?sprite';
import { packageDrawings } from '#client/drawings/packages.ts?sprite';
import { CallToAction } from '#client/layout/call-to-action.tsx';
import { OfferPage } from '#client/layout/offer-page.tsx';
import { PackageCards } from '#client/layout/package-cards.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Fold } from '#client/ui/fold.tsx';
import { packageFigures } from '#shared/content/offer-figures.ts';
import type { PackagePage as PackageContent } from '#shared/content/types.ts';
import { pathOf } from '#shared/routes.ts';
import { Contents } from './package/contents.tsx';
import { Lanes } from './package/lanes.tsx';

/** One package: its price and contents, how the work goes and what the client must bring. */
export function PackagePage({ content, language }: PageProps<PackageContent>) {
  const { package: item, labels, atWork, contents } = content;
  const { trainingHours, supportDays, workflows } = packageFigures[item.id];
  const source = `package-${item.id}`;
  return (
    <OfferPage
      content={content}
      language={language}
      order={['atWork', 'parts', 'plan', 'bring', 'faq', 'others']}
      offer={item}
      price={{ value: item.price, text: labels.priceInEuros, note: `${labels.prices} ${labels.maintenance}` }}
      source={source}
      drawing={packageDrawings[item.id]}
      next={{ href: `${pathOf('pricing', language)}#compare`, text: labels.compare }}
      facts={[
        { label: labels.timeline, value: item.timeline },
        { label: labels.workflows, value: String(workflows) },
        { label: labels.training, value: labels.hours(trainingHours) },
        { label: labels.support, value: labels.days(supportDays) },
      ]}
      atWork={{
        ...atWork,
        drawn: <Lanes {...atWork} isChain={workflows === 2} />,
        more: <Examples title={labels.examples} items={atWork.examples} />,
      }}
      parts={<Contents contents={contents} labels={labels} />}
      phaseDrawings={packageStepDrawings}
      others={{
        id: 'others',
        title: labels.others,
        cards: <PackageCards packages={content.others} labels={labels} language={language} source={`${source}-to`} />,
      }}
      end={
        <CallToAction
          content={{
            title: labels.end.title(item.name, item.price),
            text: labels.end.text,
            link: content.callToAction,
          }}
          language={language}
          source={`${source}-end`}
          beside={packageModels[item.id]}
        />
      }
    />
  );
}

type ExamplesProps = { title: string; items: readonly string[] };

/** Other workflows than the one that is drawn. */
function Examples({ title, items }: ExamplesProps) {
  return (
    <Fold summary={title}>
      <h3 className="folds-title mb-3 text-ui font-semibold">{title}</h3>
      <ul className="grid gap-x-10 border-t border-line md:grid-cols-3">
        {items.map((item) => (
          <li key={item} className="py-3 text-mute max-md:border-b max-md:border-line">
            {item}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
