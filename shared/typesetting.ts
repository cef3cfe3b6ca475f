import type { Language } from './languages.ts';

/** Forbids a line break where it stands. It is neither seen nor heard, and searching in a page skips it. */
export const wordJoiner = '\u2060';
export const noBreakSpace = '\u00a0';

/** The API says errors in the same words; posts are set by the build (`dev/build/posts.ts`), which knows text from code. */
const asTyped = ['errors', 'html'];

const typeset = new WeakMap<object, object>();

/**
 * Texts as they are shown, of a page or another part: in Dutch no line ends after the short beginning of a compound ('AI-assistent',
 * 'e-mail') or after "'s" ("'s ochtends"). What stays as it is: texts of one word, ids, whatever functions return, and what `asTyped` names.
 * Asked for the same texts again, it answers with the same object.
 */
export function setTexts<Texts extends object>(texts: Texts, language: Language): Texts {
  return language === 'nl' ? setEach(texts) : texts;
}

function setEach<Texts extends object>(texts: Texts): Texts {
  const earlier = typeset.get(texts);
  if (earlier) return earlier as Texts;
  const entries = Object.entries(texts).map(([key, value]) => [key, asTyped.includes(key) ? value : setValue(value)]);
  const set = Array.isArray(texts) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
  typeset.set(texts, set);
  return set as Texts;
}

function setValue(value: unknown): unknown {
  if (typeof value === 'string') return setDutch(value);
  return typeof value === 'object' && value !== null ? setEach(value) : value;
}

export function setDutch(text: string): string {
  return text
    .replace(/(?<=[\s(‘“][\p{L}\d/]{1,4}-)(?=\p{L})/gu, wordJoiner)
    .replace(/(?<!\p{L})(['’])s (?=\p{L})/gu, `$1s${noBreakSpace}`);
}
