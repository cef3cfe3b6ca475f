import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { startServices } from '#dev/services/start-services.ts';
import { startWorker } from '#dev/services/worker.ts';

export type TestSite = {
  url: string;
  /** Reads and prepares rows with the Worker's own key. */
  database: SupabaseClient;
  runScheduled(): Promise<void>;
  owner: { email: string; password: string };
  /** The code of the newest mail that holds one. */
  findMailedCode(): Promise<string | undefined>;
  close(): Promise<void>;
};

/** The built site with every service embedded, as `npm start` runs it, on a free port and with a state of its own. */
export async function startTestSite(port: number): Promise<TestSite> {
  const stateDir = await mkdtemp(join(tmpdir(), 'plinth-browser-tests-'));
  const services = await startServices({ settings: {}, stateDir, siteUrl: `http://localhost:${port}` });
  const { SUPABASE_URL = '', SUPABASE_SECRET_KEY = '' } = services.settings;
  const worker = await startWorker({ port, stateDir, settings: services.settings });
  return {
    url: `http://localhost:${port}`,
    database: createClient(SUPABASE_URL, SUPABASE_SECRET_KEY, { auth: { persistSession: false } }),
    runScheduled: worker.runScheduled,
    owner: {
      email: 'owner@plinth.example',
      password: (await readFile(join(stateDir, 'owner-password'), 'utf8')).trim(),
    },
    findMailedCode: () => findMailedCode(join(stateDir, 'mail')),
    close: async () => {
      await worker.close();
      await services.close();
      await rm(stateDir, { recursive: true, force: true });
    },
  };
}

async function findMailedCode(folder: string): Promise<string | undefined> {
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(files.toSorted().map((file) => readFile(join(folder, file), 'utf8')));
  return mails.map((mail) => /^Subject: .*?(\d{6})/m.exec(mail)?.[1]).findLast(Boolean);
}
