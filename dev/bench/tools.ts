// The load generator and Lighthouse are a tenth of all packages and needed here alone, so they stand in a package of their own, with
// a lockfile of its own, that the first run of the benchmark installs.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type autocannon from 'autocannon';

const folder = join(import.meta.dirname, 'tools');
const lockfile = join(folder, 'package-lock.json');
/** What was installed last. */
const installedFile = join(folder, 'node_modules/installed-lock.json');

/** @throws where npm can't install them */
export function installTools(): void {
  const lock = readFileSync(lockfile, 'utf8');
  if (existsSync(installedFile) && readFileSync(installedFile, 'utf8') === lock) return;
  console.log('installing autocannon and lighthouse, once');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--prefix', folder], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The tools of the benchmark could not be installed; what npm printed says why');
  writeFileSync(installedFile, lock);
}

/** The program of a tool. */
export function commandOf(tool: 'lighthouse'): string {
  return join(folder, 'node_modules/.bin', tool);
}

export async function loadAutocannon(): Promise<typeof autocannon> {
  const { default: send } = await import(join(folder, 'node_modules/autocannon/autocannon.js'));
  return send;
}
