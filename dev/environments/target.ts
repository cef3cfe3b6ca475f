import { unstable_readConfig, type Unstable_Config as WranglerConfig } from 'wrangler';
import type { SettingName } from '../../worker/env.ts';
import { DeployError } from './deploy-error.ts';

/** What is deployed: one environment's own block of `wrangler.toml`, and nothing of the shell. */
export type Target = {
  /** `production`, or the name of a block `[env.…]`. */
  environment: string;
  /** The Worker's name with the account. */
  worker: string;
  config: WranglerConfig;
  vars: Partial<Record<SettingName, string>>;
};

/** @throws DeployError when the file has no such environment, or when one would reach into another */
export function readTarget(file: string, name?: string): Target {
  const target = targetOf(file, name);
  const others = [undefined, ...(target.config.definedEnvironments ?? [])].filter((other) => other !== name);
  const shared = others.flatMap((other) => sharedWith(target, targetOf(file, other)));
  if (shared.length > 0) throw new DeployError(shared.join('. '));
  return target;
}

function targetOf(file: string, env?: string): Target {
  try {
    const config = unstable_readConfig({ config: file, env });
    return { environment: env ?? 'production', worker: config.name ?? '', config, vars: config.vars as Target['vars'] };
  } catch (error) {
    throw new DeployError(String(error), { cause: error });
  }
}

/** What only one of two environments may have: a queue has one consumer, and staging must not write into production's data. */
function sharedWith(target: Target, other: Target): string[] {
  const others = ownThings(other);
  return ownThings(target)
    .filter((thing) => others.includes(thing))
    .map((thing) => `${target.environment} and ${other.environment} have the same ${thing}`);
}

function ownThings({ worker, config, vars }: Target): string[] {
  // An environment without any has those of production.
  const routes = [config.route, ...(config.routes ?? [])];
  const things: Record<string, (string | undefined)[]> = {
    'Worker name': [worker],
    SITE_URL: [vars.SITE_URL],
    SUPABASE_URL: [vars.SUPABASE_URL],
    queue: queuesOf(config),
    route: routes.map((route) => (typeof route === 'object' ? route.pattern : route)),
    'KV namespace': config.kv_namespaces.map(({ id }) => id),
  };
  return Object.entries(things).flatMap(([what, values]) =>
    values.filter((value) => value).map((value) => `${what}: ${value}`),
  );
}

/** Every queue that the Worker writes to, reads from or gives up to, once. */
export function queuesOf({ queues: { producers = [], consumers = [] } }: WranglerConfig): string[] {
  const read = consumers.flatMap(({ queue, dead_letter_queue }) => [queue, dead_letter_queue]);
  return [...new Set([...producers.map(({ queue }) => queue), ...read].filter((name) => name !== undefined))];
}
