import { CloudflareError, callCloudflare, type Login } from './cloudflare-api.ts';
import { DeployError } from './deploy-error.ts';

/** Versions and the part of the traffic that each gets, in percent. */
export type Traffic = { version_id: string; percentage: number }[];

export type DeployedWorker = {
  /** Names of its secrets. */
  secrets: string[];
  /** Names of its bindings to KV. */
  namespaces: string[];
  traffic: Traffic;
};

/** The error codes for a Worker that does not exist. */
const notFound = [10007, 10090];

/** What the account has under this name; null before the first deploy. */
export async function findWorker(login: Login, worker: string): Promise<DeployedWorker | null> {
  const script = `/workers/scripts/${worker}`;
  try {
    const [secrets, settings, traffic] = await Promise.all([
      callCloudflare<{ name: string }[]>(login, `${script}/secrets`),
      callCloudflare<{ bindings: { type: string; name: string }[] }>(login, `${script}/settings`),
      findTraffic(login, worker),
    ]);
    const namespaces = settings.bindings.filter(({ type }) => type === 'kv_namespace').map(({ name }) => name);
    return { secrets: secrets.map(({ name }) => name), namespaces, traffic };
  } catch (error) {
    if (error instanceof CloudflareError && error.code !== undefined && notFound.includes(error.code)) return null;
    throw error;
  }
}

export async function findTraffic(login: Login, worker: string): Promise<Traffic> {
  const { deployments } = await callCloudflare<{ deployments: { versions: Traffic }[] }>(
    login,
    `/workers/scripts/${worker}/deployments`,
  );
  return deployments[0]?.versions ?? [];
}

/** Gives versions addresses of their own, where an older deploy left them off. */
export async function turnPreviewsOn(login: Login, worker: string): Promise<void> {
  const path = `/workers/scripts/${worker}/subdomain`;
  const subdomain = await callCloudflare<{ enabled: boolean; previews_enabled: boolean }>(login, path);
  if (subdomain.previews_enabled) return;
  console.info('preview addresses: on');
  const body = { enabled: subdomain.enabled, previews_enabled: true };
  await callCloudflare(login, path, { method: 'POST', body });
}

/** @throws DeployError where the account has no name below workers.dev, which a version's own address is part of */
export async function checkSubdomain(login: Login): Promise<void> {
  try {
    await callCloudflare(login, '/workers/subdomain');
  } catch (error) {
    if (!(error instanceof CloudflareError) || error.code !== 10007) throw error;
    const where = `https://dash.cloudflare.com/${login.accountId}/workers/onboarding`;
    throw new DeployError(
      `The account has no subdomain of workers.dev yet, and versions are asked there: choose one at ${where}`,
    );
  }
}

export function describeTraffic(traffic: Traffic): string {
  if (traffic.length === 0) return 'nothing';
  return traffic.map(({ version_id, percentage }) => `${version_id.slice(0, 8)} (${percentage} %)`).join(' and ');
}
