/** Where somebody who cannot see that the page has changed goes on. Whoever types in the chat meanwhile goes on typing. */
export function focusHeading(): void {
  if (document.activeElement?.matches('input, textarea')) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
