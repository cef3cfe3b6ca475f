// How often a visitor may use the chat. Each message costs money, so where a limiter fails the visitor is refused.
import type { Context } from 'hono';
import type { ChatLogRecord } from '#shared/chat.ts';
import type { AppEnv } from '../context.ts';
import { checkBurstLimit } from './burst-limit.ts';
import { dailyKey, keepCount, readCount } from './daily-limit.ts';

/** Messages of one visitor in a day. */
const dailyLimit = 200;

/** What this isolate counted and what did not come again yet, the oldest first. */
const countedOnce = new Set<string>();
const maximumCounted = 1000;

const nameOf = (c: Context<AppEnv>, id: string) => `${c.var.visitor} ${id}`;

/**
 * Counts a message. One that comes again under its id, because its answer was lost, is not counted a second time; it may do so once.
 * False when the visitor has sent too many in a minute or in a day.
 */
export async function checkMessageLimits(c: Context<AppEnv>, id: string): Promise<boolean> {
  if (countedOnce.delete(nameOf(c, id))) return true;
  const key = dailyKey('chat', c.var.visitor);
  const [isWithinBurst, count] = await Promise.all([
    checkBurstLimit(c, c.env.CHAT_BURST, c.var.visitor),
    readCount(c, key),
  ]);
  if (!isWithinBurst || count === null || count >= dailyLimit) return false;
  keepCount(c, key, count + 1);
  letComeAgain(c, id);
  return true;
}

/** For a message that was counted and is not answered: the next time it is not counted. */
export function letComeAgain(c: Context<AppEnv>, id: string): void {
  countedOnce.add(nameOf(c, id));
  const [oldest] = countedOnce;
  if (countedOnce.size > maximumCounted && oldest) countedOnce.delete(oldest);
}

/** In bytes: `LOG_BURST` lets 60 such parts through in a minute, so at most 60 records and 256 KB. */
const logPart = (256 * 1024) / 60;

/** The first of these records for which the visitor has room in this minute; null where there is none, also for a request without any. */
export async function checkLogLimits<Reported extends ChatLogRecord>(
  c: Context<AppEnv>,
  records: Reported[],
): Promise<Reported[] | null> {
  if (records.length === 0) return (await checkBurstLimit(c, c.env.LOG_BURST, c.var.visitor)) ? [] : null;
  for (const [index, record] of records.entries()) {
    const parts = Math.ceil(new TextEncoder().encode(JSON.stringify(record)).length / logPart);
    for (let part = 0; part < parts; part += 1) {
      if (await checkBurstLimit(c, c.env.LOG_BURST, c.var.visitor)) continue;
      return index === 0 ? null : records.slice(0, index);
    }
  }
  return records;
}
