import type { Answer } from '#client/api.ts';
import type { Trouble } from '#client/state/chat.ts';
import type { ChatFailure, ChatReply } from '#shared/chat.ts';
import type { chatErrors as english } from '#shared/content/en/chat-errors.ts';

export type ChatErrorTexts = typeof english;

export type FailedChatAnswer =
  | { ok: true; status: number; body: ChatFailure }
  | Exclude<Answer<ChatReply | ChatFailure>, { ok: true }>;

/** What went wrong, without words: those follow the language. */
export function troubleOf(answer: FailedChatAnswer): Trouble {
  if (!answer.ok) return { bubble: 'unexpected', reason: answer.code === 'unreadable' ? answer.status : answer.code };
  const { code, upstreamStatus, message } = answer.body;
  return { bubble: 'failedSend', reason: upstreamStatus ?? code, said: message };
}

/** What a failed message shows: the bubble, and beneath it the reason. */
export function describeTrouble(
  { bubble, reason, said }: Trouble,
  { bubbles, byCode, byStatus, withoutAnswer, other }: ChatErrorTexts,
): { text: string; reason: string } {
  const words: Record<string, string> =
    typeof reason === 'number'
      ? byStatus
      : { ...byCode, interrupted: withoutAnswer.network, unexpected: withoutAnswer.other };
  return { text: bubbles[bubble], reason: words[reason] ?? said ?? other };
}

/** The technical name of a failure that never reached the edge, as it is logged. */
export function errorNameOf(answer: Exclude<FailedChatAnswer, { ok: true }>): string {
  return answer.code === 'unreadable' ? `HTTP ${answer.status}` : answer.code;
}
