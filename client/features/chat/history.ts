import type { ChatMessage } from '#client/state/chat.ts';
import { type ChatHistoryItem, chatLimits, newestItems } from '#shared/chat.ts';

/** The Worker accepts requests of up to 64 KiB; the rest is for the new message. */
const maximumBytes = 48_000;

/** The part of the conversation that is sent with a message: the newest items without those that failed, oldest first. */
export function historyOf(messages: readonly ChatMessage[], message: string): ChatHistoryItem[] {
  const said = messages
    .filter(({ error }) => !error)
    .map(({ text, isUser }): ChatHistoryItem => ({ role: isUser ? 'user' : 'assistant', content: text }))
    .slice(1 - chatLimits.history);
  const history = newestItems([...said, { role: 'user', content: message }]).slice(0, -1);
  while (new TextEncoder().encode(JSON.stringify(history)).length > maximumBytes) history.shift();
  return history;
}
