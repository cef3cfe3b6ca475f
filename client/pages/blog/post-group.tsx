import { HydrateLater } from '#client/ui/hydrate-later.tsx';
import type { Post } from '#shared/posts.ts';
import { PostCard, type PostCardProps } from './post-card.tsx';

type PostGroupProps = Omit<PostCardProps, 'post'> & {
  id: string;
  title: string;
  posts: readonly Post[];
};

/** Cards below a title, which on wide screens stands beside them, in the first column of the page's grid. */
export function PostGroup({ id, title, posts, ...card }: PostGroupProps) {
  return (
    <HydrateLater>
      <section id={id} aria-labelledby={`${id}-title`} className="frame grid gap-y-5 py-6 md:py-14 lg:grid-cols-4">
        <h2 id={`${id}-title`} className="border-t border-ink pt-4 text-title lg:pr-6">
          {title}
        </h2>
        <ul
          className={`rises -mb-4 grid lg:col-span-3 ${posts.length % 3 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-2'}`}
        >
          {posts.map((post) => (
            <li key={post.id} className="row-span-3 mb-4 grid grid-rows-subgrid">
              <PostCard post={post} {...card} />
            </li>
          ))}
        </ul>
      </section>
    </HydrateLater>
  );
}
