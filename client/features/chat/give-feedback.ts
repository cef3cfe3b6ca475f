// What the visitor says of an answer. It is kept with the conversation until the Worker has taken it.
import { atom } from 'jotai';
import { postFeedback } from '#client/api.ts';
import { recordEvent } from '#client/record-event.ts';
import { changeChatAtom, type ChatMessage, chatMessagesAtom } from '#client/state/chat.ts';
import type { Feedback } from '#shared/chat.ts';
import { personAtom } from './person-request.ts';

const changeMessageAtom = atom(null, (get, set, id: string, change: Partial<ChatMessage>) => {
  const messages = get(chatMessagesAtom).map((message) => (message.id === id ? { ...message, ...change } : message));
  set(changeChatAtom, { messages });
});

/** The same feedback once more takes it back. Only the first one is counted. */
export const giveFeedbackAtom = atom(null, (_, set, answer: ChatMessage, feedback: Feedback) => {
  if (answer.feedback === undefined) recordEvent('answer_rated', feedback);
  const change = { feedback: answer.feedback === feedback ? null : feedback, isFeedbackWaiting: true };
  set(changeMessageAtom, answer.id, change);
});

/** One after the other, so that what was said last is kept. */
let sending: Promise<void> = Promise.resolve();

/** Sends what waits of an answer. `logId` is the id of the question, under which the Worker has logged both. */
export const sendFeedbackAtom = atom(null, (get, set, answerId: string, logId: string): Promise<void> => {
  const find = () => get(chatMessagesAtom).find(({ id }) => id === answerId);
  sending = sending.then(async () => {
    const { feedback, isFeedbackWaiting } = find() ?? {};
    if (feedback === undefined || !isFeedbackWaiting) return;
    const answer = await postFeedback({ id: logId, feedback, sessionId: get(personAtom).session });
    // Whatever else the Worker refuses, it would refuse again.
    const isTaken = answer.ok && answer.status < 429;
    if (isTaken && find()?.feedback === feedback) set(changeMessageAtom, answerId, { isFeedbackWaiting: false });
  });
  return sending;
});
