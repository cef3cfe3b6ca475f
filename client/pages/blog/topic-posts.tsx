import { GroupSection } from '#client/layout/group-section.tsx';
import type { blog } from '#shared/content/en/blog.ts';
import type { Language } from '#shared/languages.ts';
import type { Post, PostTopic } from '#shared/posts.ts';
import { PostCard } from './post-card.tsx';

type TopicPostsProps = { topic: PostTopic; content: typeof blog; posts: readonly Post[]; language: Language };

export function TopicPosts({ topic, content, posts, language }: TopicPostsProps) {
  return (
    <GroupSection id={topic} title={content.topics[topic]} text={content.topicIntroductions[topic]}>
      <ul className="grid gap-x-10 lg:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id} className="row-span-3 grid border-line pb-6 max-lg:border-b lg:grid-rows-subgrid">
            <PostCard {...{ post, language }} texts={content} />
          </li>
        ))}
      </ul>
    </GroupSection>
  );
}
