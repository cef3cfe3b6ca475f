import { type RefObject, useLayoutEffect } from 'react';

/** Between the panel and what is below it, in px. */
const gap = 20;
/** So much of the panel, and of the page's header above it, stays in view however high the footer rises, in px. */
const leastRoom = 400;

/** Raises the dialog around an element above the page's footer, by the variable `--rise`, as far as the view has room for it. */
export function useRoomAboveFooter(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const footer = document.querySelector('footer');
    const panel = element.current?.closest('dialog');
    if (!footer || !panel) return;
    const raise = () => {
      const covered = Math.max(0, innerHeight - footer.getBoundingClientRect().top);
      const rise = Math.max(gap, Math.min(covered + gap, innerHeight - leastRoom));
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
