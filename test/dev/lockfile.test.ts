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
