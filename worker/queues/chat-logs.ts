import type { ChatLogRecord } from '#shared/chat.ts';
import { storeChatLogs } from '../data/chat-logs.ts';
import type { Database } from '../data/supabase.ts';
import { logError } from '../log.ts';

/** Seconds before the next try of a record that failed for the nth time; after the last one the dead-letter queue has it. */
export function retryDelay(attempts: number): number {
  return [1, 2, 4][attempts - 1] ?? 4;
}

/** Writes a batch in one go; where that fails, one by one, so that a poison record stops only itself. */
export async function consumeChatLogs(batch: MessageBatch<ChatLogRecord>, database: Database): Promise<void> {
  try {
    await storeChatLogs(
      database,
      batch.messages.map((message) => message.body),
    );
    batch.ackAll();
  } catch (error) {
    if (batch.messages.length === 1) return retryLater(batch.messages, error);
    for (const message of batch.messages) {
      try {
        await storeChatLogs(database, [message.body]);
        message.ack();
      } catch (cause) {
        retryLater([message], cause);
      }
    }
  }
}

function retryLater(messages: readonly Message[], error: unknown): void {
  logError(error);
  for (const message of messages) message.retry({ delaySeconds: retryDelay(message.attempts) });
}
