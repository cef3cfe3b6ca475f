// Reads a message: its language, what it names, what it asks of that, and the words that are left to search for.
import { defaultLanguage, type Language, languages } from '#shared/languages.ts';
import en from './en.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

/**
 * What visitors say, and what the assistant says: `offers` of each service and package, `sentences` of all else. `fillers` carry no subject
 * and are not searched for; `names` ask for a subject, `phrases` tell what of it is asked, or what is said beside it; `hints` lead to a
 * question of the FAQ. A comma parts phrases, and 'cost' stands for 'costs' too. The site takes a reply with 'schedule', 'afspraak' or 'inplannen' for an offer to book, so only `sentences.booking` has one.
 */
export const lists = { en, nl };

export const aspects = ['support', 'timeline', 'price', 'features', 'audience'] as const;
/** What of a service or package is asked. */
export type Aspect = (typeof aspects)[number];

/** Lower-case, without accents and apostrophes: `CRM-koppeling’s` is `crm`, `koppelings`; `e-mail` is one word. */
export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD');
  return plain.replaceAll(/[\p{M}'’‘]|(?<=\be)-(?=[a-z])/gu, '').match(/[a-z0-9]+/g) ?? [];
}

/** Takes the phrases of the lists out of a row of words, each with its meaning; of two that begin alike the longer one. */
function createTaker(...lists: Record<string, string>[]) {
  const meanings = new Map(
    lists.flatMap(Object.entries<string>).flatMap(([meaning, list]) => {
      return list.split(',').map((phrase): [string, string] => [wordsOf(phrase).join(' '), meaning]);
    }),
  );
  const longestFirst = [...meanings.keys()].sort((a, b) => b.length - a.length);
  // A phrase that does not end in a short word also has the commonest endings of both languages.
  const pattern = new RegExp(` (${longestFirst.join('|')})(?:(?<=\\w{4})(?:s|e[dn]|ing))?(?= )`, 'g');
  return (row: string) => ({
    taken: [...row.matchAll(pattern)].map(([, phrase = '']) => ({ phrase, meaning: meanings.get(phrase) ?? '' })),
    rest: row.replaceAll(pattern, ''),
  });
}

const takeNames = createTaker(en.names, nl.names);
const takePhrases = createTaker(en.phrases, nl.phrases);
export const fillerWords = new Set(wordsOf(`${en.fillers} ${nl.fillers}`));

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

/** The words of each language. */
const ownWords = languages.map((language) => {
  const { fillers, names, phrases, hints } = lists[language];
  return new Set(wordsOf([fillers, ...[names, phrases, hints].flatMap(Object.values<string>)].join(' ')));
});

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
