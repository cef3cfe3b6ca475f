import { GroupSection } from '#client/layout/group-section.tsx';
import type { blog } from '#shared/content/en/blog.ts';
import type { Language } from '#shared/languages.ts';
import type { Post } from '#shared/posts.ts';
import { PostCard } from './post-card.tsx';

type PostGroupProps = {
  id: string;
  title: string;
  text?: string;
  posts: readonly Post[];
  texts: Pick<typeof blog, 'readingTime'>;
  language: Language;
};

/** Posts in a row below their title. */
export function PostGroup({ id, title, text, posts, texts, language }: PostGroupProps) {
  return (
    <GroupSection id={id} title={title} text={text}>
      <ul className={`grid gap-x-6 lg:pt-6 ${posts.length > 2 ? 'lg:grid-cols-3' : 'lg:grid-cols-2'}`}>
        {posts.map((post) => (
          <li
            key={post.id}
            className="row-span-3 grid border-line pb-6 not-first:border-t lg:grid-rows-subgrid lg:border-t"
          >
            <PostCard {...{ post, texts, language }} />
          </li>
        ))}
      </ul>
    </GroupSection>
  );
}
