import { atom } from 'jotai';
import { postChat } from '#client/api.ts';
import {
  type ChatMessage,
  changeChatAtom,
  chatMessagesAtom,
  chatResetsAtom,
  chatSessionIdAtom,
  chatStatusAtom,
} from '#client/state/chat.ts';
import type { Language } from '#shared/languages.ts';
import { type ChatErrorTexts, describeFailure, errorNameOf, type FailedChatAnswer } from './describe-failure.ts';
import { handOverFailedLogs, keepFailedLog } from './failed-logs.ts';
import { historyOf } from './history.ts';

type Sending = { text: string; language: Language; errors: ChatErrorTexts };

/** Sends a message and adds the reply, or the bubble that says why there is none. Blank text is not sent, nor a second message meanwhile. */
export const sendMessageAtom = atom(null, async (get, set, { text, language, errors }: Sending) => {
  const message = text.trim();
  if (message === '' || get(chatStatusAtom) === 'pending') return;
  const history = historyOf(get(chatMessagesAtom));
  const sessionId = get(chatSessionIdAtom);
  const resets = get(chatResetsAtom);
  const asked = newMessage({ text: message, isUser: true });
  const started = Date.now();
  set(changeChatAtom, { messages: [...get(chatMessagesAtom), asked] });
  set(chatStatusAtom, 'pending');

  const answer = await postChat({ message, sessionId, history, language });
  // Closing the chat meanwhile ended the session: the reply still counts, its session does not.
  const isSameSession = get(chatResetsAtom) === resets;

  if (answer.ok && answer.body.ok) {
    const { reply, schedule, sessionId: issued } = answer.body;
    const replied = newMessage({ text: reply, isUser: false, ...(schedule && { schedule }) });
    set(changeChatAtom, {
      messages: [...get(chatMessagesAtom), replied],
      ...(isSameSession && { sessionId: issued }),
    });
    set(chatStatusAtom, 'idle');
  } else {
    const failed = answer as FailedChatAnswer;
    if (!failed.ok) keepFailedLog({ message, error: errorNameOf(failed), sessionId, started });
    const bubble = newMessage({ ...describeFailure(failed, errors), isUser: false, error: true });
    const messages = get(chatMessagesAtom).map((earlier) =>
      earlier.id === asked.id ? { ...earlier, error: true } : earlier,
    );
    const isSessionGone = failed.ok && failed.body.sessionId === null;
    set(changeChatAtom, { messages: [...messages, bubble], ...(isSessionGone && { sessionId: null }) });
    set(chatStatusAtom, 'failed');
  }
  // The edge is there: it may take what it missed.
  if (answer.ok) await handOverFailedLogs();
});

/** Sends the last message again, in place of the failed attempt. */
export const resendMessageAtom = atom(null, async (get, set, { language, errors }: Omit<Sending, 'text'>) => {
  const messages = get(chatMessagesAtom);
  const failed = messages.findLast(({ isUser, error }) => isUser && error);
  if (!failed || get(chatStatusAtom) !== 'failed') return;
  set(changeChatAtom, { messages: messages.slice(0, messages.indexOf(failed)) });
  await set(sendMessageAtom, { text: failed.text, language, errors });
});

function newMessage(message: Omit<ChatMessage, 'id' | 'timestamp'>): ChatMessage {
  return { id: crypto.randomUUID(), timestamp: new Date().toISOString(), ...message };
}
