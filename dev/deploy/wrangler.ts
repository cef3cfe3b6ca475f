// Runs wrangler as a process of its own, on what the caller names and nothing else of this shell.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { settingNames } from '../../worker/env.ts';
import { DeployError } from '../environments/deploy-error.ts';
import type { Target } from '../environments/target.ts';

const program = 'node_modules/wrangler/bin/wrangler.js';
const built = 'dist/worker';

/** An entry of wrangler's own report of a command. */
type Report = { type: string; version_id?: string; preview_url?: string; preview_alias_url?: string };

/**
 * What it says is shown as it comes.
 * @param config the file that it reads; what it reports goes beside it
 * @throws DeployError when it fails
 */
export function runWrangler(command: string, parameters: string[], config: string, accountId?: string): Report[] {
  const report = join(dirname(config), 'report.ndjson');
  // Without a terminal to ask on, it takes its defaults and leaves wrangler.toml as it is.
  const { status } = spawnSync(process.execPath, [program, ...command.split(' '), '--config', config, ...parameters], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment(accountId), WRANGLER_OUTPUT_FILE_PATH: report },
  });
  if (status !== 0) throw new DeployError(`wrangler ${command} failed; what it printed says why`);
  const lines = readFileSync(report, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/** The JSON that a command prints; null where it fails. */
export function askWrangler<Answer>(command: string, accountId?: string): Answer | null {
  const { status, stdout } = spawnSync(process.execPath, [program, ...command.split(' ')], {
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
    env: environment(accountId),
  });
  return status === 0 ? JSON.parse(stdout) : null;
}

function environment(accountId?: string): NodeJS.ProcessEnv {
  const ours: readonly string[] = [...settingNames, 'CLOUDFLARE_ENV'];
  const others = Object.entries(process.env).filter(([name]) => !ours.includes(name));
  return { ...Object.fromEntries(others), ...(accountId && { CLOUDFLARE_ACCOUNT_ID: accountId }) };
}

/** Ids of KV namespaces by their binding. */
type KvIds = Record<string, string | undefined>;

/**
 * Writes what wrangler is to upload, and returns the file: the one build, which is the same for every environment, with the block of this
 * one. What an earlier build or deploy left in `dist` has no say in it.
 * @param namespaces where wrangler.toml has none
 */
export function writeUploadConfig(folder: string, { config }: Target, namespaces: KvIds = {}): string {
  const { main, rules, assets } = JSON.parse(readFileSync(join(built, 'wrangler.json'), 'utf8'));
  // What says where the configuration came from, or how to build.
  const { configPath, userConfigPath, topLevelName, definedEnvironments, targetEnvironment, build, ...settings } =
    config;
  const upload = {
    ...settings,
    main: resolve(built, main),
    no_bundle: true,
    rules,
    assets: { ...config.assets, directory: resolve(built, assets.directory) },
    kv_namespaces: config.kv_namespaces.map((namespace) => ({ id: namespaces[namespace.binding], ...namespace })),
  };
  const file = join(folder, 'wrangler.json');
  writeFileSync(file, JSON.stringify(upload));
  return file;
}

/**
 * Namespaces that a first deploy made before it was cut short, by the name of their binding. Wrangler would make them again and be refused,
 * because the Worker that is to have them does not exist yet.
 */
export function findOrphans({ config, worker }: Target, accountId: string): KvIds {
  const existing = askWrangler<{ id: string; title: string }[]>('kv namespace list', accountId) ?? [];
  const ids = new Map(existing.map(({ id, title }) => [title, id]));
  // As wrangler names what it makes.
  const titleOf = (binding: string) => `${worker}-${binding.toLowerCase().replaceAll('_', '-')}`;
  return Object.fromEntries(config.kv_namespaces.map(({ binding }) => [binding, ids.get(titleOf(binding))]));
}
