// The built site, shared by the tests that only send requests. Tests of failing services start their own.
import type { TestProject } from 'vitest/node';
import { takeRunDatabase } from './run-database.ts';
import type { SiteAddress } from './site.ts';
import { startTestSite } from './start-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    site: SiteAddress;
    /** Settings of the database alone, for a site that a test starts itself. */
    databaseSettings: { SUPABASE_URL: string; SUPABASE_SECRET_KEY: string };
  }
}

export default async function setup(project: TestProject) {
  const { settings, letGo } = await takeRunDatabase();
  const { url, databaseUrl, databaseKey, stateDir, close } = await startTestSite(settings);
  project.provide('databaseSettings', settings);
  project.provide('site', { url, databaseUrl, databaseKey, stateDir });
  return async () => {
    await close();
    await letGo();
  };
}
