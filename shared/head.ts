// The head of a page. The Worker writes it, and the browser updates it after a navigation.
import type { shell as Shell } from './content/en/shell.ts';
import { type Language, languages, otherLanguage } from './languages.ts';
import { type FoundPage, feedPath, isHidden, pathOf } from './routes.ts';
import { site } from './site.ts';
import { type PageTexts, structuredDataOf } from './structured-data.ts';

export type HeadTag = { tag: 'meta' | 'link'; attributes: Readonly<Record<string, string>> };

export type Head = {
  title: string;
  tags: HeadTag[];
  /** JSON-LD for search engines; null for pages that they should not index. */
  structuredData: object | null;
};

const locales: Record<Language, string> = { en: 'en_US', nl: 'nl_NL' };

/** The size of the images that are shown where a page is shared, in pixels. */
export const shareImageSize = { width: 1200, height: 630 };

type Subject = {
  found: FoundPage;
  content: PageTexts;
  shell: typeof Shell;
  /** Canonical origin, without a trailing slash. */
  siteUrl: string;
};

export function headOf({ found, content, shell, siteUrl }: Subject): Head {
  const { page, language, params } = found;
  const { meta, heading } = content;
  const description = metaTag('description', meta.description);
  if (page === 'notFound' || isHidden(page)) {
    return { title: meta.title, tags: [description, metaTag('robots', 'noindex')], structuredData: null };
  }
  const addressIn = (each: Language) => siteUrl + pathOf(page, each, params);
  const image = siteUrl + shareImagePath(found);
  return {
    title: meta.title,
    tags: [
      description,
      linkTag({ rel: 'canonical', href: addressIn(language) }),
      ...languages.map((each) => linkTag({ rel: 'alternate', hreflang: each, href: addressIn(each) })),
      linkTag({ rel: 'alternate', hreflang: 'x-default', href: addressIn('en') }),
      linkTag({
        rel: 'alternate',
        type: 'application/rss+xml',
        title: `${site.name} ${shell.footer.links.blog}`,
        href: siteUrl + feedPath('rss', language),
      }),
      propertyTag('og:site_name', site.name),
      propertyTag('og:type', page === 'blogPost' ? 'article' : 'website'),
      propertyTag('og:title', meta.title),
      propertyTag('og:description', meta.description),
      propertyTag('og:url', addressIn(language)),
      propertyTag('og:locale', locales[language]),
      propertyTag('og:locale:alternate', locales[otherLanguage(language)]),
      propertyTag('og:image', image),
      propertyTag('og:image:type', 'image/png'),
      propertyTag('og:image:width', String(shareImageSize.width)),
      propertyTag('og:image:height', String(shareImageSize.height)),
      propertyTag('og:image:alt', heading),
      // X reads everything else from the tags above.
      metaTag('twitter:card', 'summary_large_image'),
    ],
    structuredData: structuredDataOf({ found: { page, language, params }, content, shell, siteUrl, image }),
  };
}

/** The image that is shown where the page is shared: a drawing with the page's title. */
export function shareImagePath({ page, language, params }: FoundPage): string {
  return `/og/${language}/${[page, ...Object.values(params)].join('-')}.png`;
}

const metaTag = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const propertyTag = (property: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property, content },
});
const linkTag = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });
