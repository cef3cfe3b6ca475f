// The desk's questions to the Worker, which passes them to the database with the token of whoever is signed in.
import type { DatabaseFunctions } from '#shared/database-types.ts';
import { findAccessToken } from './auth.ts';
import type { DeskAnswers } from './records.ts';

const failureCodes = [
  'unauthorized',
  'forbidden',
  'not_found',
  'conflict',
  'rate_limited',
  'unavailable',
  'network',
] as const;
export type DeskFailureCode = (typeof failureCodes)[number];

export type DeskFailure = {
  ok: false;
  code: DeskFailureCode;
  /** With `conflict`: the status that the lead has by now. */
  status?: string;
};
export type DeskAnswer<Data> = { ok: true; data: Data } | DeskFailure;

/** In ms. */
const timeout = 15_000;

export function callDesk<Name extends keyof DeskAnswers>(
  name: Name,
  values: DatabaseFunctions[Name]['Args'],
): Promise<DeskAnswer<DeskAnswers[Name]>> {
  return ask(`/api/desk/rest/v1/rpc/${name}`, { method: 'POST', body: JSON.stringify(values) });
}

/** Chat records that wait in KV; what the Worker does not say stays undefined. */
export type Waiting = { count?: number; oldest?: string | null; reason?: string | null };

export function findWaiting(): Promise<DeskAnswer<Waiting>> {
  return ask('/api/desk/waiting', { method: 'GET' });
}

export type Health = { ok: boolean; settings: boolean; database: boolean; kv: boolean };

/** It also answers when something is wrong, with another status. */
export async function findHealth(): Promise<DeskAnswer<Health>> {
  try {
    const response = await fetch('/api/health', { signal: AbortSignal.timeout(timeout) });
    return { ok: true, data: (await response.json()) as Health };
  } catch {
    return { ok: false, code: 'network' };
  }
}

async function ask<Data>(path: string, request: RequestInit): Promise<DeskAnswer<Data>> {
  const found = await findAccessToken();
  if (found.token === null) return { ok: false, code: found.reason };
  let response: Response;
  try {
    response = await fetch(path, {
      ...request,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${found.token}` },
      signal: AbortSignal.timeout(timeout),
    });
  } catch {
    return { ok: false, code: 'network' };
  }
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return { ok: true, data: body as Data };
  return failureOf(response.status, body);
}

const codesByStatus: Record<number, DeskFailureCode> = {
  // An address of the desk that names what cannot be, such as a lead whose id is none.
  400: 'not_found',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  429: 'rate_limited',
};

/** What a refusal says of itself; where it says nothing that is known, its status. */
export function failureOf(httpStatus: number, body: unknown): DeskFailure {
  const { code, status } = (typeof body === 'object' && body ? body : {}) as { code?: unknown; status?: unknown };
  const known = failureCodes.find((each) => each === code) ?? codesByStatus[httpStatus] ?? 'unavailable';
  return { ok: false, code: known, ...(typeof status === 'string' && { status }) };
}
