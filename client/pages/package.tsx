import { packageDrawings } from '#client/drawings/packages.ts';
import { Faq } from '#client/layout/faq.tsx';
import { FinalCall } from '#client/layout/final-call.tsx';
import { OfferIntro } from '#client/layout/offer-intro.tsx';
import { PackageCards } from '#client/layout/package-cards.tsx';
import { Requirements } from '#client/layout/requirements.tsx';
import { Situation } from '#client/layout/situation.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Cells } from '#client/ui/cells.tsx';
import { Facts } from '#client/ui/facts.tsx';
import { Section } from '#client/ui/section.tsx';
import { Timeline } from '#client/ui/timeline.tsx';
import { packageFigures, phasesOf } from '#shared/content/figures.ts';
import type { PackagePage as PackageContent } from '#shared/content/types.ts';
import { pathOf } from '#shared/routes.ts';

/** One package: what it costs and holds, how it goes and what it takes. */
export function PackagePage({ content, language, shell }: PageProps<PackageContent>) {
  const { package: item, labels, fit, contents, plan, bring } = content;
  const { trainingHours, supportDays, workflows } = packageFigures[item.id];
  const phases = phasesOf(item.id);
  const facts = [
    { label: labels.price, value: item.price },
    { label: labels.timeline, value: item.timeline },
    { label: labels.workflows, value: String(workflows) },
    { label: labels.training, value: labels.hours(trainingHours) },
    { label: labels.support, value: labels.days(supportDays) },
  ];
  return (
    <>
      <OfferIntro
        content={content}
        labels={labels}
        language={language}
        source={`package-${item.id}`}
        drawing={packageDrawings[item.id]}
        phases={phases}
        timeline={item.timeline}
        next={{ href: `${pathOf('pricing', language)}#compare`, text: labels.compare }}
      />
      <Facts label={labels.facts} items={facts} />
      <Situation
        id="fit"
        tag={labels.fit}
        title={fit.title}
        paragraphs={fit.paragraphs}
        listTitle={labels.examples}
        list={fit.examples}
      />
      <Section id="contents" title={labels.contents} introduction={contents.introduction}>
        <Cells items={contents.parts} columns={contents.parts.length % 3 === 0 ? 3 : 4} />
      </Section>
      <Section id="plan" title={labels.plan} introduction={plan.note}>
        <Timeline steps={plan.steps} weeks={phases} labelOf={labels.weeks} />
      </Section>
      <Requirements title={labels.bring} introduction={bring.introduction} items={bring.items} />
      <Faq title={labels.faq} items={content.faq} />
      <Section id="others" title={labels.others} introduction={content.othersText}>
        <PackageCards packages={content.others} labels={labels} language={language} source={`package-${item.id}-to`} />
      </Section>
      <FinalCall finalCall={shell.finalCall} language={language} />
    </>
  );
}
