import { pageDrawings } from '#client/drawings/pages.ts?sprite';
import { stepDrawings } from '#client/drawings/steps.ts?sprite';
import { CallToAction } from '#client/layout/call-to-action.tsx';
import { ContactLink } from '#client/layout/contact-link.tsx';
import { IntroDrawing } from '#client/layout/intro-drawing.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import { Specimen } from '#client/layout/specimen.tsx';
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
      >
        <div className="mt-8">
          <ContactLink language={language} source="about" prefersMeeting>
            {content.callToAction.link}
          </ContactLink>
        </div>
      </PageIntro>
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
          figure={(id) => <Specimen {...steps.samples[id as keyof typeof steps.samples]} look="record" />}
        />
      </Section>
      <AboutPeople content={content.people} language={language} />
      <Section id="values" title={values.title}>
        <Cells items={values.items} columns={2} />
      </Section>
      <SplitList
        id="limits"
        {...limits}
        aside={<Drawing drawing={stepDrawings.measure} className="mt-6 h-32 max-w-full max-lg:hidden" />}
      />
      <CallToAction content={content.callToAction} language={language} source="about" prefersMeeting />
    </>
  );
}
