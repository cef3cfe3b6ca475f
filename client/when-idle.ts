/** Calls back when the browser has nothing else to do, after 2 s at the latest. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2000 });
  // Safari has none.
  else setTimeout(callback, 200);
}
