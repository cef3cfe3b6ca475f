import type { Context } from 'hono';
import { languages } from '#shared/languages.ts';
import { feedPath } from '#shared/routes.ts';
import { type AppEnv, factory } from '../context.ts';
import { freshness } from '../middleware/freshness.ts';
import { robots } from './robots.ts';
import { rss } from './rss.ts';
import { securityText } from './security-text.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

/** Files for programs, made from the same tables and texts as the pages. */
export const feeds = factory
  .createApp()
  .get(feedPath('sitemap'), freshness, (c) => answer(c, 'application/xml', sitemap(siteUrlOf(c))))
  .get(feedPath('robots'), freshness, (c) => answer(c, 'text/plain', robots(siteUrlOf(c))))
  // Not cached, because its date of expiry changes every day.
  .get(feedPath('security'), (c) => {
    c.header('Cache-Control', 'no-store');
    return answer(c, 'text/plain', securityText(siteUrlOf(c), new Date()));
  });

for (const language of languages) {
  feeds
    .get(feedPath('rss', language), freshness, (c) => answer(c, 'application/rss+xml', rss(siteUrlOf(c), language)))
    .get(feedPath('llms', language), freshness, async (c) => {
      // Imported on request, because it brings texts of half the site in both languages.
      const { llms } = await import('./llms.ts');
      return answer(c, 'text/markdown', llms(siteUrlOf(c), language));
    })
    .get(feedPath('manifest', language), freshness, (c) =>
      answer(c, 'application/manifest+json', JSON.stringify(webManifest(language))),
    );
}

function siteUrlOf(c: Context<AppEnv>): string {
  return c.var.config.publicConfig.siteUrl;
}

function answer(c: Context<AppEnv>, type: string, text: string): Response {
  return c.body(text, 200, { 'Content-Type': `${type}; charset=UTF-8` });
}
