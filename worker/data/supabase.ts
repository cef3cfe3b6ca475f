import type { Config } from '../env.ts';

/** One client a request or batch: a connection may not be shared between requests of an isolate. */
export async function createDatabase({ url, secretKey }: Config['database']) {
  // Read with the first client. No page needs it, and it looks at `process`, for which workerd reads half of Node's modules.
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(url, secretKey, {
    auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
  });
}

export type Database = Awaited<ReturnType<typeof createDatabase>>;
