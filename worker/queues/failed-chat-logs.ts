// Records that the database refused for seven seconds wait in KV until the scheduled handler finds it well again, but no longer
// than they would be kept in the table.
import type { ChatLogRecord } from '#shared/chat.ts';
import { retention } from '#shared/content/figures.ts';
import { storeChatLogs } from '../data/chat-logs.ts';
import type { Database } from '../data/supabase.ts';
import { lifeInDays } from '../kv-life.ts';
import { eachMessage } from './each-message.ts';
import { replayWaiting } from './replay.ts';

const prefix = 'failedChatLogs:';

export async function keepFailedLog(kv: KVNamespace, record: ChatLogRecord): Promise<void> {
  // A browser's clock may be ahead.
  const since = Math.min(Date.parse(record.timestamp), Date.now());
  const expirationTtl = lifeInDays(retention.chatLogDays, since);
  await kv.put(prefix + record.id, JSON.stringify(record), { expirationTtl });
}

/** Consumer of the dead-letter queue. */
export function consumeFailedChatLogs(batch: MessageBatch<ChatLogRecord>, kv: KVNamespace): Promise<void> {
  return eachMessage(batch, (record) => keepFailedLog(kv, record));
}

/** Writes what waits in KV into the table. */
export function replayFailedLogs(kv: KVNamespace, database: Database): Promise<{ replayed: number; kept: number }> {
  return replayWaiting<ChatLogRecord>(kv, prefix, (record) => storeChatLogs(database, [record]));
}
