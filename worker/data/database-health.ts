import type { Database } from './supabase.ts';

/** True when the database answers a read with the Worker's key. */
export async function isDatabaseHealthy(database: Database): Promise<boolean> {
  const { error } = await database
    .from('chat_logs')
    .select('id', { head: true })
    .limit(1)
    .abortSignal(AbortSignal.timeout(3_000));
  return error === null;
}
