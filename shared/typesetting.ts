import type { Language } from './languages.ts';

/** Forbids a line break where it stands. It is invisible, and screen readers and a search in the page skip it. */
export const wordJoiner = '\u2060';
export const noBreakSpace = '\u00a0';

/** Not typeset: `errors`, because the API answers with the same texts, and `html`, because the build typesets posts (`dev/build/posts.ts`). */
const skipped = ['errors', 'html'];

const cache = new WeakMap<object, object>();

/**
 * The texts of a page or another part as they are shown: in Dutch no line breaks after the short first part of a compound ('AI-assistent',
 * 'e-mail') or after "'s" ("'s ochtends"). Texts that functions return stay as they are. The same texts always give the same
 * object.
 */
export function typeset<Texts extends object>(texts: Texts, language: Language): Texts {
  return language === 'nl' ? typesetAll(texts) : texts;
}

function typesetAll<Texts extends object>(texts: Texts): Texts {
  const known = cache.get(texts);
  if (known) return known as Texts;
  const entries = Object.entries(texts).map(([key, value]) => [
    key,
    skipped.includes(key) ? value : typesetValue(value),
  ]);
  const result = Array.isArray(texts) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
  cache.set(texts, result);
  return result as Texts;
}

function typesetValue(value: unknown): unknown {
  if (typeof value === 'string') return typesetDutch(value);
  return typeof value === 'object' && value !== null ? typesetAll(value) : value;
}

export function typesetDutch(text: string): string {
  return text
    .replace(/(?<=[\s(‘“][\p{L}\d/]{1,4}-)(?=\p{L})/gu, wordJoiner)
    .replace(/(?<!\p{L})(['’])s (?=\p{L})/gu, `$1s${noBreakSpace}`);
}
