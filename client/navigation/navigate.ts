import { atom } from 'jotai';
import { isPageLoaded, loadPage, loadShell } from '#client/load-page.ts';
import { locationAtom, type SiteLocation } from '#client/state/location.ts';
import { changeView } from '#client/ui/motion.ts';
import { findPage, twinPath } from '#shared/routes.ts';
import { createKey, enterCurrentEntry, findPlace, keepPlace, reloadAtTop } from './places.ts';

/** How long the old page stays for a chunk that is on its way, in ms; then the spinner shows. */
const grace = 120;

let navigations = 0;

/** Shows another address of the site: a page's address with its query and anchor. */
export const navigateAtom = atom(null, async (_, set, address: string, { replace = false } = {}) => {
  keepPlace();
  const state = { key: replace ? history.state?.key : createKey() };
  if (replace) history.replaceState(state, '', address);
  else history.pushState(state, '', address);
  enterCurrentEntry();
  await set(showCurrentAddressAtom, 'link');
});

/** The same page in the other language; all of its texts must be there before any of them changes. */
export const switchLanguageAtom = atom(null, async (_, set, pathname: string) => {
  const from = location.pathname;
  const found = findPage(pathname);
  const areLoaded = await Promise.all([loadPage(found), loadShell(found.language)]).then(
    () => true,
    () => false,
  );
  if (location.pathname !== from) {
    // The visitor went to another page meanwhile: that one is what they now want in the language they chose.
    const twin = twinPath(location.pathname, found.language);
    if (twin !== location.pathname) await set(navigateAtom, twin + location.search + location.hash, { replace: true });
    return;
  }
  const address = pathname + location.search + location.hash;
  // Offline, or the chunk is gone after a deploy: the link leads there by itself.
  if (!areLoaded) return location.assign(address);
  history.replaceState(history.state, '', address);
  set(locationAtom, { pathname, search: location.search, arrival: 'switch' });
});

/** After the history moved: shows what the address now says. */
export const showCurrentAddressAtom = atom(null, async (_, set, arrival: SiteLocation['arrival']) => {
  navigations += 1;
  const navigation = navigations;
  const { pathname, search } = location;
  const found = findPage(pathname);
  const late = new Promise<void>((resolve) => setTimeout(resolve, grace));
  // Where a chunk is gone, the page's boundary loads the address in full.
  const page = loadPage(found).catch(() => undefined);
  try {
    await loadShell(found.language);
  } catch {
    // Nothing can be shown without the texts around the page.
    return reloadAtTop();
  }
  await Promise.race([page, late]);
  // Not when another link was followed meanwhile, or Back left for the page that is still shown.
  const isWanted = () => navigation === navigations && location.pathname === pathname && location.search === search;
  const show = () => set(locationAtom, { pathname, search, arrival });
  if (!isWanted()) return;
  if (!isPageLoaded(found)) {
    show();
    return scrollTo({ top: 0, behavior: 'instant' });
  }
  changeView(() => {
    // A view transition takes a moment before it asks.
    if (isWanted()) show();
  });
});

/** The view after a navigation: the place it had, the anchor of the address, or the top. */
export function scrollToPlace(arrival: SiteLocation['arrival']): void {
  const place = arrival === 'history' ? findPlace() : undefined;
  const anchor = findAnchor(location.hash.slice(1));
  if (place === undefined && anchor) anchor.scrollIntoView();
  else scrollTo({ top: place ?? 0, behavior: 'instant' });
}

function findAnchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash));
  } catch {
    // Of something like `#100%`, which no element of ours is called.
    return null;
  }
}
