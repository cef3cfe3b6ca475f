import { pageDrawings } from '#client/drawings/pages.ts?sprite';
import { CallToAction } from '#client/layout/call-to-action.tsx';
import { PageButton } from '#client/layout/page-button.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Disclosures } from '#client/ui/disclosures.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { Section } from '#client/ui/section.tsx';
import type { resources } from '#shared/content/en/resources.ts';
import type { Post } from '#shared/posts.ts';
import { pathOf } from '#shared/routes.ts';
import { PostCard } from './blog/post-card.tsx';
import { Checklists } from './resources/checklists.tsx';

/** How many articles are shown; the blog has all. */
const newest = 3;

export function ResourcesPage({ content, language }: PageProps<typeof resources & { posts: Post[] }>) {
  const { articles } = content;
  return (
    <>
      <PageIntro content={content} drawing={<Checklists content={content} language={language} />}>
        <p className="mt-4 max-w-sm text-ui text-mute" data-screen-only="">
          {content.note}
        </p>
        <Drawing drawing={pageDrawings.resources} className="mt-16 h-auto w-full max-w-lg max-lg:hidden print:hidden" />
      </PageIntro>
      <div data-screen-only="">
        <Section
          id="articles"
          title={articles.title}
          link={
            <PageButton to={pathOf('blog', language)} variant="secondary" className="shrink-0 max-md:mt-4">
              {articles.link}
            </PageButton>
          }
        >
          <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
            {content.posts.slice(0, newest).map((post) => (
              <li key={post.id}>
                <PostCard post={post} language={language} />
              </li>
            ))}
          </ul>
        </Section>
        <Section id="faq" title={content.faqTitle}>
          <div className="grid gap-10 border-t border-ink pt-6 lg:grid-cols-2">
            {content.faqGroups.map(({ id, title, items }) => (
              <div key={id} id={id}>
                <h3 className="mb-6 text-h3">{title}</h3>
                <Disclosures items={items} />
              </div>
            ))}
          </div>
        </Section>
      </div>
      <CallToAction content={content.callToAction} language={language} source="resources" />
    </>
  );
}
