/** True when nothing should move, because of the system's or the site's settings, or because the Worker renders the page. */
export function isStill(): boolean {
  if (typeof document === 'undefined') return true;
  return matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.classList.contains('still');
}

/**
 * During a view transition the page is covered by a picture of itself, so a press would hit what lies behind. A press therefore ends the
 * transition, and its click goes to the element that is at that place afterwards.
 */
export function letPressesThrough(): void {
  const press = () => {
    const transition = document.activeViewTransition;
    if (!transition) return;
    // Finished and not skipped, because React reports a skipped transition as a failure.
    for (const animation of document.getAnimations()) if (isOfViewTransition(animation)) animation.finish();
    const hold = (event: MouseEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      transition.finished.then(() => clickWhatStandsThere(event));
    };
    addEventListener('click', hold, { capture: true, once: true });
  };
  addEventListener('pointerdown', press, { capture: true });
}

function isOfViewTransition({ effect }: Animation): boolean {
  return effect instanceof KeyframeEffect && Boolean(effect.pseudoElement?.startsWith('::view-transition'));
}

function clickWhatStandsThere(event: MouseEvent): void {
  const target = document.elementFromPoint(event.clientX, event.clientY);
  // Focus has to be moved too: a click that a script makes does not do it.
  target?.closest<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')?.focus({ preventScroll: true });
  target?.dispatchEvent(new MouseEvent('click', event));
}
