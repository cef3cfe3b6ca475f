import { createStore, Provider } from 'jotai';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { findPage } from '#shared/routes.ts';
import { wordJoiner } from '#shared/typesetting.ts';
import { App } from './app.tsx';
import { browserFeatures } from './browser-features.ts';
import { loadPage, loadShell } from './load-page.ts';
import { keepScrollPosition, startScrollPositions } from './navigation/scroll-positions.ts';
import { browserFeaturesAtom } from './state/browser-features.ts';
import { type PageData, pageDataAtom } from './state/page-data.ts';
import { createHydrationTurns, HydrationTurnsContext } from './ui/hydrate-later.tsx';
import { letPressesThrough } from './ui/motion.ts';
import { whenIdle } from './when-idle.ts';

/** Whatever may draw a part of the page anew, which has to be hydrated by then. */
const changes = ['pointerdown', 'touchstart', 'keydown', 'click', 'popstate', 'storage'];

/**
 * Hydrates the header and the first view; the other parts of the page follow one at a time while the browser is idle, or all at once when
 * the visitor does something. Resolves when React answers to presses; `data-hydrated` then stands on the root, and is `whole` once every
 * part is hydrated: before that no other script may change what the Worker drew.
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const data = document.getElementById('page-data')?.textContent;
  if (!root || !data) return;
  const found = findPage(location.pathname);
  await Promise.all([loadPage(found), loadShell(found.language)]);
  const store = createStore();
  store.set(pageDataAtom, JSON.parse(data) as PageData);
  store.set(browserFeaturesAtom, browserFeatures);
  startScrollPositions();
  letPressesThrough();
  if (!('commandForElement' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype)) {
    import('./ui/command-fallback.ts').then((fallback) => fallback.supportCommands());
  }
  addEventListener('copy', copyWithoutJoiners);
  const turns = createHydrationTurns();
  for (const type of changes)
    addEventListener(type, () => turns.giveAll(), { capture: true, once: true, passive: true });
  await new Promise<void>((resolve) => {
    const application = () => (
      <Provider store={store}>
        <HydrationTurnsContext value={turns}>
          <BrowserRouter>
            <App onHydrated={resolve} />
          </BrowserRouter>
        </HydrationTurnsContext>
      </Provider>
    );
    startTransition(() => {
      const live = hydrateRoot(root, application(), {
        // As without this, but says in which component the page was not as the Worker had drawn it.
        onRecoverableError: (error, info) => reportError(Object.assign(error as Error, info)),
      });
      // In development alone: an edited text shows, and all state stays.
      import.meta.hot?.on('vite:afterUpdate', () => {
        keepScrollPosition();
        startTransition(() => live.render(application()));
      });
    });
  });
  const hydrateNext = () => turns.giveNext() && whenIdle(hydrateNext);
  whenIdle(hydrateNext);
  turns.end.then(() => {
    document.documentElement.dataset.hydrated = 'whole';
  });
}

/** What keeps words together in a line is not taken along into other texts. */
function copyWithoutJoiners(event: ClipboardEvent): void {
  const text = String(getSelection());
  if (!text.includes(wordJoiner)) return;
  event.clipboardData?.setData('text/plain', text.replaceAll(wordJoiner, ''));
  event.preventDefault();
}
