import type { Answer } from '#client/api.ts';
import type { Trouble } from '#client/state/chat.ts';
import type { ChatFailure, ChatReply } from '#shared/chat.ts';
import type { chatErrors as english } from '#shared/content/en/chat-errors.ts';

export type ChatErrorTexts = typeof english;

export type FailedChatAnswer =
  | { ok: true; status: number; body: ChatFailure }
  | Exclude<Answer<ChatReply | ChatFailure>, { ok: true }>;

/** What went wrong, as codes. The texts are chosen when they are shown, because the visitor may switch the language. */
export function troubleOf(answer: FailedChatAnswer): Trouble {
  if (!answer.ok) return { bubble: 'unexpected', reason: answer.code === 'unreadable' ? answer.status : answer.code };
  const { code, upstreamStatus, message } = answer.body;
  return { bubble: 'failedSend', reason: upstreamStatus ?? code, said: message };
}

/** The texts of an error bubble. `trouble` may come from the browser's storage, so it can hold anything. */
export function describeTrouble(
  trouble: Trouble,
  { bubbles, byCode, byStatus, withoutAnswer, other }: ChatErrorTexts,
): { text: string; reason: string } {
  const { bubble, reason, said }: Partial<Record<keyof Trouble, unknown>> = Object(trouble);
  const words: Record<string, string> =
    typeof reason === 'number'
      ? byStatus
      : { ...byCode, interrupted: withoutAnswer.network, unexpected: withoutAnswer.other };
  const key = typeof reason === 'string' || typeof reason === 'number' ? reason : '';
  const known = Object.hasOwn(words, key) ? words[key] : said;
  const text = bubble === 'failedSend' ? bubbles.failedSend : bubbles.unexpected;
  return { text, reason: typeof known === 'string' ? known : other };
}

/** The name under which to log a failure that the Worker does not know of. */
export function errorNameOf(answer: Exclude<FailedChatAnswer, { ok: true }>): string {
  return answer.code === 'unreadable' ? `HTTP ${answer.status}` : answer.code;
}
