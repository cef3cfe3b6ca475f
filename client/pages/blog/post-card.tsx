import { postDrawings } from '#client/drawings/posts.ts?sprite';
import { PageLink } from '#client/navigation/page-link.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { withoutBreaksAtHyphens } from '#client/ui/without-breaks.ts';
import type { blog } from '#shared/content/en/blog.ts';
import type { Language } from '#shared/languages.ts';
import type { Post } from '#shared/posts.ts';
import { pathOf } from '#shared/routes.ts';

type PostCardProps = { post: Post; texts: Pick<typeof blog, 'readingTime'>; language: Language };

/** A post in a list. On phones its cover is small, beside its words. */
export function PostCard({ post, texts, language }: PostCardProps) {
  return (
    <article className="group relative grid grid-cols-[3fr_1fr] gap-x-4 pt-4 lg:grid-cols-1 lg:py-0">
      <PostCover post={post} className="self-start max-lg:col-start-2 max-lg:row-start-1" />
      <div>
        <h3 className="text-h3 lg:mt-4 lg:min-h-[2lh]">
          <PostLink post={post} language={language} />
        </h3>
        <p className="mt-2 text-mute">{post.description}</p>
        <PostDate post={post} texts={texts} />
      </div>
    </article>
  );
}

/** The drawing of a post, with the number that its text comes to. */
export function PostCover({ post, className = '' }: { post: Post; className?: string }) {
  return (
    <div className={`relative aspect-video border border-line bg-card ${className}`}>
      <Drawing drawing={postDrawings[post.id]} className="absolute inset-0 size-full md:p-4" />
      <p className="absolute bottom-0 p-4 text-ui font-semibold max-lg:hidden">{post.figure}</p>
    </div>
  );
}

/** When a post was published, and how long it takes to read. */
export function PostDate({ post, texts }: Pick<PostCardProps, 'post' | 'texts'>) {
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 text-ui text-mute">
      <time dateTime={post.date}>{post.published}</time>
      <span>{texts.readingTime(post.minutes)}</span>
    </p>
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
