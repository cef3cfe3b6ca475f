// The desk's database, which the browser asks through the Worker with the token of whoever is signed in.
import { createClient, isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js';
import type { DeskAnswer, DeskArguments, DeskFunction, DeskSchema } from '#shared/desk-functions.ts';
import { type LeadStatus, leadStatuses } from '#shared/desk-records.ts';
import { noteActivity } from './activity.ts';

/** In ms. */
const timeout = 15_000;

let client: SupabaseClient<DeskSchema> | undefined;

/** One for each tab: two would refresh the same session. */
export function deskDatabase(): SupabaseClient<DeskSchema> {
  // The Worker puts the real key in the place of this one.
  client ??= createClient<DeskSchema>(`${location.origin}/api/desk`, 'sb_publishable_desk', {
    auth: { storageKey: 'deskSession', flowType: 'pkce', detectSessionInUrl: false },
  });
  return client;
}

/** Signs in by what a provider's sign-in comes back with, which works once. True when somebody is signed in then. */
export async function exchangeCode(code: string): Promise<boolean> {
  const { data } = await deskDatabase().auth.exchangeCodeForSession(code);
  if (data.session) noteActivity();
  return data.session !== null;
}

/** What the status of a refusal means. */
const failureCodes = {
  // Without an answer supabase-js has no other status.
  0: 'network',
  // An address of the desk that names what cannot be, such as a lead whose id is none.
  400: 'not_found',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  429: 'rate_limited',
  503: 'unavailable',
} as const;
export type DeskFailureCode = (typeof failureCodes)[keyof typeof failureCodes];

export class DeskFailure extends Error {
  override name = 'DeskFailure';

  code: DeskFailureCode;
  /** With `conflict`: the status that the lead has by now. */
  status: LeadStatus | undefined;

  constructor(code: DeskFailureCode, status?: LeadStatus) {
    super(code);
    this.code = code;
    this.status = status;
  }
}

/** Rejects with `DeskFailure`. */
export async function askDesk<Name extends DeskFunction>(
  name: Name,
  values: DeskArguments<Name>,
): Promise<DeskAnswer<Name>> {
  await getAccessToken();
  const question = deskDatabase().rpc<DeskFunction, DeskArguments<DeskFunction>>(name, values);
  const { data, error, status } = await question.abortSignal(AbortSignal.timeout(timeout));
  if (error) throw failureOf(status, error);
  return data as DeskAnswer<Name>;
}

/** Refreshes a token that is about to expire. Where that fails for want of a connection, the session is not over. */
async function getAccessToken(): Promise<string> {
  const { data, error } = await deskDatabase().auth.getSession();
  if (data.session) return data.session.access_token;
  throw new DeskFailure(isAuthRetryableFetchError(error) ? 'network' : 'unauthorized');
}

/** Chat records that wait in KV; what the Worker does not say stays undefined. */
export type Waiting = { count?: number; oldest?: string | null; reason?: string | null };

export const findWaiting = () => askWorker('/api/desk/waiting') as Promise<Waiting>;

/** What the Worker itself answers the desk. Rejects with `DeskFailure`. */
export async function askWorker(path: string): Promise<unknown> {
  const response = await fetchJson(path, { Authorization: `Bearer ${await getAccessToken()}` });
  if (response.status !== 200) throw failureOf(response.status, response.body);
  return response.body;
}

export type Health = { ok: boolean; settings: boolean; database: boolean; kv: boolean };

/** It also answers when something is wrong, with another status. */
export async function findHealth(): Promise<Health> {
  return (await fetchJson('/api/health')).body as Health;
}

async function fetchJson(path: string, headers?: HeadersInit): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(path, { headers, signal: AbortSignal.timeout(timeout) });
    return { status: response.status, body: await response.json() };
  } catch {
    throw new DeskFailure('network');
  }
}

export function failureOf(httpStatus: number, refusal: unknown): DeskFailure {
  const { status }: { status?: unknown } = Object(refusal);
  const code = failureCodes[httpStatus as keyof typeof failureCodes] ?? 'unavailable';
  const known = leadStatuses.find((each) => each === status);
  return new DeskFailure(code, known);
}
