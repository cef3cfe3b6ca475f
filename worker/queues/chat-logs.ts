import type { ChatLogRecord } from '#shared/chat.ts';
import { ChatLogWriteError, storeChatLogs } from '../data/chat-logs.ts';
import type { Database } from '../data/supabase.ts';
import { logSome, platformTimeout, tryOrLog } from '../log.ts';
import { keepFailedLog } from './failed-chat-logs.ts';
import { handleEach } from './handle-each.ts';

/** Sends a record to the queue, or keeps it in KV when that fails. False when both failed. */
export async function queueChatLog(env: Env, record: ChatLogRecord, requestId: string): Promise<boolean> {
  const ways = [() => env.CHAT_LOGS.send(record), () => keepFailedLog(env.FAILED_LOGS, record, 'queue')];
  for (const way of ways) {
    if (await tryOrLog(() => way().then(() => true), requestId, platformTimeout)) return true;
  }
  return false;
}

/** Seconds until the next attempt, by the number of failed attempts. After the last attempt the record goes to the dead-letter queue. */
export function retryDelay(attempts: number): number {
  return [1, 2, 4][attempts - 1] ?? 4;
}

/**
 * Writes a batch at once. If a rule of the table refuses it, writes record by record, so that one bad record does not hold back the others.
 * After any other failure the whole batch is retried: single attempts at a failing database would delay the next one for too long.
 */
export async function consumeChatLogs(batch: MessageBatch<ChatLogRecord>, database: Database): Promise<void> {
  const store = async (records: ChatLogRecord[]) => {
    await storeChatLogs(database, records);
    logSome(10, 'info', 'chat-logs-stored', { records: records.length });
  };
  const records = batch.messages.map(({ body }) => body);
  try {
    await store(records);
    batch.ackAll();
  } catch (error) {
    const isRefused = error instanceof ChatLogWriteError && error.isFinal;
    const storeAlone = (record: ChatLogRecord) =>
      isRefused && records.length > 1 ? store([record]) : Promise.reject(error);
    await handleEach(batch, storeAlone, retryDelay);
  }
}
