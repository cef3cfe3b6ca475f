import { GroupSection } from '#client/layout/group-section.tsx';
import type { blog } from '#shared/content/en/blog.ts';
import type { Language } from '#shared/languages.ts';
import type { Post, PostTopic } from '#shared/posts.ts';
import { PostCard, PostCover, PostTitle } from './post-card.tsx';

type TopicPostsProps = { topic: PostTopic; content: typeof blog; posts: readonly Post[]; language: Language };

/** The posts of a topic: the newest is large. */
export function TopicPosts({ topic, content, posts, language }: TopicPostsProps) {
  const [newest, ...others] = posts;
  return (
    <GroupSection id={topic} title={content.topics[topic]} text={content.topicIntroductions[topic]}>
      <div className="grid gap-x-10 lg:grid-cols-2">
        {newest ? (
          <article className="group relative pb-6">
            <PostCover post={newest} />
            <div className="mt-4">
              <PostTitle post={newest} texts={content} language={language} className="text-title" />
            </div>
            <p className="mt-2 text-mute">{newest.description}</p>
          </article>
        ) : null}
        <ul className="-mt-px flex flex-col">
          {others.map((post) => (
            <li key={post.id} className="grid grow grid-cols-1">
              <PostCard {...{ post, language }} texts={content} />
            </li>
          ))}
        </ul>
      </div>
    </GroupSection>
  );
}
