import { postDrawings } from '#client/drawings/posts.ts?sprite';
import { serviceModels } from '#client/drawings/service-models.ts?sprite';
import { CallToAction } from '#client/layout/call-to-action.tsx';
import { Contents } from '#client/layout/contents.tsx';
import { MoreLink } from '#client/layout/more-link.tsx';
import { PageButton } from '#client/layout/page-button.tsx';
import { PageIndex } from '#client/layout/page-index.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import { PageLink } from '#client/navigation/page-link.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Disclosures } from '#client/ui/disclosures.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { Section } from '#client/ui/section.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { SplitSection } from '#client/ui/split-section.tsx';
import type { resources } from '#shared/content/en/resources.ts';
import type { Checklist } from '#shared/content/types.ts';
import type { Language } from '#shared/languages.ts';
import type { ServiceId } from '#shared/offers.ts';
import type { Post, PostId } from '#shared/posts.ts';
import { pathOf } from '#shared/routes.ts';
import { ChecklistItems } from './resources/checklist-items.tsx';

type ResourcesContent = typeof resources & { posts: Post[] };

/** The service and the post that each checklist links to. */
const related: Record<string, { service: ServiceId; postId: PostId }> = {
  'crm-integration': { service: 'crm-integration', postId: 'crm-integration-week-by-week' },
  'ai-assistant': { service: 'ai-customer-support', postId: 'before-an-ai-support-assistant-goes-live' },
  'website-launch': { service: 'website-development', postId: 'a-website-that-loads-on-a-cheap-phone' },
};

export function ResourcesPage({ content, language }: PageProps<ResourcesContent>) {
  const { articles } = content;
  const parts = [...content.checklists, { id: 'articles', ...articles }, { id: 'faq', title: content.faqTitle }];
  return (
    <>
      <PageIntro content={content} drawing={<Excerpt checklist={content.checklists[1]} />}>
        <PageIndex parts={parts} />
        <p className="mt-4 max-w-sm text-ui text-mute" data-screen-only="">
          {content.note}
        </p>
      </PageIntro>
      {content.checklists.map((checklist, index) => (
        // Printed on one sheet each.
        <div key={checklist.id} className="break-inside-avoid">
          <ChecklistSection checklist={checklist} content={content} language={language} isFolded={index > 0} />
        </div>
      ))}
      <div data-screen-only="" className="border-t border-line">
        <Section
          id="articles"
          title={articles.title}
          link={
            <PageButton to={pathOf('blog', language)} variant="secondary" className="shrink-0 max-md:mt-4">
              {articles.link}
            </PageButton>
          }
        >
          <ul className="border-t border-ink">
            {content.posts.slice(0, newest).map(({ id, title, description }) => (
              <li key={id} className="group relative flex items-center gap-6 border-b border-line py-4">
                <Drawing drawing={postDrawings[id]} className="size-24 shrink-0 max-sm:hidden" />
                <div>
                  <h3 className="font-semibold">
                    <PageLink
                      to={pathOf('blogPost', language, { postId: id })}
                      className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
                    >
                      {title}
                    </PageLink>
                  </h3>
                  <p className="mt-1 text-mute">{description}</p>
                </div>
              </li>
            ))}
          </ul>
        </Section>
        <Questions content={content} />
      </div>
      <CallToAction content={content.callToAction} language={language} source="resources" />
    </>
  );
}

/** The beginning of a checklist. */
function Excerpt({ checklist }: { checklist: Checklist | undefined }) {
  if (!checklist) return null;
  const items = checklist.groups.flatMap((group) => group.items).slice(0, 6);
  return (
    <div aria-hidden="true" className="mx-auto w-full max-w-xl self-center max-lg:hidden print:hidden">
      <Sheet title={checklist.title}>
        <ul>
          {items.map((item) => (
            <li key={item} className="flex gap-3 border-b border-line px-4 py-3">
              <span className="mt-0.5 size-5 shrink-0 border border-field" />
              {item}
            </li>
          ))}
        </ul>
      </Sheet>
    </div>
  );
}

/** How many articles are shown; the blog has all. */
const newest = 3;

type ChecklistSectionProps = {
  checklist: Checklist;
  content: ResourcesContent;
  language: Language;
  isFolded: boolean;
};

function ChecklistSection({ checklist, content, language, isFolded }: ChecklistSectionProps) {
  const { id, title, introduction } = checklist;
  const links = related[id];
  return (
    <Section
      id={id}
      title={title}
      introduction={introduction}
      link={
        links ? (
          <Drawing drawing={serviceModels[links.service]} className="h-auto w-48 shrink-0 max-md:hidden print:hidden" />
        ) : null
      }
    >
      <ChecklistItems checklist={checklist} content={content} isFolded={isFolded} />
      {links ? (
        <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2" data-screen-only="">
          <MoreLink to={pathOf('blogPost', language, { postId: links.postId })} about={`: ${title}`}>
            {content.article}
          </MoreLink>
          <MoreLink to={pathOf(links.service, language)} about={`: ${title}`}>
            {content.service}
          </MoreLink>
        </p>
      ) : null}
    </Section>
  );
}

/** Questions by topic, with links to the topics beside them on wide screens. */
function Questions({ content: { faqTitle, faqTopics, faqGroups } }: { content: ResourcesContent }) {
  return (
    <SplitSection
      id="faq"
      title={faqTitle}
      aside={<Contents title={faqTopics} parts={faqGroups} className="mt-6 max-lg:hidden" />}
    >
      <div className="grid gap-y-10">
        {faqGroups.map(({ id, title, items }) => (
          <div key={id} id={id}>
            <h3 className="mb-6 text-h3">{title}</h3>
            <Disclosures items={items} />
          </div>
        ))}
      </div>
    </SplitSection>
  );
}
