import rss from '#client/icons/rss.svg?outline';
import { CallToAction } from '#client/layout/call-to-action.tsx';
import { PageIndex } from '#client/layout/page-index.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { blog } from '#shared/content/en/blog.ts';
import { type Post, postTopics } from '#shared/posts.ts';
import { feedPath } from '#shared/routes.ts';
import { PostCover, PostFacts, PostLink } from './blog/post-card.tsx';
import { PostGroup } from './blog/post-group.tsx';

export function BlogPage({ content, language }: PageProps<typeof blog & { posts: Post[] }>) {
  const [latest, ...earlier] = content.posts;
  return (
    <>
      <PageIntro
        content={content}
        drawing={
          latest ? (
            <article className="group relative border-t border-ink bg-paper pb-4">
              <PostCover post={latest} />
              <p className="mt-5 text-ui font-semibold text-accent">{`${content.startHere}: ${content.topics[latest.topic]}`}</p>
              <h2 className="mt-1 text-title">
                <PostLink post={latest} language={language} />
              </h2>
              <p className="mt-2 text-mute">{latest.description}</p>
              <PostFacts post={latest} texts={content} />
            </article>
          ) : null
        }
      >
        <PageIndex parts={postTopics.map((topic) => ({ id: topic, title: content.topics[topic] }))} />
        {/* The feed is not a page of the application, so the browser follows the link itself. */}
        <a
          href={feedPath('rss', language)}
          type="application/rss+xml"
          className="mt-4 inline-flex items-center gap-2 py-1 text-ui font-semibold underline-offset-4 hover:underline"
        >
          <Icon outline={rss} className="size-4" />
          {content.feed}
        </a>
      </PageIntro>
      {postTopics.map((topic) => (
        <PostGroup
          key={topic}
          id={topic}
          title={content.topics[topic]}
          text={content.topicIntroductions[topic]}
          posts={earlier.filter((post) => post.topic === topic)}
          texts={content}
          language={language}
        />
      ))}
      <CallToAction content={content.callToAction} language={language} source="blog" prefersMeeting />
    </>
  );
}
