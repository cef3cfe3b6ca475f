// Where the visitor was on each page of this tab's history, so that Back leads to the very place, also when the page's chunk
// comes late, which is why the browser's own restoration is off while the application runs.
import { dropStored, readStored, writeStored } from '#client/state/browser-storage.ts';

const storageKey = 'places';
const reloadedKey = 'reloadedFor';
const maximum = 50;

/** Vertical position by the key of an entry; the oldest first. */
const places = new Map<string, number>();
/** Of the entry that is shown. */
let current = '';
/** Left to the browser for the page that comes next. */
let restoration: ScrollRestoration = 'auto';

/** Takes over the restoration from the browser, which has done its part for the page that was loaded. */
export function startKeepingPlaces(): void {
  const stored = readStored('sessionStorage', storageKey);
  if (Array.isArray(stored)) for (const entry of stored) if (isPlace(entry)) places.set(...entry);
  enterCurrentEntry();
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    keepPlace();
    history.scrollRestoration = restoration;
    writeStored('sessionStorage', storageKey, [...places]);
  });
  // Out of the back/forward cache.
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/** For when the page of the current entry is not there yet: what the browser would restore is a place on the page before. */
export function reloadAtTop(): void {
  restoration = 'manual';
  location.reload();
}

/** Loads the page in full. False when that was done already, or can't be remembered, so that it never goes on for ever. */
export function reloadOnce(): boolean {
  if (readStored('sessionStorage', reloadedKey) === location.href) return false;
  if (!writeStored('sessionStorage', reloadedKey, location.href)) return false;
  reloadAtTop();
  return true;
}

/** To be called when a page is there: the next deploy may take its chunk away again. */
export function forgetReload(): void {
  dropStored('sessionStorage', reloadedKey);
}

function isPlace(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}

/** To be called before another entry is shown. */
export function keepPlace(): void {
  places.delete(current);
  places.set(current, scrollY);
  const [oldest] = places.keys();
  if (places.size > maximum && oldest !== undefined) places.delete(oldest);
}

/** To be called after the history moved to another entry; gives one that a plain link to an anchor made its key. */
export function enterCurrentEntry(): void {
  current = history.state?.key ?? createKey();
  if (!history.state?.key) history.replaceState({ ...history.state, key: current }, '');
}

/** Of the entry that is shown; undefined where the visitor has not been. */
export function findPlace(): number | undefined {
  return places.get(current);
}

export function forgetPlaces(): void {
  places.clear();
}

/** For the state of a new entry. */
export function createKey(): string {
  return crypto.randomUUID().slice(0, 8);
}
