// How often a visitor may use the chat. Each message costs money, so where a limiter fails the visitor is refused.
import type { Context } from 'hono';
import { afterAnswer } from '../after-answer.ts';
import type { AppEnv } from '../context.ts';
import { ttlUntil } from '../kv-ttl.ts';
import { logError } from '../log.ts';

/** Messages of one visitor in a day. */
const dailyLimit = 200;
/**
 * The counts of this isolate by KV key, the oldest first. Messages that arrive together read the same count in KV, which does not know
 * of any of them yet.
 */
const localCounts = new Map<string, number>();
const maximumLocalCounts = 1000;

/** Counts a message. False when the visitor has sent too many in a minute or in a day. */
export async function countMessage(c: Context<AppEnv>): Promise<boolean> {
  const key = dailyKey(c);
  const [isWithinBurst, storedCount] = await Promise.all([countRequest(c), readCount(c, key)]);
  if (!isWithinBurst || storedCount === null) return false;
  const count = Math.max(storedCount, localCounts.get(key) ?? 0) + 1;
  if (count > dailyLimit) return false;
  rememberCount(key, count);
  // KV takes one write a second for a key. Where one fails, the next message writes the higher count.
  c.executionCtx.waitUntil(storeCount(c, key, count));
  return true;
}

/** Counts a request of any kind. False when the visitor has sent too many in a minute. */
export async function countRequest(c: Context<AppEnv>): Promise<boolean> {
  try {
    return (await c.env.CHAT_BURST.limit({ key: c.var.visitor })).success;
  } catch (error) {
    logError(error, c.var.requestId);
    return false;
  }
}

function dailyKey(c: Context<AppEnv>): string {
  return `chat:${new Date().toISOString().slice(0, 10)}:${c.var.visitor}`;
}

/** Null where KV can't be read. */
async function readCount(c: Context<AppEnv>, key: string): Promise<number | null> {
  try {
    return Number(await c.env.RATE_LIMITS.get(key));
  } catch (error) {
    logError(error, c.var.requestId);
    return null;
  }
}

function rememberCount(key: string, count: number): void {
  localCounts.delete(key);
  localCounts.set(key, count);
  const [oldest] = localCounts.keys();
  if (localCounts.size > maximumLocalCounts && oldest) localCounts.delete(oldest);
}

async function storeCount(c: Context<AppEnv>, key: string, count: number): Promise<void> {
  try {
    await afterAnswer();
    await c.env.RATE_LIMITS.put(key, String(count), { expirationTtl: ttlUntil(endOfDay()) });
  } catch (error) {
    logError(error, c.var.requestId);
  }
}

/** Days are those of UTC. */
function endOfDay(): Date {
  return new Date(new Date().setUTCHours(24, 0, 0, 0));
}
