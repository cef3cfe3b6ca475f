import { pageDrawings } from '#client/drawings/pages.ts?sprite';
import { CallToAction } from '#client/layout/call-to-action.tsx';
import { ContactLink } from '#client/layout/contact-link.tsx';
import { IntroDrawing } from '#client/layout/intro-drawing.tsx';
import { MoreLink } from '#client/layout/more-link.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Cells } from '#client/ui/cells.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Section } from '#client/ui/section.tsx';
import type { websiteProposal } from '#shared/content/en/website-proposal.ts';
import { pathOf } from '#shared/routes.ts';

export function WebsiteProposalPage({ content, language }: PageProps<typeof websiteProposal>) {
  const { chapters, steps, preparation } = content;
  return (
    <>
      <PageIntro
        content={content}
        drawing={
          <IntroDrawing
            drawing={pageDrawings.websiteProposal}
            labels={[content.timeline]}
            className="max-w-xl lg:max-w-none"
          />
        }
      >
        <div className="mt-8 flex flex-wrap gap-x-6 gap-y-4 md:mt-10">
          <ContactLink language={language} source="website-proposal">
            {content.request}
          </ContactLink>
        </div>
      </PageIntro>
      <Section id="chapters" title={chapters.title} introduction={chapters.introduction}>
        <Cells items={chapters.items} columns={3} />
      </Section>
      <Section id="steps" title={steps.title}>
        <Cells items={steps.items} columns={4} ordered />
      </Section>
      <Section
        id="preparation"
        title={preparation.title}
        introduction={preparation.introduction}
        link={
          <MoreLink to={`${pathOf('resources', language)}#website-launch`} className="shrink-0 max-md:mt-4">
            {preparation.link}
          </MoreLink>
        }
      >
        <ul className="grid gap-x-10 border-t border-ink md:grid-cols-2">
          {preparation.items.map((item) => (
            <li key={item} className="flex gap-3 border-b border-line py-4">
              <Icon name="check" className="mt-0.5 size-5 shrink-0" />
              {item}
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction content={content.callToAction} language={language} source="website-proposal-end" />
    </>
  );
}
