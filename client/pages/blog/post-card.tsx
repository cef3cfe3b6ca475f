import { postDrawings } from '#client/drawings/posts.ts?sprite';
import { PageLink } from '#client/navigation/page-link.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { withoutBreaksAtHyphens } from '#client/ui/without-breaks.ts';
import type { blog } from '#shared/content/en/blog.ts';
import type { Language } from '#shared/languages.ts';
import type { Post } from '#shared/posts.ts';
import { pathOf } from '#shared/routes.ts';

type PostCardProps = { post: Post; texts: Pick<typeof blog, 'readingTime'>; language: Language; isFirst?: boolean };

/** A post in a list. On phones only the first has its cover. */
export function PostCard({ post, texts, language, isFirst = false }: PostCardProps) {
  return (
    <article className={`group relative border-t pb-6 ${isFirst ? 'border-ink' : 'border-line lg:border-ink'}`}>
      <PostCover post={post} className={isFirst ? '' : 'max-lg:hidden'} />
      <h3 className="mt-4 text-h3">
        <PostLink post={post} language={language} />
      </h3>
      <p className="mt-2 text-mute">{post.description}</p>
      <p className="mt-2 text-ui text-mute">{texts.readingTime(post.minutes)}</p>
    </article>
  );
}

export function PostCover({ post, className = '' }: { post: Post; className?: string }) {
  return (
    <div className={`relative aspect-video border-x border-b border-line bg-card ${className}`}>
      <Drawing drawing={postDrawings[post.id]} className="absolute inset-0 size-full p-3" />
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
