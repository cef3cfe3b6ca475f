import * as z from 'zod/mini';
import { askDatabase, type Database } from './supabase.ts';

const countsSchema = z.record(z.string(), z.number());

/** Deletes expired records and returns the number of deleted rows by table. The database function holds the periods. */
export async function deleteExpiredRecords(database: Database): Promise<Record<string, number>> {
  const answer = await askDatabase(database.rpc('delete_expired_records'), countsSchema, 30_000);
  if (!answer.ok) throw new Error(`Expired records were not deleted: ${answer.cause}`);
  return answer.data;
}
