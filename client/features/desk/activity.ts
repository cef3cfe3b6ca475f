// When somebody last did something on the desk, in any of its tabs.
import { readStored, writeStored } from '#client/state/browser-storage.ts';
import { deskIdleMinutes } from '#shared/content/legal-figures.ts';

/** In ms. */
export const idleLimit = deskIdleMinutes * 60_000;
/** Storage is written at most so often, in ms. */
const writeInterval = 5000;

export function noteActivity(): void {
  // After the system's clock was set back, the time that is stored lies ahead.
  if (Math.abs(timeSinceActivity()) >= writeInterval) writeStored('localStorage', 'deskActivity', Date.now());
}

/** Also when it is not known: a session that was left behind is over. */
export function isIdleTooLong(): boolean {
  return timeSinceActivity() >= idleLimit;
}

/** In ms. */
function timeSinceActivity(): number {
  const stored = readStored('localStorage', 'deskActivity');
  return typeof stored === 'number' ? Date.now() - stored : Infinity;
}
