import { CallToAction } from '#client/layout/call-to-action.tsx';
import { MoreLink } from '#client/layout/more-link.tsx';
import { PageIndex } from '#client/layout/page-index.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Disclosures } from '#client/ui/disclosures.tsx';
import { Section } from '#client/ui/section.tsx';
import type { resources } from '#shared/content/en/resources.ts';
import type { Language } from '#shared/languages.ts';
import type { Post } from '#shared/posts.ts';
import { pathOf } from '#shared/routes.ts';
import { PostCard } from './blog/post-card.tsx';
import { ChecklistDrawing } from './resources/checklist-drawing.tsx';
import { Checklists } from './resources/checklists.tsx';
import { useTicks } from './resources/use-ticks.ts';

/** How many articles are shown; the blog has all. */
const newest = 2;

export function ResourcesPage({ content, language }: PageProps<typeof resources & { posts: Post[] }>) {
  const { articles } = content;
  return (
    <>
      <Lists content={content} language={language} />
      <div data-screen-only="" className="pt-4">
        <Section
          id="articles"
          title={articles.title}
          link={<MoreLink to={pathOf('blog', language)}>{articles.link}</MoreLink>}
        >
          <ul className="grid gap-x-10 md:grid-cols-2">
            {content.posts.slice(0, newest).map((post) => (
              <li key={post.id} className="grid grid-cols-1">
                <PostCard post={post} texts={content} language={language} />
              </li>
            ))}
          </ul>
        </Section>
        <Section id="faq" title={content.faqTitle}>
          {content.faqGroups.map(({ id, title, items }, index) => (
            <div key={id} id={id} className="grid border-t border-ink pt-6 pb-10 lg:grid-cols-4">
              <h3 className="mb-6 text-h3">{title}</h3>
              <div className="lg:col-span-3">
                <Disclosures items={items} isFirstOpen={index === 0} />
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
  const { checklists } = content;
  const ticks = useTicks();
  const shown = checklists.find(({ id }) => id === ticks.chosen) ?? checklists[0];
  const parts = [
    { id: 'articles', title: content.articles.title },
    { id: 'faq', title: content.faqTitle },
  ];
  return (
    <PageIntro content={content} drawing={<Checklists {...{ content, language, ticks }} />}>
      <PageIndex parts={parts} />
      <div aria-hidden="true" className="mt-10 flex items-end gap-x-6 text-ui text-mute max-lg:hidden print:hidden">
        {shown ? <ChecklistDrawing count={ticks.countOf(shown)} className="w-64" /> : null}
        <p>{content.grows}</p>
      </div>
    </PageIntro>
  );
}
