import { clientAssets } from 'virtual:client-assets';
import type { Context } from 'hono';
import { type AppEnv, factory } from '../context.ts';
import { isDatabaseHealthy } from '../data/database-health.ts';
import { createDatabase } from '../data/supabase.ts';
import { getConfig } from '../env.ts';
import { tryOrLog } from '../log.ts';
import { methodNotAllowed } from './failure.ts';

/** Also answers without valid settings, because that is when an operator needs it. */
export const healthApi = factory
  .createApp()
  .get('/', async (c) => {
    const settings = getConfig(c.env);
    const [database, kv] = await Promise.all([
      settings.ok ? isDatabaseHealthy(await createDatabase(settings.config.database)) : false,
      isKvHealthy(c),
    ]);
    const ok = settings.ok && database && kv;
    return c.json({ ok, build: clientAssets.build, settings: settings.ok, database, kv }, ok ? 200 : 503);
  })
  .all('/', methodNotAllowed('GET'));

async function isKvHealthy({ env, var: { requestId } }: Context<AppEnv>): Promise<boolean> {
  const reading = () => Promise.all([env.RATE_LIMITS.get('health'), env.FAILED_LOGS.get('health')]);
  return (await tryOrLog(reading, requestId)) !== null;
}
