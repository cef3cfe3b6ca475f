import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** All that a build is made of; dotfiles in folders need a pattern of their own. */
const sources = [
  '{client,worker,shared,content,public,dev/build}/**/{*,.*}',
  '{*.config.ts,*.toml,{package,tsconfig}*.json}',
];

/** Changes when anything changes that a build is made of. */
export function stampOfSources(root = '.'): string {
  const hash = createHash('sha256');
  // Declarations of types, some of them generated, leave no trace in a build.
  for (const name of globSync(sources, { cwd: root, exclude: ['**/*.d.ts'] }).sort()) {
    const file = join(root, name);
    if (statSync(file).isFile()) hash.update(name).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Names a build where people see it. */
export const buildIdOf = (stamp: string) => stamp.slice(0, 12);
