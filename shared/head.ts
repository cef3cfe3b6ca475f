// What the head says of a page: the Worker writes it, the browser updates it after a navigation.
import { type Language, languages, otherLanguage } from './languages.ts';
import { isHidden, localizePath, type PageId, splitPath } from './routes.ts';
import { site } from './site.ts';

export type HeadTag = { tag: 'meta' | 'link'; attributes: Readonly<Record<string, string>> };
export type Head = { title: string; tags: HeadTag[] };

const locales: Record<Language, string> = { en: 'en_US', nl: 'nl_NL' };

type Subject = {
  page: PageId;
  language: Language;
  pathname: string;
  meta: { title: string; description: string };
  /** Canonical origin, without a trailing slash. */
  siteUrl: string;
};

export function headOf({ page, language, pathname, meta, siteUrl }: Subject): Head {
  const { path } = splitPath(pathname);
  const addressIn = (wanted: Language) => siteUrl + localizePath(path, wanted);
  const tags: HeadTag[] = [metaTag('description', meta.description)];
  if (isHidden(page)) return { title: meta.title, tags: [...tags, metaTag('robots', 'noindex')] };
  return {
    title: meta.title,
    tags: [
      ...tags,
      linkTag({ rel: 'canonical', href: addressIn(language) }),
      ...languages.map((each) => linkTag({ rel: 'alternate', hreflang: each, href: addressIn(each) })),
      linkTag({ rel: 'alternate', hreflang: 'x-default', href: addressIn('en') }),
      propertyTag('og:site_name', site.name),
      propertyTag('og:type', 'website'),
      propertyTag('og:title', meta.title),
      propertyTag('og:description', meta.description),
      propertyTag('og:url', addressIn(language)),
      propertyTag('og:locale', locales[language]),
      propertyTag('og:locale:alternate', locales[otherLanguage(language)]),
    ],
  };
}

const metaTag = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const propertyTag = (property: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property, content },
});
const linkTag = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });
