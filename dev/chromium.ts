import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

/** Debian's Chromium that has no windows of its own to draw: half the CPU of one that has. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

const systemPaths = [headlessShell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of a Chromium: `CHROMIUM_PATH`, the system's, or Playwright's download; null when there is none. */
export function findChromium(): string | null {
  const candidates = [process.env.CHROMIUM_PATH, ...systemPaths, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** @throws when there is none */
export function getChromium(): string {
  const path = findChromium();
  if (!path) throw new Error('No Chromium was found; `npm test` installs one');
  return path;
}

/** Root needs `--no-sandbox`; the rest keeps the browser from calling Google, which takes seconds on a closed network. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/**
 * As a visitor's browser says it: one that says that nobody is there is not counted. Playwright's own `userAgent` does not do, as Chromium
 * forgets it for what is sent while a page goes.
 */
export const asVisitor =
  '--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';

export function startChromium(...more: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: getChromium(), args: [...chromiumArguments, ...more] });
}
