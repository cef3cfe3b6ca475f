// The first script of a page, fetched after the first paint. It hydrates the application when the browser is idle, or at the first sign
// that the visitor is about to do something.

// Has to be imported before React, else edits do not show during development. In a build it does nothing.
import '@vitejs/plugin-react/preamble';
import { ignoreSecondPress } from './ui/second-press.ts';
import { whenIdle } from './when-idle.ts';

type Chunk = { href: string; integrity: string };

const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'];
/** How long a click is held while the application loads, in ms. */
const maximumHold = 1000;

let hydration: Promise<void> | undefined;

function hydrateOnce(): Promise<void> {
  hydration ??= start();
  return hydration;
}

async function start(): Promise<void> {
  preloadFiles();
  const { hydrate } = await loadApplication();
  await nextTask();
  await hydrate();
  removeEventListener('click', holdClick, true);
}

/** Loads the libraries, then the application, then renders it: each in a task of its own, so that a click is never blocked for long. */
async function loadApplication() {
  await import('react-dom/client');
  await nextTask();
  return import('./live.tsx');
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Loads all files of the page in parallel instead of one after another as imports are found. */
function preloadFiles(): void {
  const list = document.getElementById('page-chunks')?.textContent;
  for (const file of list ? (JSON.parse(list) as Chunk[]) : [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', ...file }));
}

/**
 * Holds a click on a control that needs the application, and repeats it after hydration. If that takes more than a second, the link is
 * followed or the form is sent, as without scripts. Any other button keeps waiting.
 */
function holdClick(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element) || !(event instanceof MouseEvent)) return;
  const control = target.closest<HTMLElement>('[data-enhanced]');
  if (!control || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const fallBack = withoutScript(control);
  const waited = new Promise<void>((resolve) => {
    if (fallBack) setTimeout(resolve, maximumHold);
  });
  const ready = hydrateOnce().then(
    () => true,
    () => false,
  );
  Promise.race([ready, waited]).then((isReady) => {
    removeEventListener('click', holdClick, true);
    // In a new task, because by then React has attached its event handlers.
    if (isReady) setTimeout(() => control.click());
    else fallBack?.();
  });
}

/** What a control does without scripts: a link leads to its page, a button sends its form. */
function withoutScript(control: HTMLElement): (() => void) | undefined {
  if (control instanceof HTMLAnchorElement) return () => location.assign(control.href);
  const form = control instanceof HTMLButtonElement ? control.form : null;
  return form ? () => form.submit() : undefined;
}

/**
 * Reports an error; the code for that is loaded with the first error. React also raises its errors on the window, even those it recovered
 * from.
 */
function report(event: ErrorEvent | PromiseRejectionEvent): void {
  import('./report-error.ts').then(
    (reporter) => reporter.sendReport(event),
    // An error here would be reported again without end.
    () => undefined,
  );
}

addEventListener('error', report);
addEventListener('unhandledrejection', report);
ignoreSecondPress();
addEventListener('click', holdClick, true);
for (const type of intents) addEventListener(type, hydrateOnce, { capture: true, once: true, passive: true });
whenIdle(hydrateOnce);
