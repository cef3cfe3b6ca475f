import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';

/** A running site, its database and its state, as plain data, so that one process can start it and others can test it. */
export type SiteAddress = { url: string; databaseUrl: string; databaseKey: string; stateDir: string };

export type TestSite = {
  url: string;
  /** Reads and writes rows with the Worker's own key. */
  database: SupabaseClient;
  /** Only if the site's database is embedded in its own state. */
  owner: { email: string; password: string };
  /** All mails that the site sent, oldest first. Only if its database is embedded in its own state. */
  listMails(): Promise<string[]>;
  /** The code in the newest mail that contains one. */
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
    listMails: () => listMails(join(stateDir, 'mail')),
    findMailedCode: async () => {
      const mails = await listMails(join(stateDir, 'mail'));
      return mails.map((mail) => /^Subject: .*?(\d{6})/m.exec(mail)?.[1]).findLast(Boolean);
    },
  };
}

async function listMails(folder: string): Promise<string[]> {
  // The folder is made with the first mail.
  if (!existsSync(folder)) return [];
  const files = await readdir(folder);
  return Promise.all(files.toSorted().map((file) => readFile(join(folder, file), 'utf8')));
}
