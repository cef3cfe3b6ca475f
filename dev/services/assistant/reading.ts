// Reads a message: its language, what it names, what it asks of that, and the words that are left to search for.
import { defaultLanguage, type Language, languages } from '#shared/languages.ts';
import { aspects, fillers, hints, names, phrases, sideOf } from './words.ts';

/** Lower-case, without accents and apostrophes: `CRM-koppeling’s` is `crm`, `koppelings`; `e-mail` is one word. */
export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD');
  return plain.replaceAll(/[\p{M}'’‘]|(?<=\be)-(?=[a-z])/gu, '').match(/[a-z0-9]+/g) ?? [];
}

/** Takes the phrases of the lists out of a row of words, each with its meaning; of two that begin alike the longer one. */
function createTaker(lists: Record<string, string>) {
  const phrases = Object.entries(lists).flatMap(([meaning, list]) => {
    return list.split(/[,|]/).map((phrase) => [wordsOf(phrase).join(' '), meaning]);
  });
  const meanings: Record<string, string> = Object.fromEntries(phrases);
  const longestFirst = Object.keys(meanings).sort((a, b) => b.length - a.length);
  // A phrase that does not end in a short word also has the commonest endings of both languages.
  const pattern = new RegExp(` (${longestFirst.join('|')})(?:(?<=\\w{4})(?:s|e[dn]|ing))?(?= )`, 'g');
  return (row: string) => ({
    taken: [...row.matchAll(pattern)].map(([, phrase = '']) => ({ phrase, meaning: meanings[phrase] ?? '' })),
    rest: row.replaceAll(pattern, ''),
  });
}

const takeNames = createTaker(names);
const takePhrases = createTaker(phrases);
export const fillerWords = new Set(wordsOf(fillers));

export type Reading = ReturnType<typeof read>;

export function read(text: string) {
  const named = takeNames(` ${wordsOf(text).join(' ')} `);
  const { taken, rest } = takePhrases(named.rest);
  const said = taken.map(({ meaning }) => meaning);
  const booking = taken.filter(({ meaning }) => meaning === 'booking');
  const subjects = new Set(named.taken.map(({ meaning }) => meaning));
  // What customers book, they book with a service of ours.
  if (booking.length > 0) subjects.add(said.includes('bookers') ? 'appointment-scheduling' : 'free-session');
  return {
    subjects: [...subjects],
    nameWords: [...named.taken, ...booking].flatMap(({ phrase }) => phrase.split(' ')),
    // 'How long is support included?' asks for nothing but the support.
    asked: aspects.filter((aspect) => said.includes(aspect) && (aspect === 'support' || !said.includes('support'))),
    /** What is asked and remarked, in the order of the message. */
    said,
    /** What is left to search for. */
    words: rest.split(' ').filter((word) => word && !fillerWords.has(word)),
  };
}

const lists = [fillers, ...Object.values<string>({ ...names, ...phrases, ...hints })];
/** The words of each language. */
const ownWords = languages.map((language) => new Set(lists.flatMap((list) => wordsOf(sideOf(list, language)))));

/** Stand together in many Dutch words and hardly in an English one. */
const dutchLetters = /ij|aa|uu|oe[dklmnrt]|lijk|heid|tjes?\b/i;
/** Newest text first; each is asked only when the ones before it could not tell, as `CRM?` can't. */
export function detectLanguage(texts: readonly string[]): Language {
  for (const text of texts) {
    const [en = 0, nl = 0] = ownWords.map((own) => wordsOf(text).filter((word) => own.has(word)).length);
    if (en !== nl) return en > nl ? 'en' : 'nl';
  }
  return texts.some((text) => dutchLetters.test(text)) ? 'nl' : defaultLanguage;
}
