// Records that could not be written to the table, also by the queue's retries, are kept in KV. The scheduled handler writes them when
// the database works again. KV drops them when the table would.
import type { ChatLogRecord } from '#shared/chat.ts';
import { retention } from '#shared/content/figures.ts';
import { storeChatLogs } from '../data/chat-logs.ts';
import type { Database } from '../data/supabase.ts';
import { ttlForDays } from '../kv-ttl.ts';
import { handleEach } from './handle-each.ts';
import { replayKept } from './replay.ts';

const prefix = 'failedChatLogs:';

export async function keepFailedLog(kv: KVNamespace, record: ChatLogRecord): Promise<void> {
  // The clock of a browser may be ahead.
  const since = Math.min(Date.parse(record.timestamp), Date.now());
  const expirationTtl = ttlForDays(retention.chatLogDays, since);
  await kv.put(prefix + record.id, JSON.stringify(record), { expirationTtl });
}

/** Consumer of the dead-letter queue. */
export function consumeFailedChatLogs(batch: MessageBatch<ChatLogRecord>, kv: KVNamespace): Promise<void> {
  return handleEach(batch, (record) => keepFailedLog(kv, record));
}

/** Writes what is kept in KV to the table. */
export function replayFailedLogs(kv: KVNamespace, database: Database): Promise<{ replayed: number; kept: number }> {
  return replayKept<ChatLogRecord>(kv, prefix, (record) => storeChatLogs(database, [record]));
}
