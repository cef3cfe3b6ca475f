// Counts of a day, in UTC, kept in KV.
import type { Context } from 'hono';
import type { KvKey } from '#shared/retention.ts';
import { afterAnswer } from '../after-answer.ts';
import type { AppEnv } from '../context.ts';
import { keepUntil } from '../kv.ts';
import { platformTimeout, tryOrLog } from '../log.ts';

/**
 * The counts of this isolate by KV key, the oldest first. Requests that arrive together read the same count in KV, which does not know
 * of any of them yet.
 */
const localCounts = new Map<string, number>();
const maximumLocalCounts = 1000;

export function dailyKey(what: 'chat' | 'desk', who: string): KvKey {
  return `${what}:${new Date().toISOString().slice(0, 10)}:${who}`;
}

/** Null where KV can't be read or holds no count. */
export function readCount(c: Context<AppEnv>, key: string): Promise<number | null> {
  const read = async () => {
    const kept = Number((await c.env.RATE_LIMITS.get(key)) ?? 0);
    if (Number.isNaN(kept)) throw new Error('KV holds no count');
    return Math.max(kept, localCounts.get(key) ?? 0);
  };
  return tryOrLog(read, c.var.requestId, platformTimeout);
}

/** KV takes one write a second for a key. Where one fails, the next request writes the higher count. */
export function keepCount(c: Context<AppEnv>, key: KvKey, count: number): void {
  localCounts.delete(key);
  localCounts.set(key, count);
  const [oldest] = localCounts.keys();
  if (localCounts.size > maximumLocalCounts && oldest) localCounts.delete(oldest);
  c.executionCtx.waitUntil(storeCount(c, key, count));
}

async function storeCount(c: Context<AppEnv>, key: KvKey, count: number): Promise<void> {
  await afterAnswer();
  await tryOrLog(() => keepUntil(c.env.RATE_LIMITS, key, String(count), endOfDay()), c.var.requestId);
}

function endOfDay(): Date {
  return new Date(new Date().setUTCHours(24, 0, 0, 0));
}
