import { unstable_readConfig } from 'wrangler';
import { type SettingName, settingNames } from '../../worker/env.ts';
import { DeployError } from './deploy-error.ts';

type Route = string | { pattern: string };

/** Of wrangler's configuration what a deploy looks at; wrangler's own type is made of others that its package leaves out. */
export type WranglerConfig = {
  name?: string;
  account_id?: string;
  preview_urls?: boolean;
  /** Names of the blocks `[env.…]`. */
  definedEnvironments?: string[];
  vars: Partial<Record<SettingName, string>>;
  secrets?: { required?: string[] };
  kv_namespaces: { binding: string; id?: string }[];
  queues: {
    producers?: { queue: string }[];
    consumers?: { queue: string; dead_letter_queue?: string }[];
  };
  route?: Route;
  routes?: Route[];
  assets?: object;
  observability?: object;
};

/** What is deployed: one environment's own block of `wrangler.toml`, and nothing of the shell. */
export type Target = {
  /** `production`, or the name of a block `[env.…]`. */
  environment: string;
  /** The Worker's name with the account. */
  worker: string;
  config: WranglerConfig;
  vars: WranglerConfig['vars'];
};

/** @throws DeployError when the file has no such environment, or when one would reach into another */
export function readTarget(file: string, name?: string): Target {
  const target = targetOf(file, name);
  const shared = [undefined, ...(target.config.definedEnvironments ?? [])]
    .filter((other) => other !== name)
    .flatMap((other) => sharedWith(target, targetOf(file, other)));
  if (shared.length > 0) throw new DeployError(shared.join('. '));
  return target;
}

function targetOf(file: string, name?: string): Target {
  const config = readConfig(file, name);
  if (!config.name) throw new DeployError(`${file} gives the Worker no name`);
  return { environment: name ?? 'production', worker: config.name, config, vars: config.vars };
}

function readConfig(file: string, env?: string): WranglerConfig {
  try {
    return unstable_readConfig({ config: file, env }) as WranglerConfig;
  } catch (error) {
    throw new DeployError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** What only one of two environments may have: a queue has one consumer, and staging must not write into production's data. */
function sharedWith(target: Target, other: Target): string[] {
  const others = ownThings(other);
  return Object.entries(ownThings(target)).flatMap(([what, values]) =>
    values
      .filter((value) => others[what]?.includes(value))
      .map((value) => `${target.environment} and ${other.environment} have the same ${what}: ${value}`),
  );
}

function ownThings({ worker, config, vars }: Target): Record<string, string[]> {
  const present = (values: (string | undefined)[]) => values.flatMap((value) => (value ? [value] : []));
  return {
    'Worker name': [worker],
    SITE_URL: present([vars.SITE_URL]),
    SUPABASE_URL: present([vars.SUPABASE_URL]),
    queue: queuesOf(config),
    // An environment without any has those of production.
    route: present(
      [config.route, ...(config.routes ?? [])].map((route) => (typeof route === 'object' ? route.pattern : route)),
    ),
    'KV namespace': present(config.kv_namespaces.map(({ id }) => id)),
  };
}

/** Every queue that the Worker writes to, reads from or gives up to, once. */
export function queuesOf({ queues }: WranglerConfig): string[] {
  const names = [
    ...(queues.producers ?? []).map(({ queue }) => queue),
    ...(queues.consumers ?? []).flatMap(({ queue, dead_letter_queue }) => [queue, dead_letter_queue]),
  ];
  return [...new Set(names.flatMap((name) => (name ? [name] : [])))];
}

/** Names of settings that this shell has and a deploy does not send. */
export function settingsOfShell(environment: NodeJS.ProcessEnv = process.env): SettingName[] {
  return settingNames.filter((name) => environment[name]);
}
