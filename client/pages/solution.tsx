import { serviceDrawings } from '#client/drawings/services.ts';
import { stepDrawings } from '#client/drawings/steps.ts';
import { OfferPage } from '#client/layout/offer-page.tsx';
import { ServiceCards } from '#client/layout/service-cards.tsx';
import type { PageProps } from '#client/page-props.ts';
import type { Solution } from '#shared/content/types.ts';
import { pathOf } from '#shared/routes.ts';

/** One service, from the problem to the questions about it. */
export function SolutionPage({ content, language, shell }: PageProps<Solution>) {
  const { service, labels, problem, build } = content;
  const next = content.next ?? { page: 'services', text: labels.allServices };
  return (
    <OfferPage
      content={content}
      language={language}
      shell={shell}
      offer={service}
      source={`solution-${service.id}`}
      end={stepDrawings.measure}
      drawing={serviceDrawings[service.id]}
      next={{ href: pathOf(next.page, language), text: next.text }}
      facts={[
        { label: labels.timeline, value: service.timeline },
        { label: labels.price, value: service.priceDisplay },
        ...(service.supportDays === null ? [] : [{ label: labels.support, value: labels.days(service.supportDays) }]),
        { label: labels.ideal, value: service.ideal },
      ]}
      situation={{
        id: 'problem',
        tag: labels.problem,
        title: problem.title,
        paragraphs: problem.paragraphs,
        listTitle: labels.signs,
        list: problem.signs,
      }}
      parts={{ id: 'build', title: build.title, introduction: build.introduction, items: build.parts, columns: 4 }}
      others={{
        id: 'related',
        title: labels.related,
        introduction: labels.relatedText,
        cards: <ServiceCards services={content.related} language={language} />,
      }}
    />
  );
}
