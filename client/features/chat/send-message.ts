import { atom } from 'jotai';
import { postChat } from '#client/api.ts';
import { modalAtom, openModalAtom } from '#client/navigation/modals.ts';
import { recordEvent } from '#client/record-event.ts';
import {
  changeChatAtom,
  type ChatMessage,
  chatMessagesAtom,
  chatResetsAtom,
  chatSessionIdAtom,
  chatStatusAtom,
  isChatOpenAtom,
  type Trouble,
} from '#client/state/chat.ts';
import { type ChatHistoryItem, chatLimits, type ChatReply, newestItems } from '#shared/chat.ts';
import type { Language } from '#shared/languages.ts';
import { findPage } from '#shared/routes.ts';
import { storableText, trimText } from '#shared/text.ts';
import {
  type ChatErrorTexts,
  describeTrouble,
  errorNameOf,
  type FailedChatAnswer,
  troubleOf,
} from './describe-failure.ts';
import { dropFailedLog, handOverFailedLogs, keepFailedLog } from './failed-logs.ts';

type Words = { language: Language; errors: ChatErrorTexts };

/** The id of a message that the Worker had no room for, and that will be sent again. */
export const waitingMessageAtom = atom<string | null>(null);

/** Sends a message and adds the reply, or a bubble that says why there is none. Does nothing for blank text, or while a reply is pending. */
export const sendMessageAtom = atom(null, async (get, set, { text, language, errors }: Words & { text: string }) => {
  const message = trimText(text);
  if (message === '' || message.length > chatLimits.message || get(chatStatusAtom) === 'pending') return;
  const earlier = get(chatMessagesAtom);
  const sessionId = get(chatSessionIdAtom);
  const resets = get(chatResetsAtom);
  const asked = newMessage({ text: message, isUser: true });
  const { id } = asked;
  const failedLog = { id, message, sessionId, language, started: Date.now() };
  set(changeChatAtom, { messages: [...earlier, asked] });
  set(chatStatusAtom, 'pending');
  if (earlier.length === 0) recordEvent('first_message', '');

  const stopWatching = keepIfVisitorLeaves(failedLog);
  const request = { id, message, sessionId, history: historyOf(earlier, message), language };
  // If the visitor ends the session while it waits, the message is gone, and is not sent.
  const isStillThere = () => get(chatMessagesAtom).some((known) => known.id === id);
  const answer = await postChat(request, { onWait: () => set(waitingMessageAtom, id), isStillWanted: isStillThere });
  // When the visitor leaves, the browser aborts the request just before it fires `pagehide`, so wait for that event.
  if (!answer.ok) await new Promise((resolve) => setTimeout(resolve));
  const hasLeft = stopWatching();
  const withoutAnswer = () =>
    get(chatMessagesAtom).map((known) => (known.id === id ? { ...known, error: true } : known));
  if (hasLeft && !answer.ok) {
    // The request failed because the visitor left. If they come back, they find the message marked as not answered.
    set(changeChatAtom, { messages: withoutAnswer() });
    set(chatStatusAtom, 'idle');
    return;
  }
  if (hasLeft) dropFailedLog(id);

  const reply = answer.ok && answer.body.ok ? readReply(answer.body) : null;
  const failed = answer as FailedChatAnswer;
  if (!reply) recordEvent('answer_failed', failed.ok ? (failed.body.code ?? 'empty_reply') : failed.code);
  const unlogged = reply ? null : unloggedError(failed);
  if (unlogged) keepFailedLog({ ...failedLog, error: unlogged });
  // If the visitor has closed the chat meanwhile, its session is over.
  const { sessionId: issued } = reply ?? (failed.ok ? failed.body : {});
  const session = issued !== undefined && get(chatResetsAtom) === resets && { sessionId: issued };
  // If the visitor has ended the session meanwhile, the message is gone and its reply is dropped.
  if (isStillThere()) {
    if (reply) {
      const replied = newMessage({ text: reply.text, isUser: false, ...(reply.schedule && { schedule: true }) });
      set(changeChatAtom, { messages: [...get(chatMessagesAtom), replied], ...session });
      set(chatStatusAtom, 'idle');
      if (reply.schedule) set(openSchedulingAtom);
    } else {
      // `ok: true` without a reply should not happen.
      const trouble: Trouble =
        answer.ok && answer.body.ok ? { bubble: 'unexpected', reason: 'unexpected' } : troubleOf(failed);
      const bubble = newMessage({ text: describeTrouble(trouble, errors).text, isUser: false, error: true, trouble });
      set(changeChatAtom, { messages: [...withoutAnswer(), bubble], ...session });
      set(chatStatusAtom, 'failed');
    }
  }
  // The Worker can be reached, so it can take the records of earlier failures.
  if (answer.ok) await handOverFailedLogs();
});

/** Removes a failed message and its error bubble, and returns its text. Without an id it takes the newest failed message. */
export const takeBackAtom = atom(null, (get, set, id?: string): string | null => {
  const messages = get(chatMessagesAtom);
  const failed = messages.findLast((message) => message.isUser && message.error && (!id || message.id === id));
  if (!failed || get(chatStatusAtom) === 'pending') return null;
  const bubble = messages[messages.indexOf(failed) + 1];
  set(changeChatAtom, {
    messages: messages.filter(
      (message) => message !== failed && !(message === bubble && bubble.error && !bubble.isUser),
    ),
  });
  set(chatStatusAtom, 'idle');
  return failed.text;
});

/** Sends a failed message again, in place of the failed attempt. */
export const resendMessageAtom = atom(null, async (_, set, { id, ...words }: Words & { id?: string }) => {
  const text = set(takeBackAtom, id);
  if (text) await set(sendMessageAtom, { text, ...words });
});

/** Opens the scheduling modal, unless another modal is open or the chat is hidden. The button under the reply opens it too. */
const openSchedulingAtom = atom(null, (get, set) => {
  const isShown = get(isChatOpenAtom) && findPage(location.pathname).page !== 'contact';
  if (!isShown || get(modalAtom)) return;
  recordEvent('handed_over', 'schedule');
  set(openModalAtom, { id: 'scheduling', source: 'chat' });
});

/** Null when the answer holds no reply. */
function readReply({ reply, sessionId, schedule }: ChatReply) {
  if (typeof reply !== 'string' || reply.trim() === '' || typeof sessionId !== 'string') return null;
  return { text: storableText(reply).slice(0, chatLimits.reply), sessionId, schedule: schedule === true };
}

/**
 * The error to log for an interaction that the Worker may not have logged. Null when the Worker has logged it, or has refused the message.
 */
function unloggedError(failed: FailedChatAnswer): string | null {
  if (!failed.ok) return errorNameOf(failed);
  return failed.body.ok || failed.status === 500 ? `HTTP ${failed.status}` : null;
}

/**
 * Keeps a log record if the visitor leaves the page before the answer, because nobody knows then whether the Worker got the message. Call
 * the returned function when the answer has arrived: it stops watching, and returns whether the visitor has left.
 */
function keepIfVisitorLeaves(log: Omit<Parameters<typeof keepFailedLog>[0], 'error'>): () => boolean {
  let isKept = false;
  const keep = () => {
    isKept = true;
    keepFailedLog({ ...log, error: 'visitor left' });
  };
  globalThis.addEventListener?.('pagehide', keep);
  return () => {
    globalThis.removeEventListener?.('pagehide', keep);
    return isKept;
  };
}

function newMessage(message: Omit<ChatMessage, 'id' | 'timestamp'>): ChatMessage {
  return { id: crypto.randomUUID(), timestamp: new Date().toISOString(), ...message };
}

/** The Worker accepts requests of up to 64 KiB; the rest is for the new message. */
const maximumBytes = 48_000;

/** The part of the conversation that is sent with a message: the newest items without those that failed, oldest first. */
function historyOf(messages: readonly ChatMessage[], message: string): ChatHistoryItem[] {
  const said = messages
    .filter(({ error }) => !error)
    .map(({ text, isUser }): ChatHistoryItem => ({ role: isUser ? 'user' : 'assistant', content: text }))
    .slice(1 - chatLimits.history);
  const history = newestItems([...said, { role: 'user', content: message }]).slice(0, -1);
  while (new TextEncoder().encode(JSON.stringify(history)).length > maximumBytes) history.shift();
  return history;
}
