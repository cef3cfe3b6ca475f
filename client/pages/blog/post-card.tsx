import { postDrawings } from '#client/drawings/posts.ts?sprite';
import { PageLink } from '#client/navigation/page-link.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { withoutBreaksAtHyphens } from '#client/ui/without-breaks.ts';
import type { blog } from '#shared/content/en/blog.ts';
import type { Language } from '#shared/languages.ts';
import type { Post } from '#shared/posts.ts';
import { pathOf } from '#shared/routes.ts';

type PostTexts = Pick<typeof blog, 'readingTime'>;
export type PostCardProps = { post: Post; texts: PostTexts; language: Language };

/** A post in a list. On phones it has no cover, on wider screens one of the given width. */
export function PostCard({ post, texts, language, coverWidth = 'md:w-2/5' }: PostCardProps & { coverWidth?: string }) {
  return (
    <article className="group relative flex justify-between gap-x-5 border-t border-ink">
      <div className="grow py-4">
        <PostTitle {...{ post, texts, language }} className="text-h3" />
        <p className="mt-2 text-mute">{post.description}</p>
      </div>
      <PostCover post={post} className={`shrink-0 self-start max-md:hidden ${coverWidth}`} />
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

type PostTitleProps = PostCardProps & {
  /** Of the title. */
  className: string;
};

/** Its title, with its day and how long it takes to read. */
export function PostTitle({ post, texts, language, className }: PostTitleProps) {
  return (
    <>
      <h3 className={className}>
        <PostLink post={post} language={language} />
      </h3>
      <PostFacts post={post} texts={texts} className="mt-1" />
    </>
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

type PostFactsProps = { post: Post; texts: PostTexts; className?: string };

export function PostFacts({ post, texts, className = '' }: PostFactsProps) {
  return (
    <p className={`flex flex-wrap gap-x-4 text-ui text-mute ${className}`}>
      <time dateTime={post.date}>{post.published}</time>
      <span>{texts.readingTime(post.minutes)}</span>
    </p>
  );
}
