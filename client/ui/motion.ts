import { flushSync } from 'react-dom';

/** True where nothing should move: the system or the visitor's settings say so. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.classList.contains('still');
}

/** Makes a change of state visible as one movement, where the browser can and the visitor wants it. */
export function changeView(change: () => void): void {
  const update = () => flushSync(change);
  if (isStill() || !document.startViewTransition || document.visibilityState === 'hidden') update();
  // A transition that another one overtakes is no error; its change has been made.
  else document.startViewTransition(update).ready.catch(() => undefined);
}
