import type { ChatMessage } from '#client/state/chat.ts';
import { type ChatHistoryItem, chatLimits } from '#shared/chat.ts';

/** So much of a request's 64 KiB that the newest message always fits beside it. */
const maximumBytes = 48_000;

/** What the AI service should know of the conversation: the newest items without those that failed, oldest first. */
export function historyOf(messages: readonly ChatMessage[]): ChatHistoryItem[] {
  const history: ChatHistoryItem[] = [];
  let bytes = 0;
  for (const { text, isUser, error } of messages.toReversed()) {
    if (error) continue;
    bytes += new TextEncoder().encode(JSON.stringify(text)).length;
    if (history.length === chatLimits.history || bytes > maximumBytes) break;
    history.push({ role: isUser ? 'user' : 'assistant', content: text });
  }
  return history.reverse();
}
