// How often a visitor may use the chat. Each message costs money, so where a limiter fails the visitor is refused.
import type { Context } from 'hono';
import type { AppEnv } from '../context.ts';
import { countUse } from './burst.ts';
import { dailyKey, keepCount, readCount } from './daily-count.ts';

/** Messages of one visitor in a day. */
const dailyLimit = 200;

/** Counts a message. False when the visitor has sent too many in a minute or in a day. */
export async function countMessage(c: Context<AppEnv>): Promise<boolean> {
  const key = dailyKey('chat', c.var.visitor);
  const [isWithinBurst, count] = await Promise.all([countRequest(c), readCount(c, key)]);
  if (!isWithinBurst || count === null || count >= dailyLimit) return false;
  keepCount(c, key, count + 1);
  return true;
}

/** Counts a request of any kind. False when the visitor has sent too many in a minute. */
export async function countRequest(c: Context<AppEnv>): Promise<boolean> {
  return (await countUse(c, c.env.CHAT_BURST, c.var.visitor)) ?? false;
}
