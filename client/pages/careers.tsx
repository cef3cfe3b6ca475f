import { pageDrawings } from '#client/drawings/pages.ts?sprite';
import { IntroDrawing } from '#client/layout/intro-drawing.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import type { PageProps } from '#client/page-props.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Cells } from '#client/ui/cells.tsx';
import { Section } from '#client/ui/section.tsx';
import { SplitSection } from '#client/ui/split-section.tsx';
import type { careers } from '#shared/content/en/careers.ts';

export function CareersPage({ content }: PageProps<typeof careers>) {
  const { culture, people, letter, positions, email } = content;
  return (
    <>
      <PageIntro content={content} drawing={<IntroDrawing drawing={pageDrawings.careers} />} />
      <Section id="culture" title={culture.title}>
        <Cells items={culture.items} columns={4} />
      </Section>
      <Section id="people" title={people.title} introduction={people.introduction}>
        <Cells items={people.items} columns={3} />
      </Section>
      <SplitSection id="positions" title={positions.title}>
        <p className="max-w-xl text-lead">{positions.text}</p>
      </SplitSection>
      <Section id="letter" title={letter.title} introduction={letter.introduction}>
        <Cells items={letter.items} columns={3} ordered />
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 pb-10">
          <ButtonLink href={`mailto:${email.address}?subject=${encodeURIComponent(email.subject)}`}>
            {email.link}
          </ButtonLink>
          <a href={`mailto:${email.address}`} className="underline underline-offset-4 hover:decoration-2">
            {email.address}
          </a>
        </div>
      </Section>
    </>
  );
}
