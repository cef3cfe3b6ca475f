import { setTimeout as pause } from 'node:timers/promises';
import { honeypotField } from '../../shared/contact.ts';
import { languages } from '../../shared/languages.ts';
import { pathOf } from '../../shared/routes.ts';

export type Address = { origin: string; headers?: Record<string, string> };

export type Expectation = {
  /** Which build must answer. */
  build: string;
  /** In seconds. */
  wait: number;
  /** Ends the asking; what it was aborted with is thrown. */
  stop: AbortSignal;
};

type Health = { ok: boolean; build: string; settings: boolean; database: boolean; kv: boolean };

/** What is wrong at the address, in words; null when the build answers there and all is well. */
export async function findFault(address: Address, build: string): Promise<string | null> {
  try {
    return (await faultOfHealth(address, build)) ?? (await faultOfHome(address)) ?? (await faultOfContact(address));
  } catch (error) {
    return `${address.origin} cannot be reached: ${reasonOf(error)}`;
  }
}

/** Asks until all is well, as long as `wait` says; returns what was wrong at last. A new address may take a moment to be known. */
export function findLastingFault(address: Address, expected: Expectation): Promise<string | null> {
  return askUntil((fault) => fault === null, address, expected);
}

/** Asks as long as `wait` says; returns the first thing that was wrong. */
export function watch(address: Address, expected: Expectation): Promise<string | null> {
  return askUntil((fault) => fault !== null, address, expected);
}

type IsEnd = (fault: string | null) => boolean;

async function askUntil(isEnd: IsEnd, address: Address, { build, wait, stop }: Expectation): Promise<string | null> {
  const end = performance.now() + wait * 1000;
  let told: string | null = null;
  for (;;) {
    const fault = await findFault(address, build);
    stop.throwIfAborted();
    if (isEnd(fault) || performance.now() >= end) return fault;
    // Minutes can pass, and who waits should see for what.
    if (fault !== told) console.info(`not yet: ${fault}`);
    told = fault;
    await pause(1000);
  }
}

async function faultOfHealth(address: Address, build: string): Promise<string | null> {
  const response = await ask(address, '/api/health');
  const health = (await response.json().catch(() => null)) as Health | null;
  if (health === null) return `${address.origin}/api/health answered ${response.status} and no JSON`;
  const ill = (['settings', 'database', 'kv'] as const).filter((part) => !health[part]);
  if (ill.length > 0 || !response.ok)
    return `${address.origin}/api/health answered ${response.status}: not well are ${ill.join(', ')}`;
  return health.build === build ? null : `${address.origin} serves build ${health.build}, not ${build}`;
}

async function faultOfHome(address: Address): Promise<string | null> {
  for (const language of languages) {
    const path = pathOf('home', language);
    const response = await ask(address, path);
    const page = await response.text();
    if (!response.ok) return `${address.origin}${path} answered ${response.status}`;
    if (!page.includes(`<html lang="${language}"`))
      return `${address.origin}${path} is not the home page in ${language}`;
  }
  return null;
}

/** Twice refused on purpose, as a program that fills in the hidden field and as an empty form, so that nothing is stored. */
async function faultOfContact(address: Address): Promise<string | null> {
  const body = JSON.stringify({ [honeypotField]: 'deploy' });
  const response = await ask(address, '/api/contact', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  const answer = (await response.json().catch(() => null)) as { code?: string } | null;
  if (response.status === 422 && answer?.code === 'honeypot') return null;
  return `${address.origin}/api/contact answered ${response.status} to a request that it must refuse with 422`;
}

function ask(
  { origin, headers }: Address,
  path: string,
  init: RequestInit & { headers?: Record<string, string> } = {},
) {
  return fetch(origin + path, {
    ...init,
    headers: { ...headers, ...init.headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
  });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
