import { defaultLanguage } from '#shared/languages.ts';
import { factory } from '../context.ts';

const defaultPrefix = new RegExp(`^/${defaultLanguage}(?=/|$)`);

/** One address a page: `/en/services` and `/services/` answer 301 to `/services`. */
export const canonicalAddress = factory.createMiddleware(async (c, next) => {
  // Not `c.req.path`, which is decoded: browsers drop a tab or a line break, and `/<tab>/host` would become `//host`.
  const { pathname, search } = new URL(c.req.url);
  const path = canonicalPath(pathname);
  if (path === pathname) return next();
  c.header('Cache-Control', 'no-store');
  return c.redirect(path + search, 301);
});

export function canonicalPath(path: string): string {
  // More than one leading slash would make the redirect leave for another host.
  const bare = path
    .replace(/^[/\\]+/, '/')
    .replace(defaultPrefix, '')
    .replace(/\/+$/, '');
  return bare === '' ? '/' : bare.replace(/^[/\\]+/, '/');
}
