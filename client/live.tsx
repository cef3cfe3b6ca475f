import '@vitejs/plugin-react/preamble';
import './stack-traces.ts';
import { createStore, Provider } from 'jotai';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { findPage } from '#shared/routes.ts';
import { App } from './app.tsx';
import { loadPage, loadShell } from './load-page.ts';
import { startKeepingPlaces } from './navigation/places.ts';
import { keepStackTraces } from './stack-traces.ts';
import { locationAtom } from './state/location.ts';
import { type PageData, pageDataAtom } from './state/page-data.ts';

keepStackTraces();

/** Resolves when the page answers to React; `data-hydrated` then stands on the root. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const data = document.getElementById('page-data')?.textContent;
  if (!root || !data) return;
  const found = findPage(location.pathname);
  await Promise.all([loadPage(found), loadShell(found.language)]);
  const store = createStore();
  store.set(pageDataAtom, JSON.parse(data) as PageData);
  const { pathname, search } = location;
  store.set(locationAtom, { pathname, search, arrival: 'load' });
  startKeepingPlaces();
  if (!('commandForElement' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype)) {
    import('./navigation/command-fallback.ts').then(({ supportCommands }) => supportCommands());
  }
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        root,
        <Provider store={store}>
          <App onHydrated={resolve} />
        </Provider>,
      );
    });
  });
}
