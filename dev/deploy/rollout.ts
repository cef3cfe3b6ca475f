import { setTimeout as pause } from 'node:timers/promises';
import { DeployError } from '../environments/deploy-error.ts';
import type { Target } from '../environments/target.ts';
import { callAccount, describeTraffic, type Login, type Traffic } from './cloudflare.ts';
import { assertWell, type Expectation } from './site-checks.ts';
import { runWrangler } from './wrangler.ts';

/** `config` is the file that wrangler reads. */
export type Upload = { login: Login; target: Target; config: string };

/** `wait` is also how long a step lasts; `before` says which versions got the traffic before. */
export type Rollout = Expectation & Upload & { version: string; before: Traffic };

/** How much of the traffic a gradual rollout gives to the new version before all of it, in percent. */
const gradualSteps = [10, 50];

/** Gives the version its traffic. @throws DeployError once it has gone back to what was before */
export async function rollOut(rollout: Rollout, gradual: boolean): Promise<void> {
  const { login, target, config, version } = rollout;
  try {
    if (gradual) await moveGradually(rollout);
    await setTraffic(rollout, [{ version_id: version, percentage: 100 }]);
    // What is logged, schedules, queues' consumers and routes belong to no version.
    const body = { observability: target.config.observability ?? { enabled: false } };
    await callAccount(login, `/workers/scripts/${target.worker}/script-settings`, 'PATCH', body);
    runWrangler('triggers deploy', [], config, login.accountId);
    await assertWell({ origin: target.vars.SITE_URL ?? '' }, rollout);
  } catch (error) {
    throw new DeployError(await goBack(rollout, reasonOf(error)), { cause: error });
  }
}

async function moveGradually(rollout: Rollout): Promise<void> {
  const { target, version, before, wait } = rollout;
  const [old, ...others] = before;
  if (!old || others.length > 0) {
    throw new DeployError('A gradual deploy needs one version with all of the traffic: first deploy without --gradual');
  }
  // The platform lets a request choose among the versions that are deployed.
  const headers = { 'Cloudflare-Workers-Version-Overrides': `${target.worker}="${version}"` };
  const address = { origin: target.vars.SITE_URL ?? '', headers };
  for (const percentage of gradualSteps) {
    const rest = { version_id: old.version_id, percentage: 100 - percentage };
    await setTraffic(rollout, [{ version_id: version, percentage }, rest]);
    console.info(`${percentage} % of the visitors have the new version; asking it for ${wait} s`);
    await assertWell(address, rollout);
    await assertWell(address, rollout, true);
  }
}

/** What `wrangler versions deploy` asks of the API, without the seconds that it takes to start: they count when visitors see a fault. */
async function setTraffic({ login, target, build }: Rollout, versions: Traffic): Promise<void> {
  const message = `npm run deploy of build ${build}`;
  const body = { strategy: 'percentage', versions, annotations: { 'workers/message': message } };
  await callAccount(login, `/workers/scripts/${target.worker}/deployments`, 'POST', body);
  console.info(`${target.worker} serves ${describeTraffic(versions)}`);
}

/** Returns what happened, in a line. */
async function goBack(rollout: Rollout, reason: string): Promise<string> {
  const { before, target } = rollout;
  // What failed may be the line to the API, which may be back in a moment.
  for (const delay of [0, 1000, 2000]) {
    await pause(delay);
    try {
      await setTraffic(rollout, before);
      return `${reason}. ${target.environment} is back to ${describeTraffic(before)}.`;
    } catch (error) {
      console.error(reasonOf(error));
    }
  }
  return `${reason}. Going back failed as well, so nobody knows what ${target.environment} serves: ${wayBack(rollout)}`;
}

/** The command that gives the traffic to what had it before. */
export function wayBack({ before, target }: Pick<Rollout, 'before' | 'target'>): string {
  const versions = before.map(({ version_id, percentage }) => `${version_id}@${percentage}`).join(' ');
  return `npx wrangler versions deploy ${versions} --name ${target.worker} --yes`;
}

/** A fault of ours is told with its trace; visitors get the version before all the same. */
function reasonOf(error: unknown): string {
  if (error instanceof DeployError) return error.message;
  console.error(error);
  return String(error);
}
