// The browser's part of the rate limit. It saves a request that the Worker and the database, whose limits count, would refuse.

/** Stored requests since the page was loaded, and when the last one was: in ms of a clock that nobody can set. */
export type PageSession = { stored: number; lastAt: number };

const maximumStored = 3;
/** In ms, since the last stored request. */
const blockTime = 30 * 60_000;

export const newPageSession: PageSession = { stored: 0, lastAt: 0 };

export function isBlocked({ stored, lastAt }: PageSession, now: number): boolean {
  return stored >= maximumStored && now - lastAt < blockTime;
}

/** After a block the count starts again. */
export function countStored({ stored }: PageSession, now: number): PageSession {
  return { stored: stored >= maximumStored ? 1 : stored + 1, lastAt: now };
}
