import { html } from 'hono/html';
import { posts as english } from 'virtual:posts/en';
import { posts as dutch } from 'virtual:posts/nl';
import { blog as en } from '#shared/content/en/blog.ts';
import { blog as nl } from '#shared/content/nl/blog.ts';
import type { Language } from '#shared/languages.ts';
import { feedPath, pathOf } from '#shared/routes.ts';

const texts = { en, nl };
const posts = { en: english, nl: dutch };

/** The posts of one language as RSS 2.0, newest first. */
export function rss(siteUrl: string, language: Language): string {
  const { meta, introduction, topics } = texts[language];
  const items = posts[language].map(({ id, title, description, date, topic }) => {
    const address = siteUrl + pathOf('blogPost', language, { postId: id });
    return html`<item>
<title>${title}</title>
<link>${address}</link>
<guid>${address}</guid>
<pubDate>${rssDate(date)}</pubDate>
<category>${topics[topic]}</category>
<description>${description}</description>
</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
${html`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${meta.title}</title>
<link>${siteUrl + pathOf('blog', language)}</link>
<description>${introduction}</description>
<language>${language}</language>
<lastBuildDate>${rssDate(posts[language][0]?.date ?? '')}</lastBuildDate>
<atom:link rel="self" type="application/rss+xml" href="${siteUrl + feedPath('rss', language)}"/>
${items}
</channel>
</rss>
`}`;
}

function rssDate(date: string): string {
  return new Date(date).toUTCString();
}
