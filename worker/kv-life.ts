const shortest = 60;

/** What is put into KV until then, as `expirationTtl`: in seconds, of which KV wants 60 at least. */
export function lifeUntil(time: Date): number {
  return Math.max(shortest, Math.ceil((time.getTime() - Date.now()) / 1000));
}
