import { feedPath } from '#shared/routes.ts';

export function robots(siteUrl: string): string {
  return `User-agent: *
Disallow: /api/

Sitemap: ${siteUrl}${feedPath('sitemap')}
`;
}
