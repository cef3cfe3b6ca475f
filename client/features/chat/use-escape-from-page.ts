import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isComposing } from '#client/ui/is-composing.ts';

/**
 * Escape also closes the panel while focus is in the page beside it, because the panel may cover the focused element. If a modal or popover
 * is open, Escape closes that first. Inside the panel its dialog handles the key.
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
