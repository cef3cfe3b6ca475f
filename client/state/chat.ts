// The conversation: it outlives page changes and the language switch because it stands here, and a reload within the tab
// because each change is kept in sessionStorage. What talks to the edge is in `features/chat`, which loads later.
import { atom } from 'jotai';
import { readStored, writeStored } from './browser-storage.ts';

export type ChatMessage = {
  id: string;
  text: string;
  isUser: boolean;
  /** ISO 8601. */
  timestamp: string;
  /** On the visitor's side: got no reply. On the assistant's side: the bubble that says so. */
  error?: boolean;
  /** What an error's bubble says, in the language that is read. */
  trouble?: Trouble;
  /** The reply offers to plan a meeting. */
  schedule?: boolean;
};

/** Why a message got no reply. */
export type Trouble = {
  bubble: 'failedSend' | 'unexpected';
  /** A code, or a status of HTTP. */
  reason: string | number;
  /** What the edge said, for a reason that the site has no words for. */
  said?: string;
};

export type ChatStatus = 'idle' | 'pending' | 'failed';

type Chat = {
  messages: ChatMessage[];
  /** Issued by the AI service; null until the first reply and after a reset. */
  sessionId: string | null;
  open: boolean;
};

const storageKey = 'chat';
const draftKey = 'chatDraft';

const emptyChat: Chat = { messages: [], sessionId: null, open: false };

const chatAtom = atom<Chat>(emptyChat);

/** Counts the resets, so that a reply to an ended session does not bring it back. */
const resetsAtom = atom(0);

export const changeChatAtom = atom(null, (get, set, change: Partial<Chat>) => {
  const chat = { ...get(chatAtom), ...change };
  set(chatAtom, chat);
  writeStored('sessionStorage', storageKey, chat);
});

export const chatMessagesAtom = atom((get) => get(chatAtom).messages);
export const chatSessionIdAtom = atom((get) => get(chatAtom).sessionId);
export const isChatOpenAtom = atom((get) => get(chatAtom).open);
export const chatResetsAtom = atom((get) => get(resetsAtom));
export const chatStatusAtom = atom<ChatStatus>('idle');

const draftAtom = atom('');

/** What stands in the input. */
export const chatDraftAtom = atom(
  (get) => get(draftAtom),
  (_, set, draft: string) => {
    set(draftAtom, draft);
    writeStored('sessionStorage', draftKey, draft);
  },
);

export const openChatAtom = atom(null, (_, set) => set(changeChatAtom, { open: true }));

/** Out of sight with everything kept, as when a link in a full-screen panel is followed. */
export const hideChatAtom = atom(null, (_, set) => set(changeChatAtom, { open: false }));

/** Also ends the session: the messages stay, and the next one starts a new session. */
export const closeChatAtom = atom(null, (_, set) => {
  set(resetsAtom, (resets) => resets + 1);
  set(changeChatAtom, { open: false, sessionId: null });
});

/** Ends the session with all that was said; a reply that is under way is dropped. */
export const endChatAtom = atom(null, (_, set) => {
  set(resetsAtom, (resets) => resets + 1);
  set(changeChatAtom, emptyChat);
  set(chatDraftAtom, '');
  set(chatStatusAtom, 'idle');
});

/** Takes up what an earlier page of this tab left. A message whose reply was under way did not get one. */
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
  if (typeof value !== 'object' || value === null) return false;
  const { messages, sessionId, open } = value as Partial<Record<keyof Chat, unknown>>;
  return (
    Array.isArray(messages) &&
    messages.every(isMessage) &&
    (sessionId === null || typeof sessionId === 'string') &&
    typeof open === 'boolean'
  );
}

function isMessage(value: unknown): value is ChatMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { id, text, isUser } = value as Partial<Record<keyof ChatMessage, unknown>>;
  return typeof id === 'string' && typeof text === 'string' && typeof isUser === 'boolean';
}
