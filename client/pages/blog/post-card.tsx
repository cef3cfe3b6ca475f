import { postDrawings } from '#client/drawings/posts.ts?sprite';
import { PageLink } from '#client/navigation/page-link.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { withoutBreaksAtHyphens } from '#client/ui/without-breaks.ts';
import type { blog } from '#shared/content/en/blog.ts';
import type { Language } from '#shared/languages.ts';
import { authorsOf } from '#shared/people.ts';
import type { Post } from '#shared/posts.ts';
import { pathOf } from '#shared/routes.ts';

type PostCardProps = { post: Post; texts: Pick<typeof blog, 'readingTime'>; language: Language };

/** A post in a list. Phones show its drawing beside its title, and no description. */
export function PostCard({ post, texts, language }: PostCardProps) {
  return (
    <article className="group relative row-span-3 gap-4 max-lg:flex lg:grid lg:grid-rows-subgrid lg:gap-y-0">
      <PostCover post={post} className="max-lg:hidden" />
      <div className="grow lg:contents">
        <div>
          <p className="mt-4 text-sm font-semibold text-mute lg:hidden">{post.figure}</p>
          <h3 className="mt-1 text-h3 lg:mt-4">
            <PostLink post={post} language={language} />
          </h3>
          <p className="mt-2 text-mute max-md:hidden">{post.description}</p>
        </div>
        <PostFacts post={post} texts={texts} />
      </div>
      {/* Lines of the usual width would be faint. */}
      <Drawing drawing={postDrawings[post.id]} className="mt-4 size-28 shrink-0 [stroke-width:2] lg:hidden" />
    </article>
  );
}

/** Who wrote a post, where the owner has named them, and how long it takes. */
export function PostFacts({ post, texts }: Pick<PostCardProps, 'post' | 'texts'>) {
  const names = authorsOf(post.id).map(({ name }) => name);
  return <p className="mt-2 text-ui text-mute">{[...names, texts.readingTime(post.minutes)].join(', ')}</p>;
}

/** The drawing of a post, below the number that its text comes to. */
export function PostCover({ post, className = '' }: { post: Post; className?: string }) {
  return (
    <div className={`border-x border-b border-line bg-card ${className}`}>
      <p className="border-b border-line px-4 py-2.5 text-sm font-semibold">{post.figure}</p>
      <Drawing drawing={postDrawings[post.id]} className="aspect-3/2 w-full p-4" />
    </div>
  );
}

/** The title as a link that covers the whole card. */
export function PostLink({ post, language }: { post: Post; language: Language }) {
  return (
    <PageLink
      to={pathOf('blogPost', language, { postId: post.id })}
      className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
    >
      {withoutBreaksAtHyphens(post.title)}
    </PageLink>
  );
}
