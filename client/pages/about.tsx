import { pageDrawings } from '#client/drawings/pages.ts?sprite';
import { stepDrawings } from '#client/drawings/steps.ts?sprite';
import { CallToAction } from '#client/layout/call-to-action.tsx';
import { IntroDrawing } from '#client/layout/intro-drawing.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import { SplitList } from '#client/layout/split-list.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Cells } from '#client/ui/cells.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { Facts } from '#client/ui/facts.tsx';
import { Section } from '#client/ui/section.tsx';
import { SplitSection } from '#client/ui/split-section.tsx';
import type { about } from '#shared/content/en/about.ts';
import { AboutPeople } from './about/people.tsx';

export function AboutPage({ content, language }: PageProps<typeof about>) {
  const { why, steps, values, limits } = content;
  return (
    <>
      <PageIntro
        content={content}
        drawing={
          <IntroDrawing drawing={pageDrawings.about} labels={content.drawing} className="max-w-xl lg:max-w-none" />
        }
      />
      <Facts {...content.promises} isLarge />
      <SplitSection id="why" {...why}>
        <div className="grid max-w-2xl gap-y-4 text-lead">
          {why.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </SplitSection>
      <Section id="steps" title={steps.title} introduction={steps.introduction}>
        <Cells
          items={steps.items}
          columns={4}
          ordered
          figure={(id) => (
            <div className="mb-4 flex items-end sm:h-44">
              <Drawing drawing={stepDrawings[id as keyof typeof stepDrawings]} className="h-auto w-48 max-w-full" />
            </div>
          )}
        />
      </Section>
      <AboutPeople content={content.people} language={language} />
      <Section id="values" title={values.title} introduction={values.introduction}>
        <Cells items={values.items} columns={2} />
      </Section>
      <SplitList id="limits" title={limits.title} introduction={limits.introduction} items={limits.items} />
      <CallToAction content={content.callToAction} language={language} source="about" prefersMeeting />
    </>
  );
}
