import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '#dev/free-port.ts';
import { createMailbox } from '#dev/services/mailbox.ts';
import type { Settings } from '#dev/services/settings.ts';
import { startServices } from '#dev/services/start-services.ts';
import { type RunningWorker, startWorker } from '#dev/services/worker.ts';
import { createFreshState } from './fresh-state.ts';
import type { SiteAddress } from './site.ts';

export type StartedSite = SiteAddress & { worker: RunningWorker; close(): Promise<void> };

/** The built site, started like `npm start`, on a free port and with a state of its own. Services without settings are embedded. */
export async function startTestSite(settings: Settings = {}): Promise<StartedSite> {
  const stateDir = await createFreshState();
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const services = await startServices({ settings, stateDir, siteUrl: url });
  const { SUPABASE_URL = '', SUPABASE_SECRET_KEY = '' } = services.settings;
  const mailbox = createMailbox(join(stateDir, 'mail'), () => {});
  const worker = await startWorker({ port, stateDir, settings: services.settings, mailbox, isQuiet: true });
  return {
    url,
    databaseUrl: SUPABASE_URL,
    databaseKey: SUPABASE_SECRET_KEY,
    stateDir,
    worker,
    close: async () => {
      await worker.close();
      await services.close();
      await rm(stateDir, { recursive: true, force: true });
    },
  };
}
