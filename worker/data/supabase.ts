import type { DatabaseSchema } from '#shared/database-types.ts';
import type { Config } from '../env.ts';

/** A client for one request or batch: in Workers, requests may not share connections. */
export async function createDatabase({ url, secretKey }: Config['database']) {
  // Imported when it is first needed: no page uses it, and it reads `process`, which makes workerd load many of Node's modules.
  const { createClient } = await import('@supabase/supabase-js');
  return createClient<DatabaseSchema>(url, secretKey, {
    auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
  });
}

export type Database = Awaited<ReturnType<typeof createDatabase>>;
