import { setTimeout as pause } from 'node:timers/promises';
import { honeypotField } from '../../shared/contact.ts';
import { languages } from '../../shared/languages.ts';
import { pathOf } from '../../shared/routes.ts';
import { DeployError } from '../environments/deploy-error.ts';

export type Address = { origin: string; headers?: Record<string, string> };

export type Expectation = {
  /** Which build must answer. */
  build: string;
  /** In seconds. */
  wait: number;
  /** Ends the asking; what it was aborted with is thrown. */
  stop: AbortSignal;
};

/**
 * Asks as long as `wait` says: until all is well, as a new address may take a moment to be known; or, to watch, until something is not.
 * @throws DeployError with what was wrong at last
 */
export async function assertWell(address: Address, expected: Expectation, watches = false): Promise<void> {
  const { build, wait, stop } = expected;
  const end = performance.now() + wait * 1000;
  for (;;) {
    const fault = await findFault(address, build);
    stop.throwIfAborted();
    const isOver = performance.now() >= end;
    if (fault && (watches || isOver)) throw new DeployError(fault);
    if (!fault && (!watches || isOver)) return;
    // Minutes can pass, and who waits should see for what.
    if (fault) console.info(`not yet: ${fault}`);
    await pause(1000);
  }
}

/** What is wrong at the address, in words; null when the build answers there and all is well. */
export async function findFault(address: Address, build: string): Promise<string | null> {
  try {
    return await askAll(address, build);
  } catch (error) {
    const { message, cause } = error as Error;
    return `${address.origin} cannot be reached: ${cause instanceof Error ? cause.message : message}`;
  }
}

async function askAll({ origin, headers }: Address, build: string): Promise<string | null> {
  const ask = (path: string, more: RequestInit = {}) =>
    fetch(origin + path, { headers: headers ?? {}, redirect: 'manual', signal: AbortSignal.timeout(15_000), ...more });

  const health = await ask('/api/health');
  const state = await health.json().catch(() => ({}));
  const ill = ['settings', 'database', 'kv'].filter((part) => !state[part]);
  if (ill.length > 0) return `${origin}/api/health answered ${health.status}: not well are ${ill.join(', ')}`;
  if (state.build !== build) return `${origin} serves build ${state.build}, not ${build}`;

  for (const language of languages) {
    const path = pathOf('home', language);
    const page = await ask(path);
    const isHome = (await page.text()).includes(`<html lang="${language}"`);
    if (!page.ok || !isHome) return `${origin}${path} answered ${page.status} and not the home page in ${language}`;
  }

  // Twice refused on purpose, as a program that fills in the hidden field and as an empty form, so that nothing is stored.
  const body = JSON.stringify({ [honeypotField]: 'deploy' });
  const form = { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } };
  const contact = await ask('/api/contact', form);
  const { code } = await contact.json().catch(() => ({}));
  if (contact.status === 422 && code === 'honeypot') return null;
  return `${origin}/api/contact answered ${contact.status} to a request that it must refuse with 422`;
}
