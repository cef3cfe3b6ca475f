const shortest = 60;

export function secondsUntil(time: Date): number {
  return Math.ceil((time.getTime() - Date.now()) / 1000);
}

/** What is put into KV until then, as `expirationTtl`: in seconds, of which KV wants 60 at least. */
export function lifeUntil(time: Date): number {
  return Math.max(shortest, secondsUntil(time));
}
