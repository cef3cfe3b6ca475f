import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildIdOf, stampOfSources } from './build/source-stamp.ts';

const stampFile = 'dist/source-stamp';

/** Whether what is in `dist` was built from these very sources. */
export function isBuilt(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOfSources();
}

/** What `/api/health` of this build calls it. */
export function buildId(): string {
  return buildIdOf(readFileSync(stampFile, 'utf8'));
}

/** Builds the client and the Worker into `dist`. */
export async function build(): Promise<void> {
  const stamp = stampOfSources();
  // Only here, because it takes long to load.
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ logLevel: 'warn' });
  await builder.buildApp();
  // The Cloudflare plugin copies the secrets of `.dev.vars` for `vite preview`, which nobody here runs.
  rmSync('dist/worker/.dev.vars', { force: true });
  writeFileSync(stampFile, stamp);
}

if (import.meta.main) {
  // The Cloudflare plugin warns of secrets that are absent from files; a build needs none.
  process.env.WRANGLER_LOG ??= 'error';
  const wasBuilt = isBuilt();
  if (!wasBuilt) await build();
  console.log(wasBuilt ? 'dist/ is up to date' : 'built into dist/');
}
