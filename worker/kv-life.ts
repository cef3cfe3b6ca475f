const shortest = 60;

export function secondsUntil(time: Date): number {
  return Math.ceil((time.getTime() - Date.now()) / 1000);
}

/** What is put into KV until then, as `expirationTtl`: in seconds, of which KV wants 60 at least. */
export function lifeUntil(time: Date): number {
  return Math.max(shortest, secondsUntil(time));
}

/** The same of what is kept for days. `since` in ms. */
export function lifeInDays(days: number, since = Date.now()): number {
  return lifeUntil(new Date(since + days * 86_400_000));
}
