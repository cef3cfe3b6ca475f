// The few questions to Cloudflare's API that no command of wrangler answers in a form for programs.
import { setTimeout as pause } from 'node:timers/promises';
import { DeployError } from './deploy-error.ts';

/** Who asks, and of which account. */
export type Login = { accountId: string; accountName: string; headers: Credentials };

export type Credentials = Record<string, string>;

const tries = 3;
const pageSize = 50;

/** What the API answered instead of a result. */
export class CloudflareError extends DeployError {
  override name = 'CloudflareError';
  readonly code: number | undefined;
  constructor(message: string, code?: number) {
    super(message);
    this.code = code;
  }
}

type Answer<Result> = {
  success: boolean;
  errors?: { code: number; message: string }[];
  result: Result;
  result_info?: { total_count?: number };
};

type Options = { method?: 'GET' | 'POST' | 'PATCH'; body?: unknown };

export function callCloudflare<Result>(login: Login, path: string, options: Options = {}): Promise<Result> {
  return call<Result>(login.headers, `/accounts/${login.accountId}${path}`, options).then(({ result }) => result);
}

/** All pages of a list. */
export function listFromCloudflare<Item>({ headers, accountId }: Login, path: string): Promise<Item[]> {
  return listAll<Item>(headers, `/accounts/${accountId}${path}`);
}

/** The accounts that the credentials reach. */
export function listAccounts(headers: Credentials): Promise<{ id: string; name: string }[]> {
  return listAll(headers, '/accounts');
}

async function listAll<Item>(headers: Credentials, path: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { result, result_info: info } = await call<Item[]>(headers, `${path}?page=${page}&per_page=${pageSize}`);
    items.push(...result);
    // Not every list says how long it is.
    const isLast = info?.total_count === undefined ? result.length < pageSize : items.length >= info.total_count;
    if (isLast || result.length === 0) return items;
  }
}

async function call<Result>(
  credentials: Credentials,
  path: string,
  { method = 'GET', body }: Options = {},
): Promise<Answer<Result>> {
  const url = (process.env.CLOUDFLARE_API_BASE_URL ?? 'https://api.cloudflare.com/client/v4') + path;
  // The date is that of the answers' form, as wrangler asks for it.
  const headers = {
    ...credentials,
    'content-type': 'application/json',
    'Cloudflare-Workers-Script-Api-Date': '2025-08-01',
  };
  const response = await fetchAgain(url, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json().catch(() => null)) as Answer<Result> | null;
  if (answer?.success) return answer;
  const [error] = answer?.errors ?? [];
  const reason = error ? `${error.message} [${error.code}]` : 'no reason given';
  throw new CloudflareError(`Cloudflare answered ${method} ${path} with ${response.status}: ${reason}`, error?.code);
}

/** Asks again where nothing came back; whether something that was to be made exists is then for the caller to see. */
async function fetchAgain(url: string, init: RequestInit & { method: string }): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
    } catch (error) {
      if (init.method !== 'GET' || attempt === tries) {
        const reason = error instanceof Error ? error.message : error;
        throw new CloudflareError(`Cloudflare's API cannot be reached at ${new URL(url).host}: ${reason}`);
      }
      await pause(attempt * 500);
    }
  }
}
