// Programs that only one command needs, and that are large, stand in a package of their own beside it, with a lockfile of its own. The
// first run of the command installs them.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the packages of a folder, unless they are there.
 * @returns the folder `node_modules` of what is installed
 * @throws where npm can't install them
 */
export function installTools(folder: string): string {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const modules = join(folder, 'node_modules');
  /** What was installed last. */
  const installedFile = join(modules, 'installed-lock.json');
  if (existsSync(installedFile) && readFileSync(installedFile, 'utf8') === lock) return modules;
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  console.log(`installing ${Object.keys(dependencies).join(' and ')}, once`);
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--prefix', folder], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`The packages of ${folder} could not be installed; what npm printed says why`);
  writeFileSync(installedFile, lock);
  return modules;
}
