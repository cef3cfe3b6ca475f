// Where the visitor was on each page of this tab's history. The browser's own restoration is off while the application runs, because it
// scrolls before a page whose chunk comes late is there.
import type { Location } from 'react-router';
import { dropStored, readStored, writeStored } from '#client/state/browser-storage.ts';

const storageKey = 'scrollPositions';
const reloadedKey = 'reloadedFor';
const maximum = 50;

/** In px from the top, by entry of the history; the oldest first. */
const positions: Record<string, number> = {};
/** The entry whose page is in view. */
let shown: string | undefined;
/** What the browser is to do for the page that comes after this document. */
let restoration: ScrollRestoration = 'auto';

export function startScrollPositions(): void {
  for (const [entry, top] of Object.entries(readStored('sessionStorage', storageKey) ?? {})) {
    if (typeof top === 'number') positions[entry] = top;
  }
  history.scrollRestoration = 'manual';
  // Heard before the router hears it. The browser jumps to an anchor by itself, and makes an entry without a state for it.
  addEventListener('popstate', () => history.state && keepScrollPosition());
  addEventListener('pagehide', () => {
    keepScrollPosition();
    history.scrollRestoration = restoration;
    writeStored('sessionStorage', storageKey, positions);
  });
  // Out of the back/forward cache; WebKit has not restored the position by then.
  addEventListener('pageshow', ({ persisted }) => {
    history.scrollRestoration = 'manual';
    if (persisted && shown !== undefined) scrollTo({ top: positions[shown], behavior: 'instant' });
  });
}

/** To be called before another entry is shown. */
export function keepScrollPosition(): void {
  if (shown === undefined) return;
  delete positions[shown];
  positions[shown] = scrollY;
  for (const oldest of Object.keys(positions).slice(0, -maximum)) delete positions[oldest];
}

/** To be called when the page of an entry is in view. Returns where the visitor was on it; undefined where that is not known. */
export function enterEntry({ key, pathname, hash }: Location): number | undefined {
  // Each first entry of a document has the same key.
  shown = `${key} ${pathname}${hash}`;
  return positions[shown];
}

export function forgetScrollPositions(): void {
  for (const entry of Object.keys(positions)) delete positions[entry];
}

/** Loads the page in full. False when that was done already, or can't be remembered, so that it never goes on for ever. */
export function reloadOnce(): boolean {
  if (readStored('sessionStorage', reloadedKey) === location.href) return false;
  if (!writeStored('sessionStorage', reloadedKey, location.href)) return false;
  // The browser would restore a position on the page before this one.
  restoration = 'manual';
  location.reload();
  return true;
}

/** To be called when a page is there: the next deploy may take its chunk away again. */
export function forgetReload(): void {
  dropStored('sessionStorage', reloadedKey);
}
