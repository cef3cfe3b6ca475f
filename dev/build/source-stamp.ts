import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';

/** All that a build is made of. */
const sources = [
  '{client,worker,shared,content,public}/**/*',
  'dev/build/*.ts',
  'vite.config.ts',
  'wrangler.toml',
  'package.json',
  'package-lock.json',
  '.dev.vars',
];

/** Changes when anything changes that a build is made of; it names the build. */
export function stampOfSources(): string {
  const hash = createHash('sha256').update(process.env.CLOUDFLARE_ENV ?? '');
  for (const file of globSync(sources).sort()) {
    // The types that wrangler generates are no source of the build.
    if (file.endsWith('worker-configuration.d.ts') || !statSync(file).isFile()) continue;
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
