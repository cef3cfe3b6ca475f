import { type RefObject, useLayoutEffect } from 'react';

/** The distance between the panel and the footer, or the view's lower edge, in px. */
const gap = 20;
/** The height of the page's header with the gap below it, in px. */
const headerHeight = 76;
/** The panel's minimum height in px: `clearOfFooter` when it can stay above the whole footer, else `overFooter`. */
const leastHeight = { clearOfFooter: 320, overFooter: 400 };

/**
 * Raises the dialog around an element above the page's footer, as far as the view is high enough. It does so by the CSS variable `--rise`.
 */
export function usePanelAboveFooter(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const footer = document.querySelector('footer');
    const panel = element.current?.closest('dialog');
    if (!footer || !panel) return;
    const raise = () => {
      const { top, height } = footer.getBoundingClientRect();
      const available = innerHeight - headerHeight;
      const clears = height + gap + leastHeight.clearOfFooter <= available;
      const least = clears ? leastHeight.clearOfFooter : leastHeight.overFooter;
      const rise = Math.max(gap, Math.min(innerHeight - top + gap, available - least));
      panel.style.setProperty('--rise', `${rise}px`);
    };
    raise();
    addEventListener('scroll', raise, { passive: true });
    // The footer also moves when the page grows or shrinks, for example after a navigation.
    const observer = new ResizeObserver(raise);
    observer.observe(document.body);
    addEventListener('resize', raise);
    return () => {
      removeEventListener('scroll', raise);
      removeEventListener('resize', raise);
      observer.disconnect();
    };
  }, [element]);
}
