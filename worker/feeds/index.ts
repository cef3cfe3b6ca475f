import type { Context } from 'hono';
import { languages } from '#shared/languages.ts';
import { feedPath, pathOf } from '#shared/routes.ts';
import { site } from '#shared/site.ts';
import { type AppEnv, factory } from '../context.ts';
import { markCacheable } from '../page-cache.ts';
import { rss } from './rss.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

/** Files for programs, made from the same tables and texts as the pages. */
export const feeds = factory
  .createApp()
  .get(feedPath('sitemap'), (c) => answer(c, 'application/xml', sitemap(siteUrlOf(c))))
  .get(feedPath('robots'), (c) => answer(c, 'text/plain', robots(siteUrlOf(c))))
  // Not kept, because its date of expiry changes every day.
  .get(feedPath('security'), (c) => {
    const text = securityText(siteUrlOf(c), new Date());
    return c.body(text, 200, { 'Content-Type': 'text/plain; charset=UTF-8', 'Cache-Control': 'no-store' });
  });

for (const language of languages) {
  feeds
    .get(feedPath('rss', language), (c) => answer(c, 'application/rss+xml', rss(siteUrlOf(c), language)))
    .get(feedPath('llms', language), async (c) => {
      // Imported on request, because it brings texts of half the site in both languages.
      const { llms } = await import('./llms.ts');
      return answer(c, 'text/markdown', llms(siteUrlOf(c), language));
    })
    .get(feedPath('manifest', language), (c) =>
      answer(c, 'application/manifest+json', JSON.stringify(webManifest(language))),
    );
}

function siteUrlOf(c: Context<AppEnv>): string {
  return c.var.config.publicConfig.siteUrl;
}

function answer(c: Context<AppEnv>, type: string, text: string): Response {
  markCacheable(c);
  return c.body(text, 200, { 'Content-Type': `${type}; charset=UTF-8` });
}

function robots(siteUrl: string): string {
  return `User-agent: *
Disallow: /api/

Sitemap: ${siteUrl}${feedPath('sitemap')}
`;
}

const daysValid = 180;

/** How to report a security problem (RFC 9116, which allows a validity of at most a year). */
function securityText(siteUrl: string, now: Date): string {
  const expiry = new Date(now);
  expiry.setUTCDate(expiry.getUTCDate() + daysValid);
  expiry.setUTCHours(0, 0, 0, 0);
  return `Contact: mailto:${site.securityEmail}
Expires: ${expiry.toISOString()}
Preferred-Languages: ${languages.join(', ')}
Canonical: ${siteUrl}${feedPath('security')}
Policy: ${siteUrl}${pathOf('security', 'en')}
`;
}
