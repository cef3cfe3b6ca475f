import { useEffect, useRef } from 'react';
import { postDrawings } from '#client/drawings/posts.ts?sprite';
import arrowLeft from '#client/icons/arrow-left.svg?outline';
import { CallToAction } from '#client/layout/call-to-action.tsx';
import { Contents } from '#client/layout/contents.tsx';
import { IntroDrawing } from '#client/layout/intro-drawing.tsx';
import { IntroFigure } from '#client/layout/intro-figure.tsx';
import { IntroText } from '#client/layout/page-intro.tsx';
import type { PostContent } from '#client/load-post.ts';
import { PageLink } from '#client/navigation/page-link.tsx';
import { useTextLinks } from '#client/navigation/use-text-links.ts';
import type { PageProps } from '#client/page-props.ts';
import { recordEvent } from '#client/record-event.ts';
import { Icon } from '#client/ui/icon.tsx';
import { withoutBreaksAtHyphens } from '#client/ui/without-breaks.ts';
import type { Language } from '#shared/languages.ts';
import { authorsOf } from '#shared/people.ts';
import { pathOf } from '#shared/routes.ts';
import { sourceOfPost } from '#shared/source.ts';
import { Authors } from './blog/authors.tsx';
import { PostGroup } from './blog/post-group.tsx';

export function BlogPostPage({ content, language, shell }: PageProps<PostContent>) {
  const { post, relatedPosts, service, text } = content;
  const end = useRef<HTMLParagraphElement>(null);
  const textLinks = useTextLinks();
  useEffect(() => recordWhenSeen(end.current), []);
  return (
    <>
      <article>
        <Opening content={content} language={language} />
        <div className="frame grid gap-x-6 gap-y-12 py-14 md:py-20 lg:grid-cols-4">
          <Contents title={shell.contents} parts={text.parts} />
          <div className="min-w-0 lg:col-span-3">
            {/* oxlint-disable-next-line react/no-danger -- made of our own post by the build */}
            <div className="prose" {...textLinks} dangerouslySetInnerHTML={{ __html: text.html }} />
            <p ref={end} className="mt-10 max-w-2xl border-t border-ink pt-5 text-lead">
              {content.serviceLabel}:{' '}
              <PageLink to={pathOf(service.id, language)} className="underline underline-offset-4 hover:decoration-2">
                {withoutBreaksAtHyphens(service.title)}
              </PageLink>
              , <span className="whitespace-nowrap">{service.timeline}</span>
            </p>
          </div>
        </div>
      </article>
      <div data-screen-only="">
        <PostGroup id="related" title={content.related} posts={relatedPosts} texts={content} language={language} />
      </div>
      <CallToAction content={content.callToAction} language={language} source={sourceOfPost(post.id)} prefersMeeting />
    </>
  );
}

/** What is said of a post above its text. */
function Opening({ content, language }: { content: PostContent; language: Language }) {
  const { post } = content;
  return (
    <div className="border-b border-line">
      <div className="frame grid-lines grid items-center gap-10 py-6 md:py-14 lg:grid-cols-4">
        <IntroText className="content-center lg:col-span-2 lg:pr-6">
          <p data-screen-only="" className="mb-6 flex flex-wrap items-center gap-x-4 text-ui">
            <PageLink to={pathOf('blog', language)} className="group inline-flex items-center gap-2 py-1 font-semibold">
              <Icon outline={arrowLeft} className="size-4" />
              <span className="underline-offset-4 group-hover:underline">{content.back}</span>
            </PageLink>
            <PageLink
              to={`${pathOf('blog', language)}#${post.topic}`}
              className="py-1 text-mute underline-offset-4 hover:underline"
            >
              {content.topics[post.topic]}
            </PageLink>
          </p>
          <h1 className="text-h2">{withoutBreaksAtHyphens(content.heading)}</h1>
          <p className="mt-5 text-lead text-mute">{content.introduction}</p>
          <p className="mt-5 flex flex-wrap gap-x-4 text-ui text-mute">
            <time dateTime={post.date}>{post.published}</time>
            <span>{content.readingTime(post.minutes)}</span>
          </p>
          <div className="mt-1 flex flex-wrap gap-x-4">
            {post.updated && (
              <p className="text-ui text-mute">
                {content.updated} <time dateTime={post.updated.date}>{post.updated.words}</time>
              </p>
            )}
            <Authors people={authorsOf(post.id)} label={content.writtenBy} language={language} />
          </div>
        </IntroText>
        <div className="lg:col-span-2">
          <IntroFigure caption={post.caption}>
            <IntroDrawing drawing={postDrawings[post.id]} />
          </IntroFigure>
        </div>
      </div>
    </div>
  );
}

/** Records that the post was read, once the element below its text comes into view. */
function recordWhenSeen(end: HTMLElement | null): (() => void) | undefined {
  if (!end) return;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    recordEvent('post_read', '');
  });
  observer.observe(end);
  return () => observer.disconnect();
}
