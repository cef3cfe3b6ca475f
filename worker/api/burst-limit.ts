import type { Context } from 'hono';
import type { AppEnv } from '../context.ts';
import { platformTimeout, tryOrLog } from '../log.ts';

/** Counts a use. False when the key was used too often in a minute; null where the limiter fails, which is logged. */
export async function checkBurstLimit(c: Context<AppEnv>, limiter: RateLimit, key: string): Promise<boolean | null> {
  const outcome = await tryOrLog(() => limiter.limit({ key }), c.var.requestId, platformTimeout);
  return outcome?.success ?? null;
}
