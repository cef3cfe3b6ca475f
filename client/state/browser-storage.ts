// localStorage and sessionStorage as JSON. Browsers may forbid storage, and it may be full. The site works without it, so neither is an
// error.
import type { StorageArea, StoredKey } from '#shared/stored-keys.ts';

/** Values that the browser refused to store, by key. They last as long as the page. */
const unstored = new Map<string, string>();

function attempt<Value>(use: () => Value, otherwise: Value): Value {
  try {
    return use();
  } catch {
    return otherwise;
  }
}

function read(area: StorageArea, key: string): string | null {
  return unstored.get(key) ?? attempt(() => globalThis[area].getItem(key), null);
}

function write(area: StorageArea, key: string, text: string): boolean {
  const isStored = attempt(() => {
    globalThis[area].setItem(key, text);
    return true;
  }, false);
  if (isStored) unstored.delete(key);
  else unstored.set(key, text);
  return isStored;
}

/** Null when there is nothing, or nothing readable. */
export function readStored<Area extends StorageArea>(area: Area, key: StoredKey<Area>): unknown {
  return attempt<unknown>(() => JSON.parse(read(area, key) ?? 'null'), null);
}

/** False when the browser refused, so that the value lasts only as long as the page. */
export function writeStored<Area extends StorageArea>(area: Area, key: StoredKey<Area>, value: unknown): boolean {
  return write(area, key, JSON.stringify(value));
}

export function dropStored<Area extends StorageArea>(area: Area, key: StoredKey<Area>): void {
  unstored.delete(key);
  attempt(() => globalThis[area].removeItem(key), undefined);
}

/** A choice that the script in the head also reads. Null when there is none. */
export function readChoice(key: StoredKey<'localStorage'>): string | null {
  return read('localStorage', key);
}

/** Stores a choice as plain text in localStorage, where the script in the head reads it. Null removes it. */
export function storeChoice(key: StoredKey<'localStorage'>, choice: string | null): void {
  if (choice === null) dropStored('localStorage', key);
  else write('localStorage', key, choice);
}
