// The browser's share of the rate limit. The edge and the database have theirs, which hold; this one answers without asking.

/** Successful submissions since the page was loaded. */
export type PageSession = { stored: number; lastAt: number };

const maximum = 3;
/** Ms. */
const rest = 30 * 60_000;

export const newPageSession: PageSession = { stored: 0, lastAt: 0 };

export function isResting({ stored, lastAt }: PageSession, now: number): boolean {
  return stored >= maximum && now - lastAt < rest;
}

/** After a rest the count starts again. */
export function countStored({ stored }: PageSession, now: number): PageSession {
  return { stored: stored >= maximum ? 1 : stored + 1, lastAt: now };
}
