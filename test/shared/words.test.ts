// Counts what can be counted of the site's style. Headings, labels and error messages are too short for that.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flesch } from 'flesch';
import { syllable } from 'syllable';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#shared/languages.ts';
import { postIds } from '#shared/posts.ts';
import { specifiedTexts } from './specified-texts.ts';

const root = join(import.meta.dirname, '../..');
const files = readdirSync(join(root, 'shared/content/en')).filter((file) => file !== 'format.ts');

type Source = { name: string; language: Language; texts: string[]; isPost: boolean };

const pages = await Promise.all(
  languages.flatMap((language) =>
    files.map(async (file): Promise<Source> => {
      const module = await import(/* @vite-ignore */ join(root, 'shared/content', language, file));
      return { name: `${language}/${file}`, language, texts: Object.values(module).flatMap(textsOf), isPost: false };
    }),
  ),
);
const posts = languages.flatMap((language) =>
  postIds.map((id): Source => {
    const texts = paragraphsOf(readFileSync(join(root, 'content/blog', id, `${language}.mdx`), 'utf8'));
    return { name: `${language}/${id}`, language, texts, isPost: true };
  }),
);
const sources = [...pages, ...posts];
const inLanguage = (language: Language) => sources.filter((source) => source.language === language);
/** Long enough to have a style. */
const isLong = (source: Source) => sentencesOf(source).length >= 10;

/** Every text of a value except ids. Functions are called with numbers, and a paragraph that is split by its links is joined. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'function') return textsOf(value(7, 7, 7));
  if (typeof value === 'string') return /^[a-z\d]+(?:-[a-z\d]+)+$/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  const isParagraph =
    Array.isArray(value) && value.some((part) => typeof part === 'object' && 'text' in part && 'page' in part);
  const parts = Object.values(value).flatMap(textsOf);
  return isParagraph ? [parts.join('')] : parts;
}

/** The running text of a post, without its tables and marks. */
function paragraphsOf(post: string): string[] {
  const [, , ...body] = post.split(/^---$/m);
  return body
    .join('')
    .replace(/\{[^}]*\}/g, '7')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/&nbsp;/g, ' ')
    .split('\n')
    .filter((line) => line.trim() && !/^\s*(?:\||import |export |```)/.test(line))
    .map((line) => line.replace(/^[\s>#-]*(?:\d+\. )?|\*+|`/g, ''));
}

/** The sentences, each as a list of words. A label is not a sentence. */
function sentencesOf({ texts }: Source): string[][] {
  return texts
    .flatMap((text) => text.split(/(?<=[.?!…:;]["'”’)]?)\s+/))
    .map((sentence) => sentence.match(/[\p{L}\d](?:[\p{L}\d’'.,&/-]*[\p{L}\d])?/gu) ?? [])
    .filter((words) => words.length >= 5);
}

describe('reading ease', () => {
  test.each(inLanguage('en').filter(isLong))('$name reads as plain English', (source) => {
    const sentences = sentencesOf(source);
    const words = sentences.flat();
    const syllables = words.reduce((total, word) => total + syllable(word), 0);
    const ease = flesch({ sentence: sentences.length, word: words.length, syllable: syllables });
    expect(ease).toBeGreaterThanOrEqual(source.isPost ? 50 : 60);
  });

  test.each(inLanguage('nl').filter(isLong))('$name has short Dutch sentences', (source) => {
    const sentences = sentencesOf(source);
    expect(sentences.flat().length / sentences.length).toBeLessThanOrEqual(16);
    expect(sentences.filter((words) => words.length > 30).map((words) => words.join(' '))).toEqual([]);
  });
});

test('Dutch says "wij" where it is stressed, else "we"', () => {
  const words = inLanguage('nl').flatMap(
    ({ texts }) =>
      texts
        .join(' ')
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [],
  );
  const count = (word: string) => words.filter((each) => each === word).length;
  expect(count('wij') / (count('wij') + count('we'))).toBeLessThanOrEqual(0.4);
});

/** Empty or unnatural words. Names of products do not count. */
const avoided: Record<Language, { words: RegExp; names: RegExp }> = {
  en: {
    words:
      /\b(?:unleash|unlock|seamless|leverag|cutting-edge|empower|robust|beforehand|hand-over|on quote|telephone|in order to|please note|web shop|physiotherapy)\w*|\b(?:requests?|figures?|solutions?)\b/gi,
    names: /Build & Empower|custom AI solutions?|^Solutions$/gi,
  },
  nl: {
    words:
      /\b(?:naadlo|vaste omvang|tegen wanneer|ontzorg|op maat gemaakt|state of the art|in lijn met|waar te kijken)\w*|\boplossing(?:en)?\b/gi,
    names: /Build & Empower|AI-oplossing(?:en)? op maat|^Oplossing(?:en)?$/gi,
  },
};
test.each(sources)('$name has no word that says nothing', ({ language, texts }) => {
  const { words, names } = avoided[language];
  const own = texts.filter((text) => !specifiedTexts[language].includes(text));
  expect(own.flatMap((text) => text.replace(names, '').match(words) ?? [])).toEqual([]);
});

test.each(pages)('$name has no straight quotes of its own', ({ language, texts }) => {
  const specified = specifiedTexts[language];
  // The text may be part of a specified text, or contain one.
  const own = texts
    .filter((text) => !specified.some((each) => each.includes(text)))
    .map((text) => specified.reduce((rest, each) => rest.replaceAll(each, ''), text));
  expect(own.filter((text) => /['"]/.test(text))).toEqual([]);
});

describe('what was ordered to the letter', () => {
  test.each(languages.flatMap((language) => specifiedTexts[language].map((text) => ({ language, text }))))(
    '$text',
    ({ language, text }) => {
      const words = text.replace('Plinth', '7');
      const said = pages
        .filter((page) => page.language === language)
        .flatMap(({ texts }) => [...texts, texts.join('')]);
      expect(said.some((each) => each.includes(text) || each.includes(words))).toBe(true);
    },
  );
});
