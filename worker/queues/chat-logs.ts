import type { ChatLogRecord } from '#shared/chat.ts';
import { storeChatLogs } from '../data/chat-logs.ts';
import type { Database } from '../data/supabase.ts';
import { logError } from '../log.ts';
import { keepFailedLog } from './failed-chat-logs.ts';

/** Sends a record to the queue, or keeps it in KV where that fails. False when it could be kept nowhere. */
export async function queueChatLog(env: Env, record: ChatLogRecord, requestId: string): Promise<boolean> {
  try {
    await env.CHAT_LOGS.send(record);
    return true;
  } catch (error) {
    logError(error, requestId);
  }
  try {
    await keepFailedLog(env.FAILED_LOGS, record, 'queue');
    return true;
  } catch (error) {
    logError(error, requestId);
    return false;
  }
}

/** Seconds until a record is tried again after so many failed attempts. After the last one it goes to the dead-letter queue. */
export function retryDelay(attempts: number): number {
  return [1, 2, 4][attempts - 1] ?? 4;
}

/** Writes a batch at once; where that fails, record by record, so that one which the table refuses holds back no other. */
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
