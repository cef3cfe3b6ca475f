import { createClient } from '@supabase/supabase-js';
import type { Config } from '../env.ts';

/** One client a request or batch: a connection may not be shared between requests of an isolate. */
export function createDatabase({ url, secretKey }: Config['database']) {
  return createClient(url, secretKey, {
    auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
  });
}

export type Database = ReturnType<typeof createDatabase>;
