// What a deploy asks of Cloudflare's API itself: what no command of wrangler answers in a form for programs, or only after the seconds that
// wrangler takes to start.
import { retention } from '../../shared/retention.ts';
import { DeployError } from '../environments/deploy-error.ts';
import { queuesOf, type Target } from '../environments/target.ts';
import { askWrangler } from './wrangler.ts';

/** Who asks, and of which account. */
export type Login = { accountId: string; accountName: string; headers: Record<string, string> };

/** Versions and the part of the traffic that each gets, in percent. */
export type Traffic = { version_id: string; percentage: number }[];

/** @throws DeployError without a login, and where it is not clear which account is meant */
export async function logIn({ config }: Target): Promise<Login> {
  const headers = findCredentials();
  const accounts = await call<{ id: string; name: string }[]>(headers, '/accounts?per_page=50');
  const wanted = process.env.CLOUDFLARE_ACCOUNT_ID || config.account_id;
  const [account, ...others] = accounts.filter(({ id }) => !wanted || id === wanted);
  if (account && others.length === 0) return { accountId: account.id, accountName: account.name, headers };
  const list = accounts.map(({ id, name }) => `${id} (${name})`).join(', ') || 'none';
  throw new DeployError(`CLOUDFLARE_ACCOUNT_ID has to name one account that this login reaches: ${list}`);
}

function findCredentials(): Login['headers'] {
  type Found = { token?: string; key?: string; email?: string };
  const fromShell = process.env.CLOUDFLARE_API_TOKEN;
  const { token = fromShell, key, email } = (fromShell ? null : askWrangler<Found>('auth token --json')) ?? {};
  if (token) return { Authorization: `Bearer ${token}` };
  if (key && email) return { 'X-Auth-Key': key, 'X-Auth-Email': email };
  throw new DeployError('Nobody is logged in: set CLOUDFLARE_API_TOKEN or run npx wrangler login (not for --dry-run)');
}

/** What the account has under this name; null before the first deploy. */
export async function findWorker(login: Login, worker: string) {
  const script = `/workers/scripts/${worker}`;
  try {
    const secrets = await callAccount<{ name: string }[]>(login, `${script}/secrets`);
    type Deployments = { deployments: { versions: Traffic }[] };
    const [latest] = (await callAccount<Deployments>(login, `${script}/deployments`)).deployments;
    return latest ? { secretNames: secrets.map(({ name }) => name), traffic: latest.versions } : null;
  } catch (error) {
    if (error instanceof DeployError && error.cause === 10007) return null;
    throw error;
  }
}

/** Gives versions addresses of their own, where they were turned off. */
export async function turnPreviewsOn(login: Login, worker: string): Promise<void> {
  const path = `/workers/scripts/${worker}/subdomain`;
  const { enabled, previews_enabled } = await callAccount<{ enabled: boolean; previews_enabled: boolean }>(login, path);
  if (!previews_enabled) await callAccount(login, path, 'POST', { enabled, previews_enabled: true });
}

/** Wrangler makes producers' queues alone, and would keep their messages for four days, longer than the privacy page says. */
const retentionSeconds = retention.queueHours * 3600;

/** Makes the queues that are missing, dead-letter queues among them, and warns of each that keeps messages too long. */
export async function createMissingQueues(login: Login, { config }: Target): Promise<void> {
  type Queue = { queue_name: string; settings?: { message_retention_period?: number } };
  for (const name of queuesOf(config)) {
    const found = await callAccount<Queue[]>(login, `/queues?name=${name}`);
    const queue = found.find(({ queue_name }) => queue_name === name);
    if (!queue) {
      const settings = { message_retention_period: retentionSeconds };
      await callAccount(login, '/queues', 'POST', { queue_name: name, settings });
      console.info(`queue ${name}: made`);
    } else if ((queue.settings?.message_retention_period ?? retentionSeconds) > retentionSeconds) {
      const remedy = `npx wrangler queues update ${name} --message-retention-period-secs ${retentionSeconds}`;
      console.warn(`The queue ${name} keeps messages longer than the privacy page says: ${remedy}`);
    }
  }
}

/** @throws DeployError also where the API obeyed and its answer was lost */
export function callAccount<Result>({ headers, accountId }: Login, path: string, method = 'GET', body?: object) {
  return call<Result>(headers, `/accounts/${accountId}${path}`, method, body);
}

type Answer<Result> = { success: boolean; errors?: { code: number; message: string }[]; result: Result };

async function call<Result>(credentials: Login['headers'], path: string, method = 'GET', body?: object) {
  const url = (process.env.CLOUDFLARE_API_BASE_URL ?? 'https://api.cloudflare.com/client/v4') + path;
  const headers = { ...credentials, 'content-type': 'application/json' };
  const sent = { method, headers, body: body ? JSON.stringify(body) : null, signal: AbortSignal.timeout(30_000) };
  const response = await fetch(url, sent).catch((error: Error) => {
    throw new DeployError(`Cloudflare's API cannot be reached at ${new URL(url).host}: ${error.message}`);
  });
  const answer = (await response.json().catch(() => null)) as Answer<Result> | null;
  if (answer?.success) return answer.result;
  const [error] = answer?.errors ?? [];
  const what = `Cloudflare answered ${method} ${path} with ${response.status}: ${error?.message} [${error?.code}]`;
  throw new DeployError(what, { cause: error?.code });
}

export function describeTraffic(traffic: Traffic): string {
  return traffic.map(({ version_id, percentage }) => `${version_id.slice(0, 8)} (${percentage} %)`).join(' and ');
}
