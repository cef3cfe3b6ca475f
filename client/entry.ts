// The first script of a page, fetched once it was painted: brings the application to life when the browser is idle or at the first
// sign that the visitor wants something.

// Before React, or an edited component would not show; nothing in a build.
import '@vitejs/plugin-react/preamble';
import { ignoreSecondPress } from './ui/second-press.ts';

type Chunk = { href: string; integrity?: string };

const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'];
/** How long a click is held while the application loads, in ms. */
const maximumHold = 1000;

let hydration: Promise<void> | undefined;

function hydrateOnce(): Promise<void> {
  hydration ??= start();
  return hydration;
}

async function start(): Promise<void> {
  const [, { hydrate }] = await Promise.all([preloadFiles(), loadApplication()]);
  await nextTask();
  await hydrate();
  removeEventListener('click', holdClick, true);
}

/** The libraries, the application and its first render take a task each, so that none keeps a press waiting for long. */
async function loadApplication() {
  await import('react-dom/client');
  await nextTask();
  return import('./live.tsx');
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Loads the page's files at once, rather than each when the one before it asks. Resolves when the stylesheet is there, which features need. */
function preloadFiles(): Promise<unknown> | undefined {
  const list = document.getElementById('page-chunks')?.textContent;
  let styled: Promise<unknown> | undefined;
  for (const { href, integrity } of list ? (JSON.parse(list) as Chunk[]) : []) {
    const link = document.createElement('link');
    link.href = href;
    if (integrity) {
      link.rel = 'modulepreload';
      link.integrity = integrity;
    } else {
      link.rel = 'stylesheet';
      styled = new Promise((resolve, reject) => {
        link.onload = resolve;
        link.onerror = reject;
      });
    }
    document.head.append(link);
  }
  return styled;
}

/**
 * Holds a click on a control that does more once the application is there, and repeats it then. After a second without it a link is
 * followed and a form sent, as if there were no scripts; a button that is neither waits on.
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
    // In a task of its own: React has then attached what the click is for.
    if (isReady) setTimeout(() => control.click());
    else fallBack?.();
  });
}

/** What a control does where scripts are off: a link leads to its page, a button sends its form. */
function withoutScript(control: HTMLElement): (() => void) | undefined {
  if (control instanceof HTMLAnchorElement) return () => location.assign(control.href);
  const form = control instanceof HTMLButtonElement ? control.form : null;
  return form ? () => form.submit() : undefined;
}

/** What reports an error is loaded with the first. The window hears from React, too, what broke and what it could repair. */
function report(event: ErrorEvent | PromiseRejectionEvent): void {
  import('./report-error.ts').then(
    (reporter) => reporter.sendReport(event),
    // One more error would come here again.
    () => undefined,
  );
}

addEventListener('error', report);
addEventListener('unhandledrejection', report);
ignoreSecondPress();
addEventListener('click', holdClick, true);
for (const type of intents) addEventListener(type, hydrateOnce, { capture: true, once: true, passive: true });
if ('requestIdleCallback' in window) requestIdleCallback(hydrateOnce, { timeout: 2000 });
else setTimeout(hydrateOnce, 200);
