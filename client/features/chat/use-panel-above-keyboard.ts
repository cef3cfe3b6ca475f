import { type RefObject, useLayoutEffect } from 'react';

/** Tells the dialog around an element, by `--view-top` and `--view-height`, which part of the page an on-screen keyboard leaves. */
export function useRoomAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    const panel = element.current?.closest('dialog');
    if (!view || !panel) return;
    const adapt = () => {
      // Whoever zooms in wants to see the panel larger, not smaller.
      if (view.scale > 1.01) return;
      panel.style.setProperty('--view-top', `${view.offsetTop}px`);
      panel.style.setProperty('--view-height', `${view.height}px`);
    };
    adapt();
    view.addEventListener('resize', adapt);
    view.addEventListener('scroll', adapt);
    return () => {
      view.removeEventListener('resize', adapt);
      view.removeEventListener('scroll', adapt);
    };
  }, [element]);
}
