// localStorage and sessionStorage as JSON. Storage may be forbidden or full: the page then works without memory, so failing to
// keep something is no error.

type Area = 'localStorage' | 'sessionStorage';

/** Null when there is nothing, or nothing readable. */
export function readStored(area: Area, key: string): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** False when it could not be kept. */
export function writeStored(area: Area, key: string, value: unknown): boolean {
  try {
    globalThis[area].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** A choice that the script in the head reads: plain text in localStorage. Null where there is none. */
export function readChoice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function storeChoice(key: string, choice: string | null): void {
  try {
    if (choice === null) localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // The choice then lasts as long as the page.
  }
}

export function dropStored(area: Area, key: string): void {
  try {
    globalThis[area].removeItem(key);
  } catch {
    // Then nothing was kept either.
  }
}
