import { CallToAction } from '#client/layout/call-to-action.tsx';
import { IntroFigure } from '#client/layout/intro-figure.tsx';
import { PageIndex } from '#client/layout/page-index.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Disclosures } from '#client/ui/disclosures.tsx';
import { Section } from '#client/ui/section.tsx';
import type { resources } from '#shared/content/en/resources.ts';
import { ShownListDrawing } from './resources/checklist-drawing.tsx';
import { Checklists } from './resources/checklists.tsx';

export function ResourcesPage({ content, language }: PageProps<typeof resources>) {
  return (
    <>
      <PageIntro
        content={content}
        drawing={
          <IntroFigure caption={content.grows} className="max-lg:hidden noscript:hidden print:hidden">
            <ShownListDrawing checklists={content.checklists} />
          </IntroFigure>
        }
      >
        <PageIndex
          parts={[
            { id: 'lists', title: content.listsTitle },
            { id: 'faq', title: content.faqTitle },
          ]}
        />
      </PageIntro>
      <div id="lists" className="frame pt-10 md:pt-20">
        <Checklists content={content} language={language} />
      </div>
      <div data-screen-only="" className="pt-4">
        <Section id="faq" title={content.faqTitle}>
          {content.faqGroups.map(({ id, title, items }) => (
            <div key={id} id={id} className="grid border-t border-ink pt-6 pb-10 lg:grid-cols-4">
              <h3 className="mb-6 text-h3">{title}</h3>
              <div className="lg:col-span-3">
                <Disclosures items={items} />
              </div>
            </div>
          ))}
        </Section>
      </div>
      <CallToAction content={content.callToAction} language={language} source="resources" />
    </>
  );
}
