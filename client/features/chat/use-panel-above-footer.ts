import { type RefObject, useLayoutEffect } from 'react';

/** Between the panel and what is below it, in px. */
const gap = 20;
/** The page's header and what keeps the panel clear of it, in px. */
const header = 76;
/** How low the panel gets to clear the whole footer, and how low where the view has no room for both, in px. */
const leastHeight = { clear: 320, over: 400 };

/** Raises the dialog around an element above the page's footer, by the variable `--rise`, as far as the view has room for it. */
export function useRoomAboveFooter(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const footer = document.querySelector('footer');
    const panel = element.current?.closest('dialog');
    if (!footer || !panel) return;
    const raise = () => {
      const { top, height } = footer.getBoundingClientRect();
      const room = innerHeight - header;
      const least = height + gap + leastHeight.clear > room ? leastHeight.over : leastHeight.clear;
      const rise = Math.max(gap, Math.min(innerHeight - top + gap, room - least));
      panel.style.setProperty('--rise', `${rise}px`);
    };
    raise();
    addEventListener('scroll', raise, { passive: true });
    // Also when the page grows or shrinks, as after a navigation.
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
