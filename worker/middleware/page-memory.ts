// A page is the same for every visitor, so one render serves all until the isolate ends. This stands before all other
// middleware because a hit costs a tenth of a render; what a hit answers has passed that middleware when it was made.
import { factory } from '../context.ts';
import { tryOrLog } from '../log.ts';

type StoredPage = { body: Uint8Array<ArrayBuffer>; headers: Headers; etag: string };

/** Pages of one build in both languages come to a few dozen; more means addresses that nobody links to. */
const maximumPages = 200;
const pages = new Map<string, StoredPage>();

export const pageMemory = factory.createMiddleware(async (c, next) => {
  // An address with a query may carry a source label into the page, so only plain ones are remembered.
  if (c.req.method !== 'GET' || c.req.raw.url.includes('?')) return next();
  const key = memoryKey(c.req.raw.url);
  const stored = pages.get(key);
  if (stored) {
    const validators = c.req.raw.headers.get('if-none-match');
    return validators && matchesEtag(validators, stored.etag)
      ? new Response(null, { status: 304, headers: stored.headers })
      : new Response(stored.body, { headers: stored.headers });
  }
  await next();
  const etag = c.res.headers.get('etag');
  if (c.res.status !== 200 || !etag || !c.res.body) return;
  const headers = new Headers(c.res.headers);
  headers.delete('x-request-id');
  headers.delete('transfer-encoding');
  const [toVisitor, toMemory] = c.res.body.tee();
  c.res = new Response(toVisitor, c.res);
  // Also for a visitor who leaves half-way.
  c.executionCtx.waitUntil(keepPage(key, toMemory, { headers, etag }));
});

/** Half a page is no page: where the stream breaks, the next visitor's is rendered anew. */
async function keepPage(key: string, stream: ReadableStream, page: Omit<StoredPage, 'body'>): Promise<void> {
  const bytes = await tryOrLog(() => new Response(stream).arrayBuffer());
  if (!bytes) return;
  if (pages.size >= maximumPages) pages.delete(pages.keys().next().value as string);
  pages.set(key, { ...page, body: new Uint8Array(bytes) });
}

/** True when an `If-None-Match` header names the etag; a proxy that compresses makes it weak, so `W/` is ignored. */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.split(',').some((candidate) => {
    const value = candidate.trim();
    return value === '*' || value === etag || value === `W/${etag}`;
  });
}

export function forgetPages(): void {
  pages.clear();
}

/** The year stands in the footer, so a page of last year is another page. */
function memoryKey(url: string): string {
  return `${new Date().getUTCFullYear()} ${url}`;
}
