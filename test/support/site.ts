import { createClient, type SupabaseClient } from '@supabase/supabase-js';

/** A running site and its database, as plain data: it is handed from the process that started it to those of the tests. */
export type SiteAddress = { url: string; databaseUrl: string; databaseKey: string };

export type TestSite = {
  url: string;
  /** Reads and prepares rows with the Worker's own key. */
  database: SupabaseClient;
};

export function openTestSite({ url, databaseUrl, databaseKey }: SiteAddress): TestSite {
  return { url, database: createClient(databaseUrl, databaseKey, { auth: { persistSession: false } }) };
}
