import { flushSync } from 'react-dom';

/** True where nothing should move: the system or the visitor's settings say so. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.classList.contains('still');
}

/** Makes a change of state visible as one movement, where the browser can and the visitor wants it. */
export function changeView(change: () => void): void {
  const update = () => flushSync(change);
  if (isStill() || !document.startViewTransition || document.visibilityState === 'hidden') update();
  else letPressesThrough(document.startViewTransition(update));
}

/** A view that moves is a picture: a press in it meets nothing but the document. It ends the movement, and its click goes to what stands there. */
function letPressesThrough(transition: ViewTransition): void {
  const moving = new AbortController();
  const press = () => {
    transition.skipTransition();
    addEventListener('click', passOn, { capture: true, once: true });
  };
  addEventListener('pointerdown', press, { capture: true, signal: moving.signal });
  const rest = () => moving.abort();
  transition.finished.then(rest, rest);
  // One that another transition or a press cuts short is no error; its change has been made.
  transition.ready.catch(() => undefined);
}

function passOn(event: MouseEvent): void {
  if (event.target !== document.documentElement) return;
  const target = document.elementFromPoint(event.clientX, event.clientY);
  // As a press does, which only the browser can make.
  target?.closest<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')?.focus({ preventScroll: true });
  target?.dispatchEvent(new MouseEvent('click', event));
}
