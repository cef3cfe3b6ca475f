/** The least that KV accepts as `expirationTtl`, in seconds. */
const minimumTtl = 60;

export function secondsUntil(time: Date): number {
  return Math.ceil((time.getTime() - Date.now()) / 1000);
}

/** The `expirationTtl`, in seconds, of a KV entry that is needed until then. */
export function ttlUntil(time: Date): number {
  return Math.max(minimumTtl, secondsUntil(time));
}

/** The `expirationTtl`, in seconds, of a KV entry that is kept for days from `since`, in ms. */
export function ttlForDays(days: number, since = Date.now()): number {
  return ttlUntil(new Date(since + days * 86_400_000));
}
