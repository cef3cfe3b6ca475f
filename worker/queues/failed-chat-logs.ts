// Records that the database refused for seven seconds wait in KV until the scheduled handler finds it well again, but no longer
// than they would be kept in the table.
import type { ChatLogRecord } from '#shared/chat.ts';
import { retention } from '#shared/content/figures.ts';
import { storeChatLogs } from '../data/chat-logs.ts';
import type { Database } from '../data/supabase.ts';
import { logError } from '../errors.ts';
import { lifeUntil } from '../kv-life.ts';

const prefix = 'failedChatLogs:';

export async function keepFailedLog(kv: KVNamespace, record: ChatLogRecord): Promise<void> {
  const until = Date.parse(record.timestamp) + retention.chatLogDays * 86_400_000;
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

/** Writes what waits in KV into the table, one by one; what fails again stays. Returns how many were written and how many stay. */
export async function replayFailedLogs(
  kv: KVNamespace,
  database: Database,
): Promise<{ replayed: number; kept: number }> {
  let replayed = 0;
  let kept = 0;
  let cursor: string | undefined;
  do {
    const page: KVNamespaceListResult<unknown> = await kv.list({ prefix, cursor });
    for (const { name } of page.keys) {
      const record = await kv.get<ChatLogRecord>(name, 'json');
      if (!record) continue;
      try {
        await storeChatLogs(database, [record]);
        await kv.delete(name);
        replayed += 1;
      } catch (error) {
        logError(error);
        kept += 1;
      }
    }
    cursor = page.list_complete ? undefined : page.cursor;
  } while (cursor);
  return { replayed, kept };
}
