import * as z from 'zod/mini';
import type { ChatLogRecord } from '#shared/chat.ts';
import type { Database } from './supabase.ts';

/** A failed write. The records can safely be written again, because each id is stored once. */
export class ChatLogWriteError extends Error {
  override name = 'ChatLogWriteError';
}

const idsSchema = z.array(z.object({ id: z.uuid() }));

/**
 * Writes records whose ids are not in the table yet. They count as stored when the database names each of them: as new, or asked once
 * more as there before.
 * @param timeout in ms, of each question
 * @throws ChatLogWriteError
 */
export async function storeChatLogs(
  database: Database,
  records: readonly ChatLogRecord[],
  timeout = 10_000,
): Promise<void> {
  const rows = records.map(({ timestamp, language = null, ...row }) => ({ ...row, language, created_at: timestamp }));
  const table = () => database.from('chat_logs');
  const missing = new Set(rows.map(({ id }) => id));
  const take = async (question: PromiseLike<{ data: unknown; error: { code: string; message: string } | null }>) => {
    const { data, error } = await question;
    const ids = idsSchema.safeParse(data);
    if (error || !ids.success) {
      const reason = error?.code || error?.message || 'an answer of unknown shape';
      throw new ChatLogWriteError(`chat_logs refused ${rows.length} records: ${reason}`);
    }
    for (const { id } of ids.data) missing.delete(id);
  };
  const signal = () => AbortSignal.timeout(timeout);
  await take(table().upsert(rows, { onConflict: 'id', ignoreDuplicates: true }).select('id').abortSignal(signal()));
  if (missing.size === 0) return;
  await take(
    table()
      .select('id')
      .in('id', [...missing])
      .abortSignal(signal()),
  );
  if (missing.size > 0) throw new ChatLogWriteError(`chat_logs lacks ${missing.size} of ${rows.length} records`);
}
