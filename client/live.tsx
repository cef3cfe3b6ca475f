import '@vitejs/plugin-react/preamble';
import { createStore, Provider } from 'jotai';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { findPage } from '#shared/routes.ts';
import { App } from './app.tsx';
import { loadPage, loadShell } from './load-page.ts';
import { languageAtom } from './state/language.ts';
import { type PageData, pageDataAtom } from './state/page-data.ts';

/** Resolves when the page answers to React; `data-hydrated` then stands on the root. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const data = document.getElementById('page-data')?.textContent;
  if (!root || !data) return;
  const { page, language } = findPage(location.pathname);
  await Promise.all([loadPage(page, language), loadShell(language)]);
  const store = createStore();
  store.set(pageDataAtom, JSON.parse(data) as PageData);
  store.set(languageAtom, language);
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        root,
        <Provider store={store}>
          <BrowserRouter>
            <App onHydrated={resolve} />
          </BrowserRouter>
        </Provider>,
      );
    });
  });
}
