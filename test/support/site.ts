import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';

/** A running site, its database and its state, as plain data: it is handed from the process that started it to those of the tests. */
export type SiteAddress = { url: string; databaseUrl: string; databaseKey: string; stateDir: string };

export type TestSite = {
  url: string;
  /** Reads and prepares rows with the Worker's own key. */
  database: SupabaseClient;
  /** Only of a site whose database is embedded in its own state. */
  owner: { email: string; password: string };
  /** The code of the newest mail that holds one. */
  findMailedCode(): Promise<string | undefined>;
};

export function openTestSite({ url, databaseUrl, databaseKey, stateDir }: SiteAddress): TestSite {
  return {
    url,
    database: createClient(databaseUrl, databaseKey, { auth: { persistSession: false } }),
    get owner() {
      return {
        email: 'owner@plinth.example',
        password: readFileSync(join(stateDir, 'owner-password'), 'utf8').trim(),
      };
    },
    findMailedCode: () => findMailedCode(join(stateDir, 'mail')),
  };
}

async function findMailedCode(folder: string): Promise<string | undefined> {
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(files.toSorted().map((file) => readFile(join(folder, file), 'utf8')));
  return mails.map((mail) => /^Subject: .*?(\d{6})/m.exec(mail)?.[1]).findLast(Boolean);
}
