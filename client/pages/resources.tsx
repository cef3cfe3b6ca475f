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
      <div data-screen-only="" className="mt-10 border-t border-ink max-lg:hidden">
        {content.checklists.map((list) => (
          <label
            key={list.id}
            htmlFor={`${list.id}-list`}
            className="flex cursor-pointer items-center gap-6 border-b border-line py-5 hover:underline"
          >
            <ChecklistDrawing count={ticks.countOf(list)} className="w-24 shrink-0" />
            <span>
              <b className="block">{list.title}</b>
              <span className="text-mute">{list.introduction}</span>
            </span>
          </label>
        ))}
        <p className="mt-4 text-ui text-mute">{content.grows}</p>
      </div>
      <PageIndex parts={[{ id: 'faq', title: content.faqTitle }]} />
    </PageIntro>
  );
}
