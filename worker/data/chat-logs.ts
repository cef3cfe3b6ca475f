import * as z from 'zod/mini';
import type { ChatLogRecord, FeedbackRequest } from '#shared/chat.ts';
import { askDatabase, type Database } from './supabase.ts';

/** A failed write. It is safe to write the records again, because each id is stored once. */
export class ChatLogWriteError extends Error {
  override name = 'ChatLogWriteError';
  /** A rule of the table refuses the records, so trying again does not help. */
  readonly isFinal: boolean;

  constructor(count: number, cause: string) {
    super(`chat_logs refused ${count} records: ${cause}`);
    // Errors of the classes 'data exception' and 'integrity constraint violation':
    // https://www.postgresql.org/docs/current/errcodes-appendix.html
    this.isFinal = /^2[23]\w{3}$/.test(cause);
  }
}

/**
 * Writes the records whose ids are not in the table yet.
 * @param timeout in ms
 * @throws ChatLogWriteError unless the table then holds every id
 */
export async function storeChatLogs(
  database: Database,
  records: readonly ChatLogRecord[],
  timeout?: number,
): Promise<void> {
  const p_records = records.map(({ timestamp, ...row }) => ({ ...row, created_at: timestamp }));
  const answer = await askDatabase(database.rpc('store_chat_logs', { p_records }), z.array(z.string()), timeout);
  if (!answer.ok) throw new ChatLogWriteError(records.length, answer.cause);
  const missing = records.filter(({ id }) => !answer.data.includes(id.toLowerCase()));
  if (missing.length > 0) throw new ChatLogWriteError(missing.length, 'The answer does not name them');
}

/**
 * Keeps what a visitor says of an answer, whether its log is in the table already or not.
 * @throws when it was not kept. It is safe to say it again
 */
export async function rateAnswer(database: Database, { id, feedback, sessionId }: FeedbackRequest): Promise<void> {
  const rating = {
    p_id: id,
    ...(feedback && { p_feedback: feedback }),
    ...(sessionId && { p_conversation: sessionId }),
  };
  const answer = await askDatabase(database.rpc('rate_answer', rating), z.boolean());
  if (!answer.ok) throw new Error(`The database kept no feedback: ${answer.cause}`);
}
