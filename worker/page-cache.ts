// What is the same for every visitor until the next deploy: pages and feeds. This module alone decides how long browsers and the edge
// keep them, which version they have, and which of them this isolate answers from memory.
import type { Context } from 'hono';
import { clientAssets } from 'virtual:client-assets';
import { type AppEnv, factory } from './context.ts';
import { tryOrLog } from './log.ts';

/** Browsers ask whether their copy is still good; the edge keeps it for a day or until the next deploy. */
const cacheControl = 'public, max-age=0, s-maxage=86400, must-revalidate';

/** Pages of one build in both languages come to a few dozen; more means addresses that nobody links to. */
const maximumEntries = 200;

type CachedPage = { body: Uint8Array<ArrayBuffer>; headers: Headers; etag: string };

const cached = new Map<string, CachedPage>();

/** Marks the answer of a handler as the same for every visitor until the next deploy. */
export function markCacheable(c: Context<AppEnv>): void {
  // A developer's page changes with every edit, and no address says so.
  if (clientAssets.build !== 'dev') c.set('isCacheable', true);
}

/** Stands before all other middleware, because a hit costs a fraction of a render. What it answers passed them when it was made. */
export const pageCache = factory.createMiddleware(async (c, next) => {
  const { method, url, headers } = c.req.raw;
  const validators = headers.get('if-none-match');
  // An address with a query may carry a source label into the page, so only plain ones are kept in memory.
  const key = method === 'GET' && !url.includes('?') ? keyOf(url) : null;
  const hit = key === null ? undefined : cached.get(key);
  if (hit) return answer(hit.body, hit.headers, validators, hit.etag);
  await next();
  if (!c.var.isCacheable || c.res.status !== 200) return;
  const etag = await etagOf(c, url);
  c.header('Cache-Control', cacheControl);
  c.header('ETag', etag);
  const [toVisitor, toMemory] = key !== null && c.res.body ? c.res.body.tee() : [c.res.body, null];
  // Also for a visitor who leaves half-way.
  if (key !== null && toMemory) c.executionCtx.waitUntil(keep(key, toMemory, c.res.headers, etag));
  c.res = answer(toVisitor, c.res.headers, validators, etag);
});

function answer(body: BodyInit | null, headers: Headers, validators: string | null, etag: string): Response {
  const isFresh = validators !== null && matchesEtag(validators, etag);
  return isFresh ? new Response(null, { status: 304, headers }) : new Response(body, { headers });
}

/** A page whose stream breaks is not kept: the next visitor's is rendered anew. */
async function keep(key: string, stream: ReadableStream, answered: Headers, etag: string): Promise<void> {
  const headers = new Headers(answered);
  headers.delete('x-request-id');
  headers.delete('transfer-encoding');
  const bytes = await tryOrLog(() => new Response(stream).arrayBuffer());
  if (!bytes) return;
  if (cached.size >= maximumEntries) cached.delete(cached.keys().next().value as string);
  cached.set(key, { body: new Uint8Array(bytes), headers, etag });
}

/** The year stands in the footer, so a page of last year is another page. */
function keyOf(url: string): string {
  return `${new Date().getUTCFullYear()} ${url}`;
}

/** Build, year, public settings and address make the page; the same four make its etag. */
async function etagOf(c: Context<AppEnv>, url: string): Promise<string> {
  const { pathname, search } = new URL(url);
  const { publicConfig } = c.var.config;
  const source = JSON.stringify([clientAssets.build, new Date().getUTCFullYear(), publicConfig, pathname + search]);
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(source));
  const hex = Array.from(new Uint8Array(digest, 0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `"${clientAssets.build}-${hex}"`;
}

/** True when an `If-None-Match` header names the etag; a proxy that compresses makes it weak, so `W/` is ignored. */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.split(',').some((candidate) => {
    const value = candidate.trim();
    return value === '*' || value === etag || value === `W/${etag}`;
  });
}

/** For tests that change what a page shows. */
export function forgetPages(): void {
  cached.clear();
}
