/** True where nothing should move: the system or the visitor's settings say so, or the Worker writes the page. */
export function isStill(): boolean {
  if (typeof document === 'undefined') return true;
  return matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.classList.contains('still');
}

/** A view that moves is a picture: a press in it meets what lies behind. It ends the movement, and its click goes to what then stands there. */
export function letPressesThrough(): void {
  const press = () => {
    const transition = document.activeViewTransition;
    if (!transition) return;
    // Not skipped, which React would report as a failure.
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
  // As a press does, which only the browser can make.
  target?.closest<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')?.focus({ preventScroll: true });
  target?.dispatchEvent(new MouseEvent('click', event));
}
