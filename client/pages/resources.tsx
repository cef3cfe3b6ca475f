import { pageDrawings } from '#client/drawings/pages.ts?sprite';
import { CallToAction } from '#client/layout/call-to-action.tsx';
import { Faq } from '#client/layout/faq.tsx';
import { IntroDrawing } from '#client/layout/intro-drawing.tsx';
import { MoreLink } from '#client/layout/more-link.tsx';
import { PageButton } from '#client/layout/page-button.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import { PageLink } from '#client/navigation/page-link.tsx';
import { keepScrollPosition } from '#client/navigation/scroll-positions.ts';
import type { PageProps } from '#client/page-props.ts';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Section } from '#client/ui/section.tsx';
import type { resources } from '#shared/content/en/resources.ts';
import type { Checklist } from '#shared/content/types.ts';
import type { Language } from '#shared/languages.ts';
import type { Post, PostId } from '#shared/posts.ts';
import { pathOf, type RouteId } from '#shared/routes.ts';

type ResourcesContent = typeof resources & { posts: Post[] };

/** The service and the post that each checklist links to. */
const related: Record<string, { service: RouteId; postId: PostId }> = {
  'crm-integration': { service: 'crm-integration', postId: 'crm-integration-week-by-week' },
  'ai-assistant': { service: 'ai-customer-support', postId: 'before-an-ai-support-assistant-goes-live' },
  'website-launch': { service: 'website-development', postId: 'a-website-that-loads-on-a-cheap-phone' },
};

export function ResourcesPage({ content, language }: PageProps<ResourcesContent>) {
  const { articles } = content;
  return (
    <>
      <PageIntro
        content={content}
        drawing={<IntroDrawing drawing={pageDrawings.resources} className="max-w-xl print:hidden" />}
      >
        <ul className="mt-8 grid max-w-xl border-t border-ink md:mt-10" data-screen-only="">
          {content.checklists.map(({ id, title }) => (
            <li key={id} className="border-b border-line">
              <a
                href={`#${id}`}
                onClick={keepScrollPosition}
                className="flex items-center justify-between gap-4 py-3 font-semibold hover:underline"
              >
                {title}
                <Icon name="arrow-right" className="size-5 shrink-0 rotate-90" />
              </a>
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3" data-screen-only="">
          {/* The print dialog needs scripts. */}
          <Button variant="secondary" data-enhanced="" className="noscript:hidden" onClick={() => print()}>
            {content.print}
          </Button>
          <p className="max-w-sm text-ui text-mute">{content.note}</p>
        </div>
      </PageIntro>
      {content.checklists.map((checklist) => (
        // Printed on one sheet each.
        <div key={checklist.id} className="break-inside-avoid">
          <ChecklistSection checklist={checklist} content={content} language={language} />
        </div>
      ))}
      <div data-screen-only="" className="border-t border-line">
        <Section
          id="articles"
          title={articles.title}
          introduction={articles.introduction}
          link={
            <PageButton to={pathOf('blog', language)} variant="secondary" className="shrink-0 max-md:mt-4">
              {articles.link}
            </PageButton>
          }
        >
          <ul className="border-t border-ink">
            {content.posts.slice(0, newest).map(({ id, title, description }) => (
              <li key={id} className="group relative grid gap-x-10 gap-y-1 border-b border-line py-5 md:grid-cols-2">
                <h3 className="font-semibold">
                  <PageLink
                    to={pathOf('blogPost', language, { postId: id })}
                    className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
                  >
                    {title}
                  </PageLink>
                </h3>
                <p className="text-mute">{description}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Faq title={content.faqTitle} items={content.faq} />
      </div>
      <CallToAction content={content.callToAction} language={language} source="resources" />
    </>
  );
}

/** How many articles are shown; the blog has all. */
const newest = 3;

type ChecklistSectionProps = { checklist: Checklist; content: ResourcesContent; language: Language };

function ChecklistSection({ checklist, content, language }: ChecklistSectionProps) {
  const { id, title, introduction, groups } = checklist;
  const links = related[id];
  return (
    <Section id={id} title={title} introduction={introduction}>
      <div className="grid gap-px border-t border-ink bg-line lg:grid-cols-3">
        {groups.map((group) => (
          <fieldset key={group.id} className="bg-paper pt-6 pb-4 lg:px-6 lg:first:pl-0">
            <legend className="float-left mb-2 w-full text-h3">{group.title}</legend>
            <ul className="clear-both">
              {group.items.map((item) => (
                <li key={item}>
                  <label className="flex cursor-pointer gap-3 py-2.5 has-checked:text-mute">
                    <input type="checkbox" className="tick mt-0.5" />
                    {item}
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        ))}
      </div>
      {links ? (
        <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2" data-screen-only="">
          <MoreLink to={pathOf('blogPost', language, { postId: links.postId })} about={`: ${title}`}>
            {content.article}
          </MoreLink>
          <MoreLink to={pathOf(links.service, language)} about={`: ${title}`}>
            {content.service}
          </MoreLink>
        </p>
      ) : null}
    </Section>
  );
}
