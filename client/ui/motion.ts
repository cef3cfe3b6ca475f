/** True where nothing should move: the system or the visitor's settings say so. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.classList.contains('still');
}

/** For `<ViewTransition>`, while React renders in the browser: what a change of this kind looks like. */
export function transitionClass(): 'auto' | 'none' {
  return typeof document === 'undefined' || isStill() ? 'none' : 'auto';
}

/**
 * A view that moves is a picture: a press in it meets nothing but what lies behind. It ends the movement, and its click goes to what
 * stands there.
 */
export function letPressesThrough(): void {
  addEventListener(
    'pointerdown',
    () => {
      const animations = document.getAnimations().filter(isOfViewTransition);
      if (animations.length === 0) return;
      for (const animation of animations) animation.finish();
      addEventListener('click', passOn, { capture: true, once: true });
    },
    { capture: true },
  );
}

function isOfViewTransition({ effect }: Animation): boolean {
  return effect instanceof KeyframeEffect && Boolean(effect.pseudoElement?.startsWith('::view-transition'));
}

function passOn(event: MouseEvent): void {
  const target = document.elementFromPoint(event.clientX, event.clientY);
  if (!(event.target instanceof Element) || event.target === target || !event.target.contains(target)) return;
  // As a press does, which only the browser can make.
  target?.closest<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')?.focus({ preventScroll: true });
  target?.dispatchEvent(new MouseEvent('click', event));
}
