import type { Context } from 'hono';
import { clientAssets } from 'virtual:client-assets';
import { type AppEnv, factory } from '../context.ts';
import { canStore } from '../data/database-health.ts';
import { createDatabase } from '../data/supabase.ts';
import { getConfig } from '../env.ts';
import { platformTimeout, tryOrLog } from '../log.ts';
import { methodNotAllowed } from './failure.ts';

type Health = { ok: boolean; build: string; settings: boolean; database: boolean; kv: boolean };

/** For so long an isolate answers from memory, in ms: whoever asks more often asks neither the database nor KV. */
const maximumAge = 10_000;
const remembered = new WeakMap<object, { health: Health; askedAt: number }>();

/** Also answers without valid settings, because that is when an operator needs it. */
export const healthApi = factory
  .createApp()
  .get('/', async (c) => {
    const health = await findHealth(c);
    return c.json(health, health.ok ? 200 : 503);
  })
  .all('/', methodNotAllowed('GET'));

async function findHealth(c: Context<AppEnv>): Promise<Health> {
  const askedAt = Date.now();
  const known = remembered.get(c.env);
  if (known && askedAt - known.askedAt < maximumAge) return known.health;
  // Whoever comes while this request asks gets what is known.
  if (known) known.askedAt = askedAt;
  const health = await askAll(c);
  remembered.set(c.env, { health, askedAt });
  return health;
}

async function askAll(c: Context<AppEnv>): Promise<Health> {
  const settings = getConfig(c.env);
  const [database, kv] = await Promise.all([
    settings.ok ? canStore(await createDatabase(settings.config.database)) : false,
    isKvHealthy(c),
  ]);
  return { ok: settings.ok && database && kv, build: clientAssets.build, settings: settings.ok, database, kv };
}

async function isKvHealthy({ env, var: { requestId } }: Context<AppEnv>): Promise<boolean> {
  const reading = () => Promise.all([env.RATE_LIMITS.get('health'), env.FAILED_LOGS.get('health')]);
  return (await tryOrLog(reading, requestId, platformTimeout)) !== null;
}
