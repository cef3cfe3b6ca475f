import * as z from 'zod/mini';
import type { Database } from './supabase.ts';

const countsSchema = z.record(z.string(), z.number());

/** Deletes expired records. The periods are in the database function. Returns the number of deleted rows by table. */
export async function deleteExpiredRecords(database: Database): Promise<Record<string, number>> {
  const { data, error } = await database.rpc('delete_expired_records').abortSignal(AbortSignal.timeout(30_000));
  if (error) throw new Error(`Expired records were not deleted: ${error.code || error.message}`);
  return countsSchema.parse(data);
}
