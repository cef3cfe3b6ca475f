// Records that the database refused for seven seconds wait in KV until the scheduled handler finds it well again, but no longer
// than they would be kept in the table.
import type { ChatLogRecord } from '#shared/chat.ts';
import { retention } from '#shared/content/figures.ts';
import { storeChatLogs } from '../data/chat-logs.ts';
import type { Database } from '../data/supabase.ts';
import { logError } from '../errors.ts';
import { lifeUntil } from '../kv-life.ts';
import { replayWaiting } from './replay.ts';

const prefix = 'failedChatLogs:';

export async function keepFailedLog(kv: KVNamespace, record: ChatLogRecord): Promise<void> {
  // A browser's clock may be ahead.
  const since = Math.min(Date.parse(record.timestamp), Date.now());
  const until = since + retention.chatLogDays * 86_400_000;
  await kv.put(prefix + record.id, JSON.stringify(record), { expirationTtl: lifeUntil(new Date(until)) });
}

/** Consumer of the dead-letter queue. */
export async function consumeFailedChatLogs(batch: MessageBatch<ChatLogRecord>, kv: KVNamespace): Promise<void> {
  for (const message of batch.messages) {
    try {
      await keepFailedLog(kv, message.body);
      message.ack();
    } catch (error) {
      logError(error);
      message.retry();
    }
  }
}

/** Writes what waits in KV into the table. */
export async function replayFailedLogs(
  kv: KVNamespace,
  database: Database,
): Promise<{ replayed: number; kept: number }> {
  return replayWaiting<ChatLogRecord>(kv, prefix, (record) => storeChatLogs(database, [record]));
}
