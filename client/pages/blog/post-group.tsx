import { HydrateLater } from '#client/ui/hydrate-later.tsx';
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

/** Posts in a row; on wide screens their title stands beside them. */
export function PostGroup({ id, title, text, posts, texts, language }: PostGroupProps) {
  return (
    <HydrateLater>
      <section
        id={id}
        aria-labelledby={`${id}-title`}
        className="frame grid gap-x-6 gap-y-5 py-6 md:py-14 lg:grid-cols-4"
      >
        <div className="border-t border-ink pt-4">
          <h2 id={`${id}-title`} className="text-title">
            {title}
          </h2>
          {text ? <p className="mt-2 text-mute">{text}</p> : null}
        </div>
        <ul className={`grid gap-x-6 lg:col-span-3 ${posts.length > 2 ? 'lg:grid-cols-3' : 'lg:grid-cols-2'}`}>
          {posts.map((post) => (
            <li key={post.id} className="row-span-3 grid border-t border-line pb-6 lg:grid-rows-subgrid lg:border-ink">
              <PostCard {...{ post, texts, language }} />
            </li>
          ))}
        </ul>
      </section>
    </HydrateLater>
  );
}
