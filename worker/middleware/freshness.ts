import type { Context } from 'hono';
import { clientAssets } from 'virtual:client-assets';
import type { AppEnv } from '../context.ts';
import { factory } from '../context.ts';
import type { PublicConfig } from '../env.ts';
import { matchesEtag } from './page-memory.ts';

/** Browsers ask whether the page is still good; the edge keeps it for a day or until the next deploy. */
const cacheControl = 'public, max-age=0, s-maxage=86400, must-revalidate';

/** For what is the same for every visitor until the next deploy. */
export const freshness = factory.createMiddleware(async (c, next) => (await answerIfFresh(c)) ?? next());

/** Says how long the answer is good and gives it its etag; answers 304 where the browser's copy is that very one, else null. */
export async function answerIfFresh(c: Context<AppEnv>): Promise<Response | null> {
  // A developer's page changes with every edit, and no address says so.
  if (clientAssets.build === 'dev') return null;
  const { pathname, search } = new URL(c.req.url);
  const etag = await etagOf(pathname + search, c.var.config.publicConfig);
  c.header('Cache-Control', cacheControl);
  c.header('ETag', etag);
  const validators = c.req.header('If-None-Match');
  return validators && matchesEtag(validators, etag) ? c.body(null, 304) : null;
}

/** Build, year, public settings and address make the page; the same four make its etag. */
async function etagOf(address: string, publicConfig: PublicConfig): Promise<string> {
  const source = JSON.stringify([clientAssets.build, new Date().getUTCFullYear(), publicConfig, address]);
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(source));
  const hex = Array.from(new Uint8Array(digest).slice(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `"${clientAssets.build}-${hex}"`;
}
