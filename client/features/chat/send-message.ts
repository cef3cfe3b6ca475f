import { atom } from 'jotai';
import { postChat } from '#client/api.ts';
import { modalAtom, openModalAtom } from '#client/navigation/modals.ts';
import {
  type ChatMessage,
  changeChatAtom,
  chatMessagesAtom,
  chatResetsAtom,
  chatSessionIdAtom,
  chatStatusAtom,
  isChatOpenAtom,
  type Trouble,
} from '#client/state/chat.ts';
import { type ChatReply, chatLimits } from '#shared/chat.ts';
import type { Language } from '#shared/languages.ts';
import { findPage } from '#shared/routes.ts';
import { storableText } from '#shared/text.ts';
import {
  type ChatErrorTexts,
  describeTrouble,
  errorNameOf,
  type FailedChatAnswer,
  troubleOf,
} from './describe-failure.ts';
import { dropFailedLog, handOverFailedLogs, keepFailedLog } from './failed-logs.ts';
import { historyOf } from './history.ts';

type Words = { language: Language; errors: ChatErrorTexts };

/** Sends a message and adds the reply, or the bubble that says why there is none. Blank text is not sent, nor a second message meanwhile. */
export const sendMessageAtom = atom(null, async (get, set, { text, language, errors }: Words & { text: string }) => {
  const message = text.trim();
  if (message === '' || message.length > chatLimits.message || get(chatStatusAtom) === 'pending') return;
  const earlier = get(chatMessagesAtom);
  const sessionId = get(chatSessionIdAtom);
  const resets = get(chatResetsAtom);
  const asked = newMessage({ text: message, isUser: true });
  const { id } = asked;
  const failedLog = { id, message, sessionId, started: Date.now() };
  set(changeChatAtom, { messages: [...earlier, asked] });
  set(chatStatusAtom, 'pending');

  const stopWatching = keepIfVisitorLeaves(failedLog);
  const answer = await postChat({ id, message, sessionId, history: historyOf(earlier, message), language });
  // What a page takes with it as it goes away fails just before the page is told.
  if (!answer.ok) await new Promise((resolve) => setTimeout(resolve));
  const hasLeft = stopWatching();
  const withoutAnswer = () =>
    get(chatMessagesAtom).map((known) => (known.id === id ? { ...known, error: true } : known));
  if (hasLeft && !answer.ok) {
    // Not the connection failed, the page went away: whoever comes back to it finds the message without an answer.
    set(changeChatAtom, { messages: withoutAnswer() });
    set(chatStatusAtom, 'idle');
    return;
  }
  if (hasLeft) dropFailedLog(id);

  const reply = answer.ok && answer.body.ok ? readReply(answer.body) : null;
  const failed = answer as FailedChatAnswer;
  const lost = reply ? null : nameOfLost(failed);
  if (lost) keepFailedLog({ ...failedLog, error: lost });
  // Ending the session meanwhile took the message away, and whatever comes of it.
  if (get(chatMessagesAtom).some((known) => known.id === id)) {
    if (reply) {
      // Closing the chat meanwhile ended the session: the reply still counts, its session does not.
      const session = get(chatResetsAtom) === resets && { sessionId: reply.sessionId };
      const replied = newMessage({ text: reply.text, isUser: false, ...(reply.schedule && { schedule: true }) });
      set(changeChatAtom, { messages: [...get(chatMessagesAtom), replied], ...session });
      set(chatStatusAtom, 'idle');
      if (reply.schedule) set(openSchedulingAtom);
    } else {
      // An answer that calls itself a reply and holds none is nobody's plan.
      const trouble: Trouble =
        answer.ok && answer.body.ok ? { bubble: 'unexpected', reason: 'unexpected' } : troubleOf(failed);
      const bubble = newMessage({ text: describeTrouble(trouble, errors).text, isUser: false, error: true, trouble });
      const isSessionGone = failed.ok && failed.body.sessionId === null;
      set(changeChatAtom, { messages: [...withoutAnswer(), bubble], ...(isSessionGone && { sessionId: null }) });
      set(chatStatusAtom, 'failed');
    }
  }
  // The edge is there: it may take what it missed.
  if (answer.ok) await handOverFailedLogs();
});

/** Takes a failed message and its bubble out of the conversation, and returns what it said; the newest one where no id is given. */
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

/** Not over another modal, nor where the chat is out of sight: the button under the reply does the same. */
const openSchedulingAtom = atom(null, (get, set) => {
  const isInSight = get(isChatOpenAtom) && findPage(location.pathname).page !== 'contact';
  if (isInSight && !get(modalAtom)) set(openModalAtom, { id: 'scheduling', source: 'chat' });
});

/** Null for what only calls itself a reply. */
function readReply({ reply, sessionId, schedule }: ChatReply) {
  if (typeof reply !== 'string' || reply.trim() === '' || typeof sessionId !== 'string') return null;
  return { text: storableText(reply).slice(0, chatLimits.reply), sessionId, schedule: schedule === true };
}

/** Of an interaction that the edge may not have logged; null where it has, or refused the message as such. */
function nameOfLost(failed: FailedChatAnswer): string | null {
  if (!failed.ok) return errorNameOf(failed);
  return failed.body.ok || failed.status === 500 ? `HTTP ${failed.status}` : null;
}

/** A page that goes away in the middle can't tell any more whether the edge got the message. What it returns says whether it did, and ends it. */
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
