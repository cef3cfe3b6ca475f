// Reads words: splits a text, takes endings off, and tells English from Dutch by a vote of its words.
import { defaultLanguage, type Language, languages } from '#shared/languages.ts';
import { cues, stopWords, talk } from './words.ts';

/** Lower-case, without accents and apostrophes: `CRM-koppeling’s` is `crm`, `koppelings`; `e-mail` is one word. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/[\p{M}'’‘]/gu, '')
      .toLowerCase()
      .replace(/\be-(?=[a-z])/g, 'e')
      .match(/[a-z0-9]+/g) ?? []
  );
}

/** Takes off the commonest endings, so that `packages` meets `package` and `afspraken` meets `afspraak`. Crude, but the same for all. */
export function stem(word: string, language: Language): string {
  if (word.length < 4) return word;
  return language === 'en' ? stemEnglish(word) : stemDutch(word);
}

function stemEnglish(word: string): string {
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=\w{4})(ing|ed)$/, '')
    .replace(/(?<!s)s$/, '')
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/(?<=\w{3})e$/, '');
}

function stemDutch(word: string): string {
  return word
    .replace(/(?<=\w{3})(en|e|s)$/, '')
    .replace(/([bdfgklmnprst])\1$/, '$1')
    .replace(/([aeou])\1/g, '$1')
    .replace(/z$/, 's')
    .replace(/v$/, 'f');
}

/** Words that only one of the languages uses in questions. */
const tellingWords = Object.fromEntries(
  languages.map((language) => {
    const phrases = [...Object.values(cues[language]), ...Object.values(talk[language])].flat();
    return [language, new Set([...stopWords[language], ...phrases.flatMap(wordsOf)])];
  }),
) as Record<Language, Set<string>>;

/** Null when the words of a text speak for neither language, as in `CRM?`. `vocabulary`: the words of the texts in each language. */
function voteOn(text: string, vocabulary: Record<Language, ReadonlySet<string>>): Language | null {
  const votes = { en: 0, nl: 0 };
  for (const word of wordsOf(text)) {
    for (const [language, other] of [languages, [...languages].reverse()] as [Language, Language][]) {
      if (tellingWords[language].has(word) && !tellingWords[other].has(word)) votes[language] += 2;
      else if (vocabulary[language].has(word) && !vocabulary[other].has(word)) votes[language] += 1;
    }
  }
  if (votes.en === votes.nl) return null;
  return votes.en > votes.nl ? 'en' : 'nl';
}

/** Newest text first; each is asked only when the ones before it could not tell. */
export function detectLanguage(texts: readonly string[], vocabulary: Record<Language, ReadonlySet<string>>): Language {
  for (const text of texts) {
    const language = voteOn(text, vocabulary);
    if (language) return language;
  }
  return defaultLanguage;
}
