import { CallToAction } from '#client/layout/call-to-action.tsx';
import { PageIndex } from '#client/layout/page-index.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Disclosures } from '#client/ui/disclosures.tsx';
import { Section } from '#client/ui/section.tsx';
import type { resources } from '#shared/content/en/resources.ts';
import type { Language } from '#shared/languages.ts';
import { ChecklistDrawing } from './resources/checklist-drawing.tsx';
import { Checklists } from './resources/checklists.tsx';
import { useTicks } from './resources/use-ticks.ts';

export function ResourcesPage({ content, language }: PageProps<typeof resources>) {
  return (
    <>
      <Lists content={content} language={language} />
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

/** The top of the page. What is ticked is known here alone: a change must not reach the parts of the page that are not hydrated yet. */
function Lists({ content, language }: { content: typeof resources; language: Language }) {
  const ticks = useTicks();
  return (
    <PageIntro content={content} drawing={<Checklists {...{ content, language, ticks }} />}>
      <PageIndex parts={[{ id: 'faq', title: content.faqTitle }]} />
      <div aria-hidden="true" className="mt-10 text-center text-ui text-mute max-lg:hidden print:hidden">
        <div className="grid grid-cols-3 gap-4">
          {content.checklists.map((list) => (
            <p key={list.id} className="font-semibold">
              <ChecklistDrawing count={ticks.countOf(list)} className="w-full" />
              {list.name}
            </p>
          ))}
        </div>
        <p className="mt-4">{content.grows}</p>
      </div>
    </PageIntro>
  );
}
