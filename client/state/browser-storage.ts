// localStorage and sessionStorage as JSON. Browsers may forbid storage, and it may be full; the site works without it, so that is no
// error.

type Area = 'localStorage' | 'sessionStorage';

function attempt<Value>(area: Area, use: (storage: Storage) => Value, otherwise: Value): Value {
  try {
    return use(globalThis[area]);
  } catch {
    return otherwise;
  }
}

/** Null when there is nothing, or nothing readable. */
export function readStored(area: Area, key: string): unknown {
  return attempt<unknown>(area, (storage) => JSON.parse(storage.getItem(key) ?? 'null'), null);
}

/** False when it could not be stored. */
export function writeStored(area: Area, key: string, value: unknown): boolean {
  const write = (storage: Storage) => {
    storage.setItem(key, JSON.stringify(value));
    return true;
  };
  return attempt(area, write, false);
}

export function dropStored(area: Area, key: string): void {
  attempt(area, (storage) => storage.removeItem(key), undefined);
}

/** A choice that the script in the head reads, too; null where there is none. */
export function readChoice(key: string): string | null {
  return attempt('localStorage', (storage) => storage.getItem(key), null);
}

/** Stores a choice as plain text in localStorage, where the script in the head reads it. Null removes it. */
export function storeChoice(key: string, choice: string | null): void {
  if (choice === null) dropStored('localStorage', key);
  else attempt('localStorage', (storage) => storage.setItem(key, choice), undefined);
}
