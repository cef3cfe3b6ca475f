// When somebody last did something on the desk, in any of its tabs.
import { dropStored, readStored, writeStored } from '#client/state/browser-storage.ts';
import { deskIdleMinutes } from '#shared/content/legal-figures.ts';

/** In ms. */
export const idleLimit = deskIdleMinutes * 60_000;
/** Storage is written at most so often, in ms. */
const writeInterval = 5000;

/** Of this tab alone, where the browser forbids storage. */
let last: number | null = null;
let written = 0;

export function noteActivity(): void {
  const now = Date.now();
  last = now;
  if (Math.abs(now - written) < writeInterval) return;
  written = now;
  writeStored('localStorage', 'deskActivity', now);
}

/** Also when it is not known: a session that was left behind is over. */
export function isIdleTooLong(): boolean {
  const now = Date.now();
  const stored = readStored('localStorage', 'deskActivity');
  const times = [last, stored].filter((time) => typeof time === 'number');
  // A time to come is one before the system's clock was set back.
  return !times.some((time) => now - Math.min(time, now) < idleLimit);
}

export function forgetActivity(): void {
  last = null;
  written = 0;
  dropStored('localStorage', 'deskActivity');
}
