// Answers the last message of a conversation: what is said in passing first, then the subject that it names, then a search.
import type { Language } from '#shared/languages.ts';
import { answers } from './answers.ts';
import { knowledge, type Topic, topicId } from './knowledge.ts';
import { detectLanguage, stem, wordsOf } from './language.ts';
import { type Aspect, aspects, cues, stopWords, talk } from './words.ts';

export type Message = { role: 'user' | 'assistant'; content: string };

/** Of the words that were searched for, at least this share must stand in the answer's texts; less is a guess. */
const leastCoverage = 0.5;
/** Below this score only words in passing were found. */
const leastScore = 4;
/** More subjects than this in one message are answered with the general answer. */
const mostSubjects = 3;
/** Of a conversation, only the newest messages matter. */
const memory = 20;
/** And of a message, in characters, its beginning. */
const longest = 4000;

const vocabulary = { en: knowledge.en.vocabulary, nl: knowledge.nl.vocabulary };

/** The last message must be the user's. */
export function answerTo(conversation: readonly Message[]): string {
  const messages = conversation
    .slice(-memory)
    .map(({ role, content }) => ({ role, content: content.slice(0, longest) }));
  const last = messages.at(-1)?.content ?? '';
  const earlier = messages.slice(0, -1).reverse();
  const language = detectLanguage(
    [
      last,
      ...earlier.filter(({ role }) => role === 'user').map(({ content }) => content),
      ...earlier.filter(({ role }) => role === 'assistant').map(({ content }) => content),
    ],
    vocabulary,
  );
  const question = read(last, language);
  return (
    smallTalk(question, language) ??
    lookUp(question, earlier, language) ??
    (wantsToBook(question, language) ? answers[language].booking : answers[language].unknown)
  );
}

type Question = {
  /** All words, in a row with a space on both ends, for phrases to be found in. */
  row: string;
  /** The same without the names of services and packages. */
  rowWithoutNames: string;
  /** Services and packages that are named. */
  subjects: string[];
  nameWords: string[];
  aspects: Aspect[];
  /** Words left to search for: no names, no stop words, none that only tell the aspect. */
  words: string[];
};

function read(text: string, language: Language): Question {
  const words = wordsOf(text);
  const { subjects, nameWords, rest } = takeNames(words, language);
  let row = rowOf(rest);
  const asked: Aspect[] = [];
  // The timeline goes first, because its 'how much time' holds the 'how much' of the price.
  for (const aspect of ['timeline', ...aspects.filter((other) => other !== 'timeline')] as Aspect[]) {
    const without = withoutPhrases(row, cues[language][aspect]);
    if (without !== row) asked.push(aspect);
    row = without;
  }
  return {
    row: rowOf(words),
    rowWithoutNames: rowOf(rest),
    subjects,
    nameWords,
    // 'How long is support included?' asks for nothing but the support.
    aspects: asked.includes('support') ? ['support'] : asked,
    words: contentWords(row, language),
  };
}

function takeNames(words: string[], language: Language) {
  const stems = words.map((word) => stem(word, language));
  const rest: string[] = [];
  const nameWords: string[] = [];
  const subjects = new Set<string>();
  for (let at = 0; at < words.length; ) {
    const name = knowledge[language].names.find((candidate) =>
      candidate.stems.every((part, i) => {
        const word = words[at + i] ?? '';
        // 'Een afspraak plannen' is a wish, 'afspraken plannen' a service: a word that asks for a booking stands for no other form of it.
        return candidate.words[i] === word || (part === stems[at + i] && !talk[language].booking.includes(word));
      }),
    );
    const length = name?.stems.length ?? 1;
    if (name) subjects.add(name.subject);
    (name ? nameWords : rest).push(...words.slice(at, at + length));
    at += length;
  }
  return { subjects: [...subjects], nameWords, rest };
}

/** Null when the message asks for something that has to be looked up. */
function smallTalk(question: Question, language: Language): string | null {
  const say = answers[language];
  const { greeting, thanks, identity, offer, human } = talk[language];
  const { row, rowWithoutNames, subjects } = question;
  const nothingBut = (phrases: string[]) =>
    hasPhrase(row, phrases) && contentWords(withoutPhrases(row, phrases), language).length === 0;
  if (subjects.length === 0 && question.aspects.length === 0) {
    if (nothingBut(thanks)) return say.thanks;
    if (nothingBut(greeting)) return say.greeting;
    if (nothingBut([...greeting, ...thanks])) return say.thanks;
    if (nothingBut([...greeting, ...offer])) return inGeneral(['features'], language);
  }
  if (hasPhrase(row, identity)) return say.identity;
  if (hasPhrase(row, human)) return say.human;
  const { booking } = talk[language];
  const allCues = aspects.flatMap((each) => cues[language][each]);
  // 'Can I book a call about the price?' asks for a call, 'How long is a call?' does not.
  if (wantsToBook(question, language) && positionOf(rowWithoutNames, booking) < positionOf(rowWithoutNames, allCues)) {
    return say.booking;
  }
  return null;
}

function wantsToBook({ row, rowWithoutNames }: Question, language: Language): boolean {
  const { booking, othersWhoBook } = talk[language];
  return hasPhrase(rowWithoutNames, booking) && !hasPhrase(row, othersWhoBook);
}

/** Null when the texts hold no answer. */
function lookUp(question: Question, earlier: readonly Message[], language: Language): string | null {
  const { subjects, words } = question;
  const asked =
    question.aspects.length > 0 || !goesOn(question, language) ? question.aspects : previousAspects(earlier, language);
  const named = () =>
    subjects.length <= mostSubjects ? answerOf(subjects, asked, language) : inGeneral(asked, language);
  if (subjects.length > 0 && (asked.length > 0 || words.length === 0)) return named();

  const previous = subjects.length === 0 ? previousSubject(earlier, language) : null;
  const aboutPrevious = previous && asked.length > 0 ? answerOf([previous], asked, language) : null;
  if (words.length === 0) return aboutPrevious ?? inGeneral(asked, language);

  const favour = ({ subject, aspect }: Topic) => {
    const sameSubject = subject !== null && (subjects.includes(subject) || subject === previous);
    // The list of all services says nothing of a price or a timeline.
    if (asked.length > 0 && subject === null && aspect === 'overview') return 0.3;
    const sameAspect =
      asked.length > 0 ? asked.some((each) => each === aspect) : aspect === 'overview' || aspect === null;
    return (sameSubject ? 1.3 : 1) * (sameAspect ? 1.5 : 1);
  };
  const best = knowledge[language].search([...question.nameWords, ...words], favour)[0];
  if (!best || best.coverage < leastCoverage || best.score < leastScore) return aboutPrevious ?? named();
  const { topic } = best;
  if (topic.subject) return asked.length > 0 ? answerOf([topic.subject], asked, language) : topic.answer;
  // A near miss shows which question it answers.
  return best.coverage < 1 && topic.text ? `${topic.title} ${topic.answer}` : topic.answer;
}

/** Without an aspect the overview of each subject; null without a subject. */
function answerOf(subjects: readonly string[], asked: readonly Aspect[], language: Language): string | null {
  const parts: (Aspect | 'overview')[] = asked.length > 0 ? [...asked] : ['overview'];
  const ids = subjects.flatMap((subject) => parts.map((part) => topicId(subject, part)));
  return answersOf(ids, language);
}

function answersOf(ids: readonly string[], language: Language): string | null {
  return ids.flatMap((id) => knowledge[language].findTopic(id)?.answer ?? []).join(' ') || null;
}

/** 'And Growth?' asks of another subject what was asked before. */
function goesOn({ row, subjects, words }: Question, language: Language): boolean {
  return (
    subjects.length > 0 && words.length === 0 && talk[language].goingOn.some((start) => row.startsWith(` ${start} `))
  );
}

function previousAspects(earlier: readonly Message[], language: Language): Aspect[] {
  const previous = earlier.find(({ role }) => role === 'user');
  return previous ? read(previous.content, language).aspects : [];
}

/** What the conversation was about; a reply that names several subjects does not tell. */
function previousSubject(earlier: readonly Message[], language: Language): string | null {
  for (const { role, content } of earlier) {
    const { subjects } = takeNames(wordsOf(content), language);
    if (subjects.length === 1 || (role === 'user' && subjects.length > 0)) return subjects.at(-1) ?? null;
  }
  return null;
}

/** The answer to 'How long does it take?' or 'What does it cost?' when nothing was named yet. */
function inGeneral(asked: readonly Aspect[], language: Language): string | null {
  const ids: Record<Aspect, string[]> = {
    timeline: ['how-long'],
    price: ['service-cost', 'packages'],
    support: ['after-launch'],
    features: ['services'],
    audience: ['services'],
  };
  return answersOf([...new Set(asked.flatMap((aspect) => ids[aspect]))], language);
}

function contentWords(row: string, language: Language): string[] {
  return row.split(' ').filter((word) => word && !stopWords[language].has(word));
}

const rowOf = (words: string[]) => ` ${words.join(' ')} `;

function hasPhrase(row: string, phrases: string[]): boolean {
  return withoutPhrases(row, phrases) !== row;
}

/** Of the phrase that comes first; infinite when there is none. */
function positionOf(row: string, phrases: string[]): number {
  const positions = phrases.map((phrase) => row.search(patternOf(phrase))).filter((at) => at >= 0);
  return Math.min(...positions);
}

/** Each phrase that is found leaves one space. */
function withoutPhrases(row: string, phrases: string[]): string {
  return phrases.reduce((rest, phrase) => rest.replace(patternOf(phrase), ' '), row);
}

const patterns = new Map<string, RegExp>();

function patternOf(phrase: string): RegExp {
  const known = patterns.get(phrase);
  if (known) return known;
  const pattern = new RegExp(` ${phrase.replaceAll('*', '[a-z0-9]*')}(?= )`, 'g');
  patterns.set(phrase, pattern);
  return pattern;
}
