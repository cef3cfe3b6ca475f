import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isComposing } from '#client/ui/is-composing.ts';

/**
 * Escape closes the panel also while focus is in the page beside it, where the panel may cover what has focus. A modal or a popover
 * takes the key first, and within the panel its dialog does.
 */
export function useEscapeFromPage(element: RefObject<HTMLElement | null>, onClose: () => void): void {
  const closeFromPage = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event) || event.defaultPrevented) return;
    if (document.querySelector(':modal, :popover-open')) return;
    if (!element.current?.closest('dialog')?.contains(document.activeElement)) onClose();
  });
  useEffect(() => {
    addEventListener('keydown', closeFromPage);
    return () => removeEventListener('keydown', closeFromPage);
  }, []);
}
