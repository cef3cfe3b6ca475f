// The only module that writes to KV, so that no value is kept longer than the privacy page says.
import { type KvEntry, type KvKey, kvEntries } from '#shared/retention.ts';

/** The shortest `expirationTtl` that KV accepts, in seconds. */
const minimumTtl = 60;

export function secondsUntil(time: Date): number {
  return Math.ceil((time.getTime() - Date.now()) / 1000);
}

/** Keeps a value until the given time, but never longer than its kind of entry allows. */
export function keepUntil(kv: KVNamespace, key: KvKey, value: string, until: Date, metadata?: unknown): Promise<void> {
  const { seconds } = kvEntries[key.split(':', 1)[0] as KvEntry];
  const expirationTtl = Math.max(minimumTtl, Math.min(secondsUntil(until), seconds));
  return kv.put(key, value, { expirationTtl, metadata });
}
