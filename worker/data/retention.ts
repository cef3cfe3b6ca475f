import type { Database } from './supabase.ts';

/** Deletes what has been kept long enough; how long stands in the database function. Returns the number of rows by table. */
export async function deleteExpiredRecords(database: Database): Promise<unknown> {
  const { data, error } = await database.rpc('delete_expired_records').abortSignal(AbortSignal.timeout(30_000));
  if (error) throw new Error(`Expired records were not deleted: ${error.code || error.message}`);
  return data;
}
