// The conversation. It survives page changes and the language switch because it is application state, and a reload because each change is
// stored in sessionStorage. `features/chat`, which sends messages, is loaded later.
import { atom } from 'jotai';
import type { Feedback } from '#shared/chat.ts';
import { readStored, writeStored } from './browser-storage.ts';

export type ChatMessage = {
  id: string;
  text: string;
  isUser: boolean;
  /** ISO 8601. */
  timestamp: string;
  /** The visitor's message got no reply, or this is the assistant's bubble that says so. */
  error?: boolean;
  /** Why there is no reply, and without `error` why it broke off. The words are made from it, in the language of the page. */
  trouble?: Trouble;
  /** The visitor did not wait for the rest of this reply. */
  stopped?: true;
  /** Whatever the Worker says: `readSources` reads it when it is shown. */
  sources?: unknown;
  /** The reply offers to schedule a meeting. */
  schedule?: boolean;
  /** What the visitor says of the reply: null after they took it back, absent before they said anything. */
  feedback?: Feedback | null;
  /** The Worker has not taken the feedback yet. */
  isFeedbackWaiting?: boolean;
};

/** Why a message got no reply. */
export type Trouble = {
  bubble: 'failedSend' | 'unexpected';
  /** A code or an HTTP status. */
  reason: string | number;
  /** The Worker's message, for a reason that the site has no text for. */
  said?: string;
};

export type ChatStatus = 'idle' | 'pending' | 'failed';

type Chat = {
  messages: ChatMessage[];
  /** Issued by the AI service; null until the first reply and after a reset. */
  sessionId: string | null;
  open: boolean;
  /** The way to a person, which `features/chat/person-request.ts` reads; absent until it is wanted. */
  person?: unknown;
};

const storageKey = 'chat';
const draftKey = 'chatDraft';

const emptyChat: Chat = { messages: [], sessionId: null, open: false, person: undefined };

export const chatAtom = atom<Chat>(emptyChat);

export const changeChatAtom = atom(null, (get, set, change: Partial<Chat>) => {
  const chat = { ...get(chatAtom), ...change };
  set(chatAtom, chat);
  writeStored('sessionStorage', storageKey, chat);
});

export const chatMessagesAtom = atom((get) => get(chatAtom).messages);
export const chatSessionIdAtom = atom((get) => get(chatAtom).sessionId);
export const isChatOpenAtom = atom((get) => get(chatAtom).open);
/** The number of resets. A reply that comes after one must not restore the old session. */
export const chatResetsAtom = atom(0);
export const chatStatusAtom = atom<ChatStatus>('idle');

const draftAtom = atom('');

/** The unsent text in the input. */
export const chatDraftAtom = atom(
  (get) => get(draftAtom),
  (_, set, draft: string) => {
    set(draftAtom, draft);
    writeStored('sessionStorage', draftKey, draft);
  },
);

/** What is typed before there is an input. */
export const typeAheadAtom = atom(null, (get, set, text: string) => set(chatDraftAtom, get(draftAtom) + text));

export const openChatAtom = atom(null, (_, set) => set(changeChatAtom, { open: true }));

/** Hides the panel without ending the session, for example when a link in a full-screen panel is followed. */
export const hideChatAtom = atom(null, (_, set) => set(changeChatAtom, { open: false }));

/** Closes the panel and ends the session. The messages stay, and the next one starts a new session. */
export const closeChatAtom = atom(null, (_, set) => {
  set(chatResetsAtom, (resets) => resets + 1);
  set(changeChatAtom, { open: false, sessionId: null });
});

/** Ends the session and deletes the conversation. A reply that arrives later is dropped. */
export const endChatAtom = atom(null, (_, set) => {
  set(chatResetsAtom, (resets) => resets + 1);
  set(changeChatAtom, emptyChat);
  set(chatDraftAtom, '');
  set(chatStatusAtom, 'idle');
});

/** Restores the conversation of this tab after a reload. A last message without a reply is marked as failed. */
export const restoreChatAtom = atom(null, (get, set) => {
  const stored = readStored('sessionStorage', storageKey);
  const draft = readStored('sessionStorage', draftKey);
  if (get(draftAtom) === '' && typeof draft === 'string') set(draftAtom, draft);
  if (get(chatAtom).messages.length > 0 || !isChat(stored)) return;
  const last = stored.messages.at(-1);
  const messages = last?.isUser ? [...stored.messages.slice(0, -1), { ...last, error: true }] : stored.messages;
  set(chatAtom, { ...stored, messages });
});

function isChat(value: unknown): value is Chat {
  const { messages, sessionId, open }: Partial<Record<keyof Chat, unknown>> = Object(value);
  return (
    Array.isArray(messages) &&
    messages.every(isMessage) &&
    areOfType('string', sessionId ?? '') &&
    areOfType('boolean', open)
  );
}

function isMessage(value: unknown): value is ChatMessage {
  const message: Partial<Record<keyof ChatMessage, unknown>> = Object(value);
  // `trouble`, `stopped` and `sources` are not checked here, because who shows them accepts anything.
  const { id, text, isUser, timestamp, error = false, schedule = false } = message;
  return areOfType('string', id, text, timestamp) && areOfType('boolean', isUser, error, schedule);
}

function areOfType(type: 'string' | 'boolean', ...values: unknown[]): boolean {
  return values.every((value) => typeof value === type);
}
