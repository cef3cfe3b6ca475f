// The second reference in the browser: our home page as it is hydrated where nobody thought of it, in one piece, at once, and not as a
// transition. What the site wakes later has to be awake here from the start; `whole.ts` builds this and checks that it is.
import { createStore, Provider } from 'jotai';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '../../client/app.tsx';
import { browserFeatures } from '../../client/browser-features.ts';
import { loadPage, loadShell } from '../../client/load-page.ts';
import { startScrollPositions } from '../../client/navigation/scroll-positions.ts';
import { browserFeaturesAtom } from '../../client/state/browser-features.ts';
import { pageDataAtom } from '../../client/state/page-data.ts';
import { findPage } from '../../shared/routes.ts';

const root = document.getElementById('root');
const data = document.getElementById('page-data')?.textContent;
if (!root || !data) throw new Error('This is no page of the site');
const found = findPage(location.pathname);
// In the HTML as preloads, so all of it is there.
await Promise.all([loadPage(found), loadShell(found.language)]);
const store = createStore();
store.set(pageDataAtom, JSON.parse(data));
store.set(browserFeaturesAtom, browserFeatures);
startScrollPositions();
hydrateRoot(
  root,
  <Provider store={store}>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </Provider>,
);
