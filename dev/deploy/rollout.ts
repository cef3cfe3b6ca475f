import { setTimeout as pause } from 'node:timers/promises';
import { callCloudflare, type Login } from './cloudflare-api.ts';
import { DeployError } from './deploy-error.ts';
import { describeTraffic, findTraffic, type Traffic } from './deployed-worker.ts';
import { type Address, type Expectation, findLastingFault, watch } from './site-checks.ts';
import type { Target } from './target.ts';
import { runWrangler } from './wrangler.ts';

/** `wait` is also how long a step lasts. */
export type Rollout = Expectation & {
  login: Login;
  target: Target;
  /** The file that wrangler reads. */
  config: string;
  version: string;
  /** Which versions got the traffic before. */
  before: Traffic;
};

/** How much of the traffic a gradual rollout gives to the new version before all of it, in percent. */
const gradualSteps = [10, 50];

/** Gives the version its traffic. @throws DeployError once it has gone back to what was before */
export async function rollOut(rollout: Rollout, gradual: boolean): Promise<void> {
  try {
    if (gradual) await moveGradually(rollout);
    await setTraffic(rollout, [{ version_id: rollout.version, percentage: 100 }]);
    await setLogs(rollout);
    // Schedules, queues' consumers and routes belong to no version.
    runWrangler(['triggers', 'deploy', '--config', rollout.config], rollout.login.accountId);
    const fault = await findLastingFault({ origin: siteUrl(rollout) }, rollout);
    if (fault) throw new DeployError(fault);
  } catch (error) {
    throw new DeployError(await goBack(rollout, reasonOf(error)), { cause: error });
  }
}

async function moveGradually(rollout: Rollout): Promise<void> {
  const [old, ...others] = rollout.before;
  if (!old || others.length > 0) {
    throw new DeployError(
      'A gradual deploy needs one version that has all of the traffic; first deploy without --gradual',
    );
  }
  // The platform lets a request choose among the versions that are deployed.
  const headers = { 'Cloudflare-Workers-Version-Overrides': `${rollout.target.worker}="${rollout.version}"` };
  const address: Address = { origin: siteUrl(rollout), headers };
  for (const percentage of gradualSteps) {
    await setTraffic(rollout, [
      { version_id: rollout.version, percentage },
      { version_id: old.version_id, percentage: 100 - percentage },
    ]);
    console.info(`${percentage} % of the visitors have the new version; asking it for ${rollout.wait} s`);
    const fault = (await findLastingFault(address, rollout)) ?? (await watch(address, rollout));
    if (fault) throw new DeployError(`At ${percentage} % of the traffic: ${fault}`);
  }
}

/** What `wrangler versions deploy` asks of the API, without the seconds that it takes to start: they count when visitors see a fault. */
async function setTraffic({ login, target, build }: Rollout, versions: Traffic): Promise<void> {
  const annotations = { 'workers/message': `npm run deploy of build ${build}` };
  await callCloudflare(login, `/workers/scripts/${target.worker}/deployments`, {
    method: 'POST',
    body: { strategy: 'percentage', versions, annotations },
  });
  console.info(`${target.worker} serves ${describeTraffic(versions)}`);
}

/** What is logged belongs to the Worker, not to a version. */
async function setLogs({ login, target: { worker, config } }: Rollout): Promise<void> {
  const body = { observability: config.observability ?? { enabled: false } };
  await callCloudflare(login, `/workers/scripts/${worker}/script-settings`, { method: 'PATCH', body });
}

/** Returns what happened, in a line. */
async function goBack(rollout: Rollout, reason: string): Promise<string> {
  const { login, target, before } = rollout;
  const environment = target.environment;
  if (before.length === 0) return `${reason}; ${wayBack(rollout)}.`;
  // What failed may be the line to the API: then whether anything changed is not known yet.
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    try {
      if (isSame(await findTraffic(login, target.worker), before)) {
        return `${reason}. ${environment} is as it was: ${describeTraffic(before)}.`;
      }
      await setTraffic(rollout, before);
      return `${reason}. ${environment} is back to ${describeTraffic(before)}.`;
    } catch (error) {
      console.error(reasonOf(error));
      if (attempt < 3) await pause(attempt * 1000);
    }
  }
  return `${reason}. Going back failed as well, so nobody knows what ${environment} serves: ${wayBack(rollout)}`;
}

/** The command that gives the traffic to what had it before. */
export function wayBack({ before, target }: Pick<Rollout, 'before' | 'target'>): string {
  if (before.length === 0) return 'there is no version before this one to go back to';
  const versions = before.map(({ version_id, percentage }) => `${version_id}@${percentage}`).join(' ');
  return `npx wrangler versions deploy ${versions} --name ${target.worker} --yes`;
}

/** A fault of ours is told with its trace; visitors get the version before all the same. */
function reasonOf(error: unknown): string {
  if (error instanceof DeployError) return error.message;
  console.error(error);
  return String(error);
}

function isSame(one: Traffic, other: Traffic): boolean {
  return describeTraffic(one) === describeTraffic(other);
}

function siteUrl({ target }: Rollout): string {
  return target.vars.SITE_URL ?? '';
}
