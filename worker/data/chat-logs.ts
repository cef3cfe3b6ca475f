import type { ChatLogRecord } from '#shared/chat.ts';
import type { Database } from './supabase.ts';

/** A failed write. The records can safely be written again, because each id is stored once. */
export class ChatLogWriteError extends Error {
  override name = 'ChatLogWriteError';
}

/**
 * Writes records whose ids are not in the table yet.
 * @param timeout in ms
 * @throws ChatLogWriteError
 */
export async function storeChatLogs(
  database: Database,
  records: readonly ChatLogRecord[],
  timeout = 10_000,
): Promise<void> {
  const rows = records.map(({ timestamp, language = null, ...row }) => ({ ...row, language, created_at: timestamp }));
  const { error } = await database
    .from('chat_logs')
    .upsert(rows, { onConflict: 'id', ignoreDuplicates: true })
    .abortSignal(AbortSignal.timeout(timeout));
  if (error) throw new ChatLogWriteError(`chat_logs refused ${rows.length} records: ${error.code || error.message}`);
}
