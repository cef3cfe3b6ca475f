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
import { arrivingAtom, conclude, type Ending, isBroken } from './arriving-reply.ts';
import { type ChatErrorTexts, errorNameOf, type FailedChatAnswer, troubleOf } from './describe-failure.ts';
import { dropFailedLog, handOverFailedLogs, keepFailedLog } from './failed-logs.ts';
import { newMessage } from './new-message.ts';
import { readAnswerEvents } from './read-answer.ts';

type Words = { language: Language; errors: ChatErrorTexts };

/** The id of a message that the Worker had no room for, and that will be sent again. */
export const waitingMessageAtom = atom<string | null>(null);

/** The error to log, as the Worker has it. */
const visitorLeft = 'visitor left';

/** Sends a message and adds the reply, or a bubble that says why there is none. Does nothing for blank text, or while a reply is pending. */
export const sendMessageAtom = atom(null, async (get, set, { text, language, errors }: Words & { text: string }) => {
  const message = trimText(text);
  if (message === '' || message.length > chatLimits.message || get(chatStatusAtom) === 'pending') return;
  const earlier = get(chatMessagesAtom);
  const sessionId = get(chatSessionIdAtom);
  const resets = get(chatResetsAtom);
  const question = newMessage({ text: message, isUser: true });
  const { id } = question;
  const failedLog = { id, message, sessionId, language, started: Date.now() };
  const arriving = { asked: id, reply: newMessage({ text: '', isUser: false }), stopping: new AbortController() };
  set(changeChatAtom, { messages: [...earlier, question] });
  set(chatStatusAtom, 'pending');
  set(arrivingAtom, arriving);
  if (earlier.length === 0) recordEvent('first_message', '');

  // If the visitor ends the session meanwhile, the message is gone: it is not sent again, and its reply is dropped.
  const isStillThere = () => get(chatMessagesAtom).some((known) => known.id === id);
  const end = (ending: Ending) => conclude(get(chatMessagesAtom), arriving, ending, errors);
  const onText = (more: string) => {
    if (!isStillThere()) return arriving.stopping.abort();
    arriving.reply = { ...arriving.reply, text: readText(arriving.reply.text + more) };
    set(arrivingAtom, { ...arriving });
  };
  const stopWatching = watchVisitorLeaving(() => {
    keepFailedLog({ ...failedLog, error: visitorLeft });
    if (arriving.reply.text && isStillThere()) set(changeChatAtom, { messages: end('stopped') });
  });
  let hasBegun = false;
  const answer = await postChat(
    { id, message, sessionId, history: historyOf(earlier, message), language },
    { onWait: () => set(waitingMessageAtom, id), isStillWanted: isStillThere },
    {
      read: (body, onBytes) => {
        hasBegun = true;
        return readAnswerEvents(body, { onText, onBytes });
      },
      stop: arriving.stopping.signal,
    },
  );
  // When the visitor leaves, the browser aborts the request just before it fires `pagehide`, so wait for that event.
  if (!answer.ok) await new Promise((resolve) => setTimeout(resolve));
  const hasLeft = stopWatching();
  if (hasLeft && answer.ok) dropFailedLog(id);

  const reply = answer.ok && answer.body.ok ? readReply(answer.body) : null;
  const failed = answer as FailedChatAnswer;
  // If they come back, visitors who left find the message marked as not answered, or what had arrived.
  const isStopped = !answer.ok && (hasLeft || arriving.stopping.signal.aborted);
  if (!reply && !isStopped) recordEvent('answer_failed', failed.ok ? (failed.body.code ?? 'empty_reply') : failed.code);
  // A Worker that has begun to answer logs also that nobody waited for the rest.
  const isLogged = reply !== null || (isStopped && (hasLeft || hasBegun));
  const unlogged = isStopped ? visitorLeft : unloggedError(failed);
  if (!isLogged && unlogged) keepFailedLog({ ...failedLog, error: unlogged });
  // If the visitor has closed the chat meanwhile, its session is over.
  const { sessionId: issued } = reply ?? (failed.ok ? failed.body : {});
  const session = issued !== undefined && get(chatResetsAtom) === resets && { sessionId: issued };
  if (get(arrivingAtom)?.asked === id) set(arrivingAtom, null);
  if (isStillThere()) {
    set(changeChatAtom, { messages: end(reply?.message ?? (isStopped ? 'stopped' : troubleIn(failed))), ...session });
    set(chatStatusAtom, reply || isStopped ? 'idle' : 'failed');
    if (reply?.message.schedule) set(openSchedulingAtom);
  }
  // The Worker can be reached, so it can take the records of earlier failures.
  if (answer.ok) await handOverFailedLogs();
});

/** Removes a failed message with its error bubble or the part of its reply that had arrived, and returns its text. Without an id it takes the newest failed message. */
export const takeBackAtom = atom(null, (get, set, id?: string): string | null => {
  const messages = get(chatMessagesAtom);
  const failed = messages.findLast((message) => message.isUser && message.error && (!id || message.id === id));
  if (!failed || get(chatStatusAtom) === 'pending') return null;
  const next = messages[messages.indexOf(failed) + 1];
  const bubble = next && !next.isUser && (next.error || isBroken(next)) ? next : null;
  set(changeChatAtom, { messages: messages.filter((message) => message !== failed && message !== bubble) });
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
function readReply({ reply, sessionId, schedule, sources }: ChatReply) {
  if (typeof reply !== 'string' || reply.trim() === '' || typeof sessionId !== 'string') return null;
  const message = { text: readText(reply), ...(schedule === true && { schedule }), ...(sources && { sources }) };
  return { message, sessionId };
}

function readText(text: string): string {
  return storableText(text).slice(0, chatLimits.reply);
}

/** `ok: true` without a reply should not happen. */
function troubleIn(failed: FailedChatAnswer): Trouble {
  return failed.ok && failed.body.ok ? { bubble: 'unexpected', reason: 'unexpected' } : troubleOf(failed);
}

/**
 * The error to log for an interaction that the Worker may not have logged. Null when the Worker has logged it, or has refused the message.
 */
function unloggedError(failed: FailedChatAnswer): string | null {
  if (!failed.ok) return errorNameOf(failed);
  return failed.body.ok || failed.status === 500 ? `HTTP ${failed.status}` : null;
}

/**
 * For a visitor who leaves the page before the answer: nobody knows then whether the Worker got the message. Call the returned function when
 * the answer has arrived: it stops watching, and returns whether the visitor has left.
 */
function watchVisitorLeaving(onLeave: () => void): () => boolean {
  let hasLeft = false;
  const leave = () => {
    hasLeft = true;
    onLeave();
  };
  globalThis.addEventListener?.('pagehide', leave);
  return () => {
    globalThis.removeEventListener?.('pagehide', leave);
    return hasLeft;
  };
}

/** The Worker accepts requests of up to 64 KiB; the rest is for the new message. */
const maximumBytes = 48_000;

/** The part of the conversation that is sent with a message: the newest items without those that got no reply at all, oldest first. */
function historyOf(messages: readonly ChatMessage[], message: string): ChatHistoryItem[] {
  const said = messages
    .filter(({ error, isUser }, index) => {
      const next = messages[index + 1];
      return !error || (isUser && next !== undefined && isBroken(next));
    })
    .map(({ text, isUser }): ChatHistoryItem => ({ role: isUser ? 'user' : 'assistant', content: text }))
    .slice(1 - chatLimits.history);
  const history = newestItems([...said, { role: 'user', content: message }]).slice(0, -1);
  while (new TextEncoder().encode(JSON.stringify(history)).length > maximumBytes) history.shift();
  return history;
}
