/** The least that KV accepts as `expirationTtl`, in seconds. */
const minimumTtl = 60;

export function secondsUntil(time: Date): number {
  return Math.ceil((time.getTime() - Date.now()) / 1000);
}

/** The `expirationTtl`, in seconds, of a KV entry that is needed until then. */
export function ttlUntil(time: Date): number {
  return Math.max(minimumTtl, secondsUntil(time));
}
