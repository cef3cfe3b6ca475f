import { pageDrawings } from '#client/drawings/pages.ts?sprite';
import { CallToAction } from '#client/layout/call-to-action.tsx';
import { IntroDrawing } from '#client/layout/intro-drawing.tsx';
import { IntroFigure } from '#client/layout/intro-figure.tsx';
import { PageIndex } from '#client/layout/page-index.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Disclosures } from '#client/ui/disclosures.tsx';
import { Section } from '#client/ui/section.tsx';
import type { resources } from '#shared/content/en/resources.ts';
import { Checklists } from './resources/checklists.tsx';

export function ResourcesPage({ content, language }: PageProps<typeof resources>) {
  return (
    <>
      <PageIntro
        content={content}
        drawing={
          <IntroFigure caption={content.floors} className="max-lg:hidden print:hidden">
            <IntroDrawing drawing={pageDrawings.resources} labels={content.checklists.map(({ name }) => name)} />
          </IntroFigure>
        }
      >
        <PageIndex parts={[{ id: 'lists', title: content.listsTitle }, ...content.faqGroups]} />
      </PageIntro>
      <Section id="lists" title={content.listsTitle}>
        <Checklists content={content} language={language} />
      </Section>
      <div data-screen-only="">
        <Section id="faq" title={content.faqTitle}>
          {content.faqGroups.map(({ id, title, items }, index) => (
            <div key={id} id={id} className="grid border-t border-ink pt-6 pb-10 lg:grid-cols-4">
              <h3 className="mb-6 text-h3">{title}</h3>
              <div className="lg:col-span-3">
                <Disclosures items={items} opensFirst={index === 0} />
              </div>
            </div>
          ))}
        </Section>
      </div>
      <CallToAction content={content.callToAction} language={language} source="resources" />
    </>
  );
}
