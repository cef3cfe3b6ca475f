// What only some steps of the benchmark need is large, and stands in a package with a lockfile of its own. The first step that needs it
// installs it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type autocannon from 'autocannon';

const folder = join(import.meta.dirname, 'tools');
const modules = join(folder, 'node_modules');

export function findLighthouse(): string {
  installTools();
  return join(modules, '.bin/lighthouse');
}

export async function loadAutocannon(): Promise<typeof autocannon> {
  installTools();
  const { default: send } = await import(join(modules, 'autocannon/autocannon.js'));
  return send;
}

function installTools(): void {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  /** The lockfile of what was installed last. */
  const installedFile = join(modules, 'installed-lock.json');
  if (existsSync(installedFile) && readFileSync(installedFile, 'utf8') === lock) return;
  console.log('installing autocannon and lighthouse, once');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--prefix', folder], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`The packages of ${folder} could not be installed; what npm printed says why`);
  writeFileSync(installedFile, lock);
}
