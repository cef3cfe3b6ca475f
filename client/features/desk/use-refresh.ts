import { useEffect, useEffectEvent, useRef } from 'react';

/** In ms. */
const interval = 60_000;

/**
 * Asks again every minute while the tab is in view, and as soon as it comes into view or is online again. So it does for what
 * `isInView` says of a part of the tab.
 */
export function useRefresh(refresh: () => void, isInView = true): void {
  const run = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) refresh();
  });
  const wasHidden = useRef(false);
  useEffect(() => {
    if (!isInView) {
      wasHidden.current = true;
      return;
    }
    if (wasHidden.current) run();
    const timer = setInterval(run, interval);
    document.addEventListener('visibilitychange', run);
    addEventListener('online', run);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
      removeEventListener('online', run);
    };
  }, [isInView]);
}
