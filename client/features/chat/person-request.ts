// The way from the chat to a person: when it is offered, and what was typed for it. It is part of the conversation, so it survives what the
// conversation survives, and ends with it.
import { atom, type WritableAtom } from 'jotai';
import { recordEvent } from '#client/record-event.ts';
import { changeChatAtom, chatAtom, type ChatMessage } from '#client/state/chat.ts';
import { wantsPerson } from '#shared/wants-person.ts';

export type PersonRequest = {
  /** What the panel shows in the place of the conversation. */
  view: 'conversation' | 'form' | 'thanks';
  fullName: string;
  email: string;
  /** The visitor wants the conversation to go along. */
  isAttached: boolean;
  /** The id and the words of the request that was sent last, as in a draft of the contact form. */
  submissionId: string;
  words: string;
  /** The newest session, also after the panel was closed. */
  session: string | null;
  /** The ids of bubbles that said that there was no answer. */
  failures: string[];
  /** The reasons for which the visitor wanted no person. */
  declined: string[];
  isSent: boolean;
};

const none: PersonRequest = {
  view: 'conversation',
  fullName: '',
  email: '',
  isAttached: false,
  submissionId: '',
  words: '',
  session: null,
  failures: [],
  declined: [],
  isSent: false,
};

/** `stored` may come from the browser's storage, so it can hold anything. */
function readPerson(stored: unknown): PersonRequest {
  const given: Partial<Record<keyof PersonRequest, unknown>> = Object(stored);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const texts = (value: unknown) => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []);
  return {
    view: given.view === 'form' || given.view === 'thanks' ? given.view : none.view,
    fullName: text(given.fullName),
    email: text(given.email),
    isAttached: given.isAttached === true,
    submissionId: text(given.submissionId),
    words: text(given.words),
    session: text(given.session) || null,
    failures: texts(given.failures),
    declined: texts(given.declined),
    isSent: given.isSent === true,
  };
}

export const personAtom: WritableAtom<PersonRequest, [Partial<PersonRequest>], void> = atom(
  (get) => readPerson(get(chatAtom).person),
  (get, set, change: Partial<PersonRequest>) => set(changeChatAtom, { person: { ...get(personAtom), ...change } }),
);

/** The visitor has asked for the form since the page was loaded, so it takes focus. */
export const isPersonAskedForAtom = atom(false);

export const askForPersonAtom = atom(null, (get, set) => {
  if (get(personAtom).view !== 'conversation') return;
  recordEvent('handed_over', 'contact');
  set(isPersonAskedForAtom, true);
  set(personAtom, { view: 'form' });
});

/** So many answers fail before a person is offered. */
const failuresToOffer = 2;

/** Why a person is offered: ids of messages, or `failures`. */
export function reasonsToOffer(messages: readonly ChatMessage[], { failures }: Pick<PersonRequest, 'failures'>) {
  const wish = messages.findLast(({ isUser, text }) => isUser && wantsPerson(text))?.id;
  const unhelpful = messages.findLast(({ feedback }) => feedback === 'not_helpful')?.id;
  return [wish, unhelpful, failures.length >= failuresToOffer ? 'failures' : undefined].filter(
    (reason) => reason !== undefined,
  );
}
