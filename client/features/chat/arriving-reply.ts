// The reply that is coming in. It is no message of the conversation before it has ended, one way or another.
import { atom } from 'jotai';
import { type ChatMessage, chatMessagesAtom, type Trouble } from '#client/state/chat.ts';
import { type ChatErrorTexts, describeTrouble } from './describe-failure.ts';
import { newMessage } from './new-message.ts';

/** With the id of the message that it answers, and how to stop it. */
type Arriving = { asked: string; reply: ChatMessage; stopping: AbortController };

export const arrivingAtom = atom<Arriving | null>(null);

/** What has arrived of a reply. Null before its first words, and when its message is gone because the visitor has ended the session. */
export const arrivingReplyAtom = atom((get) => {
  const arriving = get(arrivingAtom);
  const isShown = arriving?.reply.text && get(chatMessagesAtom).at(-1)?.id === arriving.asked;
  return isShown ? arriving.reply : null;
});

/** Waits no longer for the reply. What has arrived of it stays. */
export const stopReplyAtom = atom(null, (get) => get(arrivingAtom)?.stopping.abort());

/** How a message ended: `stopped` when nobody waited for the rest of its reply. */
export type Ending = Pick<ChatMessage, 'text' | 'schedule' | 'sources'> | 'stopped' | Trouble;

/** The conversation once a message has its reply, a part of it, or a bubble that says why there is none. */
export function conclude(
  messages: readonly ChatMessage[],
  { asked, reply }: Pick<Arriving, 'asked' | 'reply'>,
  ending: Ending,
  errors: ChatErrorTexts,
): ChatMessage[] {
  // Where the visitor has left and come back, a part of it may be there already.
  const others = messages.filter(({ id }) => id !== reply.id);
  const unanswered = () => others.map((known) => (known.id === asked ? { ...known, error: true } : known));
  const hasArrived = reply.text !== '';
  if (ending === 'stopped') return hasArrived ? [...others, { ...reply, stopped: true }] : unanswered();
  if ('text' in ending) return [...others, { ...reply, ...ending }];
  if (hasArrived) return [...unanswered(), { ...reply, trouble: ending }];
  const text = describeTrouble(ending, errors).text;
  return [...unanswered(), newMessage({ text, isUser: false, error: true, trouble: ending })];
}

/** Whether a message is the part that arrived of a reply before it broke off. */
export function isBroken({ trouble, error }: ChatMessage): boolean {
  return trouble !== undefined && !error;
}
