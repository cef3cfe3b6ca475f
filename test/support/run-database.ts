import { rm } from 'node:fs/promises';
import { type EmbeddedDatabase, startDatabase } from '#dev/services/database.ts';
import { createFreshState } from './fresh-state.ts';

type Shared = { database: EmbeddedDatabase; stateDir: string; users: number };

// Vitest loads this module once for each project, so the shared state is global.
const run = globalThis as typeof globalThis & { embeddedDatabase?: Shared };

/**
 * The embedded database of all projects of a run, because starting one takes seconds of CPU. It stops when its last user has released it.
 */
export async function takeRunDatabase() {
  run.embeddedDatabase ??= await start();
  const shared = run.embeddedDatabase;
  shared.users += 1;
  const { url, secretKey, publishableKey } = shared.database;
  return {
    embedded: shared.database,
    stateDir: shared.stateDir,
    settings: { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey, SUPABASE_PUBLISHABLE_KEY: publishableKey },
    async letGo() {
      shared.users -= 1;
      if (shared.users > 0) return;
      run.embeddedDatabase = undefined;
      await shared.database.close();
      await rm(shared.stateDir, { recursive: true, force: true });
    },
  };
}

async function start(): Promise<Shared> {
  const stateDir = await createFreshState();
  return { database: await startDatabase({ stateDir }), stateDir, users: 0 };
}
