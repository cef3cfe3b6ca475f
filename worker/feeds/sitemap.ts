import { html } from 'hono/html';
import { posts } from 'virtual:posts/en';
import { defaultLanguage, type Language, languages } from '#shared/languages.ts';
import { addresses, isHidden, localizePath } from '#shared/routes.ts';

const dates = new Map<string, string>(posts.map(({ id, date, updated }) => [id, updated?.date ?? date]));

/** Every page in every language, each with its other languages. */
export function sitemap(siteUrl: string): string {
  const urls = addresses
    .filter(({ page }) => !isHidden(page))
    .flatMap(({ path, params }) =>
      languages.map((language) => url({ path, language, siteUrl, date: dates.get(params.postId ?? '') })),
    );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

type Entry = { path: string; language: Language; siteUrl: string; date: string | undefined };

function url({ path, language, siteUrl, date }: Entry) {
  const twins = [...languages.map((each) => [each, each] as const), ['x-default', defaultLanguage] as const];
  return html`<url><loc>${siteUrl + localizePath(path, language)}</loc>${date ? html`<lastmod>${date}</lastmod>` : ''}${twins.map(
    ([name, twin]) =>
      html`<xhtml:link rel="alternate" hreflang="${name}" href="${siteUrl + localizePath(path, twin)}"/>`,
  )}</url>`;
}
