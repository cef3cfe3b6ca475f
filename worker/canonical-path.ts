import { defaultLanguage } from '#shared/languages.ts';

const defaultPrefix = new RegExp(`^/${defaultLanguage}(?=/|$)`);

/** The one address of a page: `/en/services` and `/services/` are `/services`. */
export function canonicalPath(path: string): string {
  // More than one leading slash would make a redirect leave for another host.
  const bare = path
    .replace(/^[/\\]+/, '/')
    .replace(defaultPrefix, '')
    .replace(/\/+$/, '');
  return bare === '' ? '/' : bare.replace(/^[/\\]+/, '/');
}
