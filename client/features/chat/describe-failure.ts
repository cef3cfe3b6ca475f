import type { Answer } from '#client/api.ts';
import type { ChatFailure, ChatReply } from '#shared/chat.ts';
import type { chatErrors as english } from '#shared/content/en/chat-errors.ts';

export type ChatErrorTexts = typeof english;

export type FailedChatAnswer =
  | { ok: true; status: number; body: ChatFailure }
  | Exclude<Answer<ChatReply | ChatFailure>, { ok: true }>;

/** What a failed message shows: the bubble, and beneath it the reason. */
export function describeFailure(answer: FailedChatAnswer, errors: ChatErrorTexts): { text: string; reason: string } {
  if (answer.ok) return { text: errors.bubbles.failedSend, reason: answer.body.message };
  return { text: errors.bubbles.unexpected, reason: reasonOf(answer, errors) };
}

function reasonOf(
  answer: Exclude<FailedChatAnswer, { ok: true }>,
  { byCode, byStatus, other }: ChatErrorTexts,
): string {
  if (answer.code !== 'unreadable') return byCode[answer.code];
  const words: Record<number, string> = byStatus;
  return words[answer.status] ?? other;
}

/** The technical name of a failure that never reached the edge, as it is logged. */
export function errorNameOf(answer: Exclude<FailedChatAnswer, { ok: true }>): string {
  return answer.code === 'unreadable' ? `HTTP ${answer.status}` : answer.code;
}
