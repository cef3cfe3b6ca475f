import { personWishes as en } from './content/en/person-wishes.ts';
import { personWishes as nl } from './content/nl/person-wishes.ts';

/** Both languages, because a visitor may write in the one that the page is not in. */
const patterns = [...en, ...nl].map((wish) => {
  // `^` and `$` are those of the whole text, which words of other letters must not touch.
  const [start, end] = [
    wish.startsWith('^') ? '' : '(?<![\\p{L}\\p{N}])',
    wish.endsWith('$') ? '' : '(?![\\p{L}\\p{N}])',
  ];
  return new RegExp(`${start}(?:${wish})${end}`, 'u');
});

/** Whether a visitor writes that they want a person and no program. Made to find the usual ways of saying so, not every one. */
export function wantsPerson(text: string): boolean {
  const words = text
    .toLowerCase()
    .replaceAll("'", '’')
    .replace(/[^\p{L}\p{N}’]+/gu, ' ')
    .trim();
  return patterns.some((pattern) => pattern.test(words));
}
