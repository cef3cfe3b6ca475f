// The pages that an answer names as its sources. The AI service says them, so they are not trusted: only pages of this site remain.
import type { Language } from './languages.ts';
import { findPage, isOfDesk, twinPath } from './routes.ts';
import { storableText } from './text.ts';

/** `url` is a path of this site. */
export type Source = { title: string; url: string };

const maximumSources = 5;
/** Characters. */
const maximumTitle = 100;

/**
 * @param value anything: an answer of the service, or what the browser has stored
 * @param language of the pages, if not as they are named
 */
export function readSources(value: unknown, siteOrigin: string, language?: Language): Source[] {
  if (!Array.isArray(value)) return [];
  const sources = new Map<string, Source>();
  for (const item of value) {
    const source = readSource(item, siteOrigin, language);
    if (source && !sources.has(source.url)) sources.set(source.url, source);
    if (sources.size === maximumSources) break;
  }
  return [...sources.values()];
}

function readSource(item: unknown, siteOrigin: string, language?: Language): Source | null {
  const { title, url }: { title?: unknown; url?: unknown } = Object(item);
  if (typeof title !== 'string' || typeof url !== 'string') return null;
  const words = storableText(title).replace(/\s+/g, ' ').trim();
  const address = /^(\/|https?:)/i.test(url) ? URL.parse(url, siteOrigin) : null;
  if (words === '' || address?.origin !== new URL(siteOrigin).origin) return null;
  const { page } = findPage(address.pathname);
  if (page === 'notFound' || isOfDesk(page)) return null;
  const characters = [...words];
  const isLong = characters.length > maximumTitle;
  const shown = isLong ? `${characters.slice(0, maximumTitle - 1).join('')}…` : words;
  const path = language ? twinPath(address.pathname, language) : address.pathname;
  return { title: shown, url: path + address.search + address.hash };
}
