import { serviceDrawings } from '#client/drawings/services.ts';
import { Faq } from '#client/layout/faq.tsx';
import { FinalCall } from '#client/layout/final-call.tsx';
import { OfferIntro } from '#client/layout/offer-intro.tsx';
import { Requirements } from '#client/layout/requirements.tsx';
import { ServiceCards } from '#client/layout/service-cards.tsx';
import { Situation } from '#client/layout/situation.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Cells } from '#client/ui/cells.tsx';
import { Facts } from '#client/ui/facts.tsx';
import { Section } from '#client/ui/section.tsx';
import { Timeline } from '#client/ui/timeline.tsx';
import { phasesOf } from '#shared/content/figures.ts';
import type { Solution } from '#shared/content/types.ts';
import { pathOf } from '#shared/routes.ts';

/** One service, from the problem to the questions about it. */
export function SolutionPage({ content, language, shell }: PageProps<Solution>) {
  const { service, labels, problem, build, plan, bring } = content;
  const next = content.next ?? { page: 'services', text: labels.allServices };
  const phases = phasesOf(service.id);
  const facts = [
    { label: labels.timeline, value: service.timeline },
    { label: labels.price, value: service.priceDisplay },
    ...(service.supportDays === null ? [] : [{ label: labels.support, value: labels.days(service.supportDays) }]),
    { label: labels.ideal, value: service.ideal },
  ];
  return (
    <>
      <OfferIntro
        content={content}
        labels={labels}
        language={language}
        source={`solution-${service.id}`}
        drawing={serviceDrawings[service.id]}
        phases={phases}
        timeline={service.timeline}
        next={{ href: pathOf(next.page, language), text: next.text }}
      />
      <Facts label={labels.facts} items={facts} />
      <Situation
        id="problem"
        tag={labels.problem}
        title={problem.title}
        paragraphs={problem.paragraphs}
        listTitle={labels.signs}
        list={problem.signs}
      />
      <Section id="build" title={build.title} introduction={build.introduction}>
        <Cells items={build.parts} columns={4} />
      </Section>
      <Section id="plan" title={labels.plan} introduction={plan.note}>
        <Timeline steps={plan.steps} weeks={phases} labelOf={labels.weeks} />
      </Section>
      <Requirements title={labels.bring} introduction={bring.introduction} items={bring.items} />
      <Faq title={labels.faq} items={content.faq} />
      <Section id="related" title={labels.related} introduction={labels.relatedText}>
        <ServiceCards services={content.related} language={language} />
      </Section>
      <FinalCall finalCall={shell.finalCall} language={language} />
    </>
  );
}
