import type { Context } from 'hono';
import type { AppEnv } from '../../context.ts';
import { hmacHex } from '../../hmac.ts';
import { checkBurstLimit } from '../burst-limit.ts';
import { dailyKey, keepCount, readCount } from '../daily-limit.ts';

/** Tries of one visitor at one e-mail address in a day. */
const dailyLimit = 30;

/**
 * Counts a try to sign in. Address and visitor together: so nobody locks the owner out by trying the owner's address. `unknown`: the
 * counts cannot be read, and nobody may sign in.
 */
export async function checkSignInLimits(c: Context<AppEnv>, email: string): Promise<'allowed' | 'refused' | 'unknown'> {
  const who = await hmacHex(c.var.config.visitorSalt, `${c.var.visitor} ${email.trim().toLowerCase()}`);
  const key = dailyKey('desk', who);
  const [isWithinBurst, count] = await Promise.all([checkBurstLimit(c, c.env.DESK_BURST, who), readCount(c, key)]);
  if (isWithinBurst === null || count === null) return 'unknown';
  if (!isWithinBurst || count >= dailyLimit) return 'refused';
  keepCount(c, key, count + 1);
  return 'allowed';
}
