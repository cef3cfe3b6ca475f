import { serviceDrawings } from '#client/drawings/services.ts';
import { ContactLink } from '#client/layout/contact-link.tsx';
import { Faq } from '#client/layout/faq.tsx';
import { FinalCall } from '#client/layout/final-call.tsx';
import { MeasuredDrawing } from '#client/layout/measured-drawing.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import { Requirements } from '#client/layout/requirements.tsx';
import { ServiceCards } from '#client/layout/service-cards.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Cells } from '#client/ui/cells.tsx';
import { Facts } from '#client/ui/facts.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Section } from '#client/ui/section.tsx';
import { SplitSection } from '#client/ui/split-section.tsx';
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
      <PageIntro
        tag={labels.tag}
        heading={content.heading}
        introduction={content.introduction}
        drawing={
          <MeasuredDrawing
            drawing={serviceDrawings[service.id]}
            phases={phases}
            labelOf={labels.shortWeeks}
            timeline={service.timeline}
            caption={content.drawing}
          />
        }
      >
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 md:mt-10">
          <ContactLink language={language} source={`solution-${service.id}`}>
            {content.callToAction}
          </ContactLink>
          <a href={pathOf(next.page, language)} className="more self-center">
            {next.text}
            <Icon name="arrow-right" />
          </a>
        </div>
      </PageIntro>
      <Facts label={labels.facts} items={facts} />
      <SplitSection id="problem" tag={labels.problem} title={problem.title}>
        <div className="grid max-w-2xl gap-y-4 text-lead">
          {problem.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <h3 className="mt-10 text-ui font-semibold">{labels.signs}</h3>
        <ul className="mt-3 border-t border-line">
          {problem.signs.map((sign) => (
            <li key={sign} className="border-b border-line py-3 text-mute">
              {sign}
            </li>
          ))}
        </ul>
      </SplitSection>
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
