// One site for all browser tests of a run. Playwright passes the environment on to the processes of the tests.
import type { SiteAddress } from './site.ts';
import { startTestSite } from './start-site.ts';

export default async function setup() {
  const { url, databaseUrl, databaseKey, stateDir, close } = await startTestSite();
  process.env.TEST_SITE = JSON.stringify({ url, databaseUrl, databaseKey, stateDir } satisfies SiteAddress);
  return close;
}
