// The browser's part of the rate limit. It saves requests that the Worker or the database would refuse; their limits decide.

/** How many requests were stored since the page was loaded, and when the last one was, in ms of the monotonic clock. */
export type PageSession = { stored: number; lastAt: number };

const maximumStored = 3;
/** How long the form is blocked after the last stored request, in ms. */
const blockTime = 30 * 60_000;

export const newPageSession: PageSession = { stored: 0, lastAt: 0 };

export function isBlocked({ stored, lastAt }: PageSession, now: number): boolean {
  return stored >= maximumStored && now - lastAt < blockTime;
}

/** After a block the count starts again. */
export function countStored({ stored }: PageSession, now: number): PageSession {
  return { stored: stored >= maximumStored ? 1 : stored + 1, lastAt: now };
}
