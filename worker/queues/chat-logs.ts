import type { ChatLogRecord } from '#shared/chat.ts';
import { ChatLogWriteError, storeChatLogs } from '../data/chat-logs.ts';
import type { Database } from '../data/supabase.ts';
import { logSome, tryOrLog } from '../log.ts';
import { keepFailedLog } from './failed-chat-logs.ts';
import { handleEach } from './handle-each.ts';

/** Sends a record to the queue, or keeps it in KV where that fails. False when it could be kept nowhere. */
export async function queueChatLog(env: Env, record: ChatLogRecord, requestId: string): Promise<boolean> {
  const ways = [() => env.CHAT_LOGS.send(record), () => keepFailedLog(env.FAILED_LOGS, record, 'queue')];
  for (const way of ways) {
    if (await tryOrLog(() => way().then(() => true), requestId)) return true;
  }
  return false;
}

/** Seconds until a record is tried again after so many failed attempts. After the last one it goes to the dead-letter queue. */
export function retryDelay(attempts: number): number {
  return [1, 2, 4][attempts - 1] ?? 4;
}

/**
 * Writes a batch at once; where a rule of the table refuses it, record by record, so that one holds back no other. A database that
 * fails in another way is asked once: a try for each record would delay the next by far more than its seconds.
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
