import { vi } from 'vitest';

/** Gives the test a localStorage and a sessionStorage of its own, both empty. */
export function stubBrowserStorage(): { localStorage: Storage; sessionStorage: Storage } {
  const areas = { localStorage: createStorage(), sessionStorage: createStorage() };
  vi.stubGlobal('localStorage', areas.localStorage);
  vi.stubGlobal('sessionStorage', areas.sessionStorage);
  return areas;
}

function createStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
