import { type RefObject, useLayoutEffect } from 'react';

/** Sets the CSS variables `--view-top` and `--view-height` of the dialog around an element to what an on-screen keyboard leaves visible. */
export function usePanelAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    const panel = element.current?.closest('dialog');
    if (!view || !panel) return;
    const adapt = () => {
      // Zooming in also shrinks the viewport, but is meant to enlarge the panel.
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
