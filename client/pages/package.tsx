import { packageDrawings } from '#client/drawings/packages.ts';
import { ContactLink } from '#client/layout/contact-link.tsx';
import { Faq } from '#client/layout/faq.tsx';
import { FinalCall } from '#client/layout/final-call.tsx';
import { MeasuredDrawing } from '#client/layout/measured-drawing.tsx';
import { PackageCards } from '#client/layout/package-cards.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import { Requirements } from '#client/layout/requirements.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Cells } from '#client/ui/cells.tsx';
import { Facts } from '#client/ui/facts.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Section } from '#client/ui/section.tsx';
import { SplitSection } from '#client/ui/split-section.tsx';
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
      <PageIntro
        tag={labels.tag}
        heading={content.heading}
        introduction={content.introduction}
        drawing={
          <MeasuredDrawing
            drawing={packageDrawings[item.id]}
            phases={phases}
            labelOf={labels.shortWeeks}
            timeline={item.timeline}
            caption={content.drawing}
          />
        }
      >
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 md:mt-10">
          <ContactLink language={language} source={`package-${item.id}`}>
            {content.callToAction}
          </ContactLink>
          <a href={`${pathOf('pricing', language)}#compare`} className="more self-center">
            {labels.compare}
            <Icon name="arrow-right" />
          </a>
        </div>
      </PageIntro>
      <Facts label={labels.facts} items={facts} />
      <SplitSection id="fit" tag={labels.fit} title={fit.title}>
        <div className="grid max-w-2xl gap-y-4 text-lead">
          {fit.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <h3 className="mt-10 text-ui font-semibold">{labels.examples}</h3>
        <ul className="mt-3 border-t border-line">
          {fit.examples.map((example) => (
            <li key={example} className="border-b border-line py-3 text-mute">
              {example}
            </li>
          ))}
        </ul>
      </SplitSection>
      <Section id="contents" title={labels.contents} introduction={contents.introduction}>
        <Cells items={contents.parts} columns={contents.parts.length % 3 === 0 ? 3 : 4} />
      </Section>
      <Section id="plan" title={labels.plan} introduction={plan.note}>
        <Timeline steps={plan.steps} weeks={phases} labelOf={labels.weeks} />
      </Section>
      <Requirements title={labels.bring} introduction={bring.introduction} items={bring.items} />
      <Faq title={labels.faq} items={content.faq} />
      <Section id="others" title={labels.others} introduction={labels.othersText}>
        <PackageCards packages={content.others} labels={labels} language={language} source={`package-${item.id}-to`} />
      </Section>
      <FinalCall finalCall={shell.finalCall} language={language} />
    </>
  );
}
