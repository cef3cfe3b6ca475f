import { pageDrawings } from '#client/drawings/pages.ts?sprite';
import { CallToAction } from '#client/layout/call-to-action.tsx';
import { MoreLink } from '#client/layout/more-link.tsx';
import { PageIndex } from '#client/layout/page-index.tsx';
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
  const { articles, faqGroups } = content;
  return (
    <>
      <PageIntro content={content} drawing={<Checklists content={content} language={language} />}>
        <p className="mt-4 max-w-sm text-ui text-mute" data-screen-only="">
          {content.note}
        </p>
        <div className="max-lg:hidden">
          <PageIndex
            parts={[
              { id: 'articles', ...articles },
              { id: 'faq', title: content.faqTitle },
            ]}
          />
          <Drawing
            drawing={pageDrawings.resources}
            labels={content.checklists.map(({ name }) => name)}
            className="mt-10 h-auto w-full max-w-md print:hidden"
          />
        </div>
      </PageIntro>
      <div data-screen-only="">
        <Section id="articles" title={articles.title}>
          <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
            {content.posts.slice(0, newest).map((post) => (
              <li key={post.id}>
                <PostCard post={post} language={language} />
              </li>
            ))}
          </ul>
          <MoreLink to={pathOf('blog', language)} className="mt-8">
            {articles.link}
          </MoreLink>
        </Section>
        <Section id="faq" title={content.faqTitle}>
          <div className="grid gap-x-10 border-t border-ink lg:grid-cols-2">
            {[faqGroups.slice(0, 2), faqGroups.slice(2)].map((half) => (
              <div key={half[0]?.id}>
                {half.map(({ id, title, items }) => (
                  <div key={id} id={id} className="pt-6 pb-4">
                    <h3 className="mb-6 text-h3">{title}</h3>
                    <Disclosures items={items} />
                  </div>
                ))}
              </div>
            ))}
          </div>
        </Section>
      </div>
      <CallToAction content={content.callToAction} language={language} source="resources" />
    </>
  );
}
