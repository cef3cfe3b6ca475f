import { postDrawings } from '#client/drawings/posts.ts?sprite';
import { PageLink } from '#client/navigation/page-link.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import type { blog } from '#shared/content/en/blog.ts';
import type { Language } from '#shared/languages.ts';
import type { Post } from '#shared/posts.ts';
import { pathOf } from '#shared/routes.ts';
import { wordJoiner } from '#shared/typesetting.ts';

type PostTexts = Pick<typeof blog, 'topics' | 'readingTime'>;
type PostCardProps = { post: Post; texts: PostTexts; language: Language };

/** On phones without its drawing, so that a list of them is short. */
export function PostCard({ post, texts, language }: PostCardProps) {
  return (
    <article className="group relative border-t border-ink">
      <PostCover post={post} className="max-sm:hidden" />
      <p className="mt-4 text-ui text-mute">
        {texts.topics[post.topic]} · {texts.readingTime(post.minutes)}
      </p>
      <h3 className="mt-1 text-h3">
        <PostLink post={post} language={language} />
      </h3>
      <p className="mt-2 text-mute">{post.description}</p>
    </article>
  );
}

export function PostCover({ post, className = '' }: { post: Post; className?: string }) {
  return (
    <div className={`relative aspect-3/2 border-x border-b border-line bg-card ${className}`}>
      <Drawing drawing={postDrawings[post.id]} className="absolute inset-0 size-full p-6" />
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

/** Keeps compounds with a hyphen ('AI-dienst') on one line. */
export function withoutBreaksAtHyphens(title: string): string {
  return title.replaceAll(/(?<=\w-)(?=\w)/g, wordJoiner);
}

export function PostFacts({ post, texts, className = '' }: { post: Post; texts: PostTexts; className?: string }) {
  return (
    <p className={`text-ui text-mute ${className}`}>
      {texts.topics[post.topic]} · <time dateTime={post.date}>{post.published}</time> ·{' '}
      {texts.readingTime(post.minutes)}
    </p>
  );
}
