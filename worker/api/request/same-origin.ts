import type { Context } from 'hono';
import { type AppEnv, factory } from '../../context.ts';

/**
 * Refuses a write that a page of another origin made. A browser names the origin in `Origin` or at least its relation in
 * `Sec-Fetch-Site`; a client that sends neither is no browser, holds no visitor's session and passes.
 */
export const sameOrigin = (refuse: (c: Context<AppEnv>) => Response | Promise<Response>) =>
  factory.createMiddleware(async (c, next) => (isSameOrigin(c.req.raw) ? next() : refuse(c)));

export function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (origin !== null && origin !== new URL(request.url).origin) return false;
  return site === null || site === 'same-origin' || (site === 'none' && origin === null);
}
