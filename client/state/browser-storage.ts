// localStorage and sessionStorage as JSON. Browsers may forbid storage, and it may be full; the site works without it, so that is no
// error.

type Area = 'localStorage' | 'sessionStorage';

/** Null when there is nothing, or nothing readable. */
export function readStored(area: Area, key: string): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** False when it could not be stored. */
export function writeStored(area: Area, key: string, value: unknown): boolean {
  try {
    globalThis[area].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** A choice that the script in the head reads, too; null where there is none. */
export function readChoice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a choice as plain text in localStorage, where the script in the head reads it. Null removes it. */
export function storeChoice(key: string, choice: string | null): void {
  try {
    if (choice === null) localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // The choice then holds for this page only.
  }
}

export function dropStored(area: Area, key: string): void {
  try {
    globalThis[area].removeItem(key);
  } catch {
    // Then nothing was stored either.
  }
}
