// localStorage and sessionStorage as JSON. Browsers may forbid storage, and it may be full; the site works without it, so that is no
// error.
import type { StorageArea, StoredKey } from '#shared/stored-keys.ts';

function attempt<Value>(area: StorageArea, use: (storage: Storage) => Value, otherwise: Value): Value {
  try {
    return use(globalThis[area]);
  } catch {
    return otherwise;
  }
}

/** Null when there is nothing, or nothing readable. */
export function readStored<Area extends StorageArea>(area: Area, key: StoredKey<Area>): unknown {
  return attempt<unknown>(area, (storage) => JSON.parse(storage.getItem(key) ?? 'null'), null);
}

/** False when it could not be stored. */
export function writeStored<Area extends StorageArea>(area: Area, key: StoredKey<Area>, value: unknown): boolean {
  const write = (storage: Storage) => {
    storage.setItem(key, JSON.stringify(value));
    return true;
  };
  return attempt(area, write, false);
}

export function dropStored<Area extends StorageArea>(area: Area, key: StoredKey<Area>): void {
  attempt(area, (storage) => storage.removeItem(key), undefined);
}

/** A choice that the script in the head reads, too; null where there is none. */
export function readChoice(key: StoredKey<'localStorage'>): string | null {
  return attempt('localStorage', (storage) => storage.getItem(key), null);
}

/** Stores a choice as plain text in localStorage, where the script in the head reads it. Null removes it. */
export function storeChoice(key: StoredKey<'localStorage'>, choice: string | null): void {
  if (choice === null) dropStored('localStorage', key);
  else attempt('localStorage', (storage) => storage.setItem(key, choice), undefined);
}
