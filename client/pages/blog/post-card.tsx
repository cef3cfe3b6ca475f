import type { ReactNode } from 'react';
import { postDrawings } from '#client/drawings/posts.ts?sprite';
import { Bars } from '#client/layout/specimen.tsx';
import { PageLink } from '#client/navigation/page-link.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { withoutBreaksAtHyphens } from '#client/ui/without-breaks.ts';
import type { blog } from '#shared/content/en/blog.ts';
import type { Language } from '#shared/languages.ts';
import type { Post } from '#shared/posts.ts';
import { pathOf } from '#shared/routes.ts';

type PostTexts = Pick<typeof blog, 'readingTime'>;
export type PostCardProps = { post: Post; texts: PostTexts; language: Language };

/** A post in a list. On phones the text flows around its cover, where there is room; on wider screens it stands beside one of the given width. */
export function PostCard({ post, texts, language, coverWidth = 'md:w-1/2' }: PostCardProps & { coverWidth?: string }) {
  return (
    <article className="group relative border-t border-ink max-md:pb-4 md:flex md:flex-row-reverse md:justify-between md:gap-x-5">
      <PostCover
        post={post}
        className={`max-[24rem]:hidden max-md:float-right max-md:mb-1 max-md:ml-4 w-28 shrink-0 self-start ${coverWidth}`}
      />
      <div className="grow pt-4 md:pb-4">
        <PostTitle {...{ post, texts, language }} className="text-h3" />
        <p className="mt-2 text-mute">{post.description}</p>
      </div>
    </article>
  );
}

const cover = 'aspect-video border-x border-b border-line bg-card';

export function PostCover({ post, className = '' }: { post: Post; className?: string }) {
  return (
    <div className={`relative ${cover} ${className}`}>
      <Drawing drawing={postDrawings[post.id]} className="absolute inset-0 size-full p-1 md:p-3" />
    </div>
  );
}

/** In place of a cover: a sum from the post. */
export function PostFigure({ figure: { title, rows } }: { figure: typeof blog.figure }) {
  return (
    <div className={`flex flex-col ${cover}`}>
      <p className="border-b border-line px-4 py-2.5 text-sm font-semibold">{title}</p>
      <Bars rows={rows} />
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

type PostFactsProps = {
  post: Post;
  texts: PostTexts;
  className?: string;
  /** Shown before the day. */
  children?: ReactNode;
};

export function PostFacts({ post, texts, className = '', children }: PostFactsProps) {
  return (
    <p className={`flex flex-wrap gap-x-4 text-ui text-mute ${className}`}>
      {children}
      <time dateTime={post.date}>{post.published}</time>
      <span>{texts.readingTime(post.minutes)}</span>
    </p>
  );
}
