import rss from '#client/icons/rss.svg?outline';
import { PageIntro } from '#client/layout/page-intro.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Section } from '#client/ui/section.tsx';
import type { blog } from '#shared/content/en/blog.ts';
import type { Post } from '#shared/posts.ts';
import { feedPath } from '#shared/routes.ts';
import { PostCard, PostCover, PostFacts, PostLink } from './blog/post-card.tsx';

export function BlogPage({ content, language }: PageProps<typeof blog & { posts: Post[] }>) {
  const [latest, ...earlier] = content.posts;
  return (
    <>
      <PageIntro
        content={content}
        drawing={
          latest ? (
            <article className="group relative border-t border-ink bg-paper lg:-ml-5">
              <PostCover post={latest} />
              <p className="mt-5 text-ui font-semibold text-accent">{content.latest}</p>
              <h2 className="mt-1 text-[1.75rem] leading-[1.15] font-semibold tracking-[-0.02em]">
                <PostLink post={latest} language={language} />
              </h2>
              <p className="mt-2 text-mute">{latest.description}</p>
              <PostFacts post={latest} texts={content} className="mt-3" />
            </article>
          ) : null
        }
      >
        {/* The feed is not a page of the application, so the browser follows the link itself. */}
        <a
          href={feedPath('rss', language)}
          type="application/rss+xml"
          className="mt-6 inline-flex items-center gap-2 py-1 text-ui font-semibold hover:underline hover:underline-offset-4"
        >
          <Icon outline={rss} className="size-4" />
          {content.feed}
        </a>
      </PageIntro>
      <Section id="earlier" title={content.earlier}>
        <ul className="rises grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {earlier.map((post) => (
            <li key={post.id}>
              <PostCard post={post} texts={content} language={language} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
