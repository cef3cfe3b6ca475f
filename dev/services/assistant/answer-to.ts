// Answers the last message of a conversation: what is said in passing first, then the subject that it names, then a search.
import type { Language } from '#shared/languages.ts';
import { aspects, detectLanguage, type Reading, read } from './reading.ts';
import { knowledge, type Part, type Sentence, type Source } from './topics.ts';

export type Message = { role: 'user' | 'assistant'; content: string };
type Earlier = readonly { role: Message['role']; reading: Reading }[];

/** What is said of all that is sold, where a message names nothing or more than three things; else the services are listed. */
const general: Partial<Record<Part, string[]>> = {
  support: ['after-launch'],
  timeline: ['how-long'],
  price: ['service-cost', 'packages'],
};

export type Answer = { message: string; sources: Source[] };

/** The last message must be the user's. */
export function answerTo(conversation: readonly Message[]): Answer {
  // The beginning of a message is enough.
  const newestFirst = conversation.map(({ role, content }) => ({ role, text: content.slice(0, 4000) })).reverse();
  const language = detectLanguage(newestFirst.toSorted((a, b) => b.role.localeCompare(a.role)).map(({ text }) => text));
  const [last, ...earlier] = newestFirst.map(({ role, text }) => ({ role, reading: read(text) }));
  const sentence = last && findSentence(last.reading);
  const found = last && !sentence ? lookUp(last.reading, earlier, language) : nothing;
  if (found.message) return found;
  return { message: knowledge[language].say(sentence ?? 'unknown'), sources: [] };
}

/** What is said to a message that asks for nothing to be looked up; undefined when it does. */
function findSentence({ said, asked, subjects, words }: Reading): Sentence | undefined {
  if (said.includes('identity')) return 'identity';
  if (said.includes('contact')) return 'contact';
  // 'Can I book a call about the price?' asks for a call, 'How long is a call?' does not.
  const first = said.find((each) => each === 'booking' || aspects.some((aspect) => aspect === each));
  if (first === 'booking' && !said.includes('bookers')) return 'booking';
  if (asked.length > 0 || subjects.length > 0 || words.length > 0) return undefined;
  return (['services', 'thanks', 'greeting'] as const).find((sentence) => said.includes(sentence));
}

const nothing: Answer = { message: '', sources: [] };

/** Empty when the texts hold no answer. */
function lookUp(question: Reading, earlier: Earlier, language: Language): Answer {
  const { tell, search } = knowledge[language];
  const { subjects, words, nameWords, said } = question;
  // 'And Growth?' asks of another subject what was asked before.
  const goesOn = said[0] === 'further' && said.length === 1 && words.length === 0;
  const { asked } = (goesOn && earlier.find(({ role }) => role === 'user')?.reading) || question;
  // A reply that names several subjects does not tell which of them the conversation is about.
  const telling = earlier.filter(({ role, reading }) => role === 'user' || reading.subjects.length === 1);
  const before = telling.find(({ reading }) => reading.subjects.length > 0)?.reading.subjects ?? [];
  const about = subjects.length > 0 ? subjects : before;
  const named = asked.length > 0 ? about : subjects;
  const parts: readonly Part[] = asked.length > 0 ? asked : ['overview'];

  if (words.length === 0 && asked.length === 0 && subjects.length === 0) return nothing;
  if (words.length === 0 || (subjects.length > 0 && asked.length > 0)) {
    if (named.length > 0 && named.length <= 3) return tell(named, parts);
    return joined(parts.map((part) => tell(general[part] ?? ['services'], [part])));
  }
  const found = search(new Set([...nameWords, ...words]), about, parts);
  if (!found) return tell(named, parts);
  const answer = tell([found.subject], asked.length > 0 ? asked : [found.part]);
  // A near miss shows which question it answers.
  const isNamed = !found.isNearMiss || answer.message.includes(found.title);
  return isNamed ? answer : { ...answer, message: `${found.title} ${answer.message}` };
}

function joined(answers: readonly Answer[]): Answer {
  const sources = answers.flatMap((answer) => answer.sources);
  return {
    message: answers.map(({ message }) => message).join(' '),
    sources: [...new Map(sources.map((source) => [source.url, source])).values()],
  };
}
