import * as z from 'zod/mini';
import { askDatabase, type Database } from './supabase.ts';

/**
 * True when a contact request and a chat log can be stored. The timeout is long, because a sleeping database needs some seconds to answer.
 */
export async function canStore(database: Database): Promise<boolean> {
  return (await askDatabase(database.rpc('can_store'), z.literal(true), 8_000)).ok;
}
