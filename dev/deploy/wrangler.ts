// Runs wrangler as a process of its own, on what the caller names and nothing else of this shell.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempDisposableSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { settingNames } from '../../worker/env.ts';
import { DeployError } from './deploy-error.ts';

const program = join(dirname(createRequire(import.meta.url).resolve('wrangler/package.json')), 'bin/wrangler.js');

/** An entry of wrangler's own report of a command. */
export type Report = { type: string; version_id?: string; preview_url?: string; preview_alias_url?: string };

/**
 * What it says is shown as it comes.
 * @throws DeployError when it fails
 */
export function runWrangler(parameters: string[], accountId?: string): Report[] {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'plinth-deploy-'));
  const file = join(folder.path, 'report.ndjson');
  // Without a terminal to ask on, it takes its defaults and leaves wrangler.toml as it is.
  const { status } = spawnSync(process.execPath, [program, ...parameters], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment(accountId), WRANGLER_OUTPUT_FILE_PATH: file },
  });
  if (status !== 0) {
    throw new DeployError(`wrangler ${parameters.join(' ').split(' --', 1)} failed; what it printed says why`);
  }
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Report);
}

/** The JSON that a command prints; null where it fails. */
export function askWrangler(parameters: string[]): unknown {
  const { status, stdout } = spawnSync(process.execPath, [program, ...parameters, '--json'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
    env: environment(),
  });
  return status === 0 ? JSON.parse(stdout) : null;
}

function environment(accountId?: string): NodeJS.ProcessEnv {
  const ours: readonly string[] = [...settingNames, 'CLOUDFLARE_ENV'];
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.includes(name))),
    ...(accountId && { CLOUDFLARE_ACCOUNT_ID: accountId }),
  };
}
