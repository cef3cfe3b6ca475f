import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildIdOf, stampOfSources } from './build/source-stamp.ts';

const stampFile = 'dist/source-stamp';
/** How Miniflare runs the built Worker, for `dev/services/worker.ts`: reading it takes no wrangler, which takes a second to load. */
export const workerOptionsFile = 'dist/worker/miniflare.json';

/** Whether what is in `dist` was built from these very sources. */
export function isBuilt(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOfSources();
}

/** What `/api/health` of this build calls it. */
export function buildId(): string {
  return buildIdOf(readFileSync(stampFile, 'utf8'));
}

/**
 * Builds where `dist` is not of these sources. In a process of its own, which keeps what wrangler says of a build out of the caller's output.
 * @throws when it fails; what it printed says why
 */
export function ensureBuilt(): void {
  if (isBuilt()) return;
  const { status } = spawnSync(process.execPath, [import.meta.filename], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('The site could not be built; what stands above says why.');
}

/** Builds the client and the Worker into `dist`: one build for every environment, so none can be sent to another. */
async function build(): Promise<void> {
  delete process.env.CLOUDFLARE_ENV;
  // A test that builds has `test` here, by which the libraries would come as for development.
  delete process.env.NODE_ENV;
  const stamp = stampOfSources();
  // Only here, because it takes long to load.
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ logLevel: 'warn' });
  await builder.buildApp();
  // The Cloudflare plugin copies the secrets of `.dev.vars` for `vite preview`, which nobody here runs.
  rmSync('dist/worker/.dev.vars', { force: true });
  const { unstable_getMiniflareWorkerOptions } = await import('wrangler');
  const { workerOptions } = unstable_getMiniflareWorkerOptions('dist/worker/wrangler.json');
  // Without the settings of files: whoever starts the Worker gives it all of them.
  writeFileSync(workerOptionsFile, JSON.stringify({ ...workerOptions, bindings: {} }));
  writeFileSync(stampFile, stamp);
}

if (import.meta.main) {
  // The Cloudflare plugin warns of secrets that are absent from files; a build needs none.
  process.env.WRANGLER_LOG ??= 'error';
  const wasBuilt = isBuilt();
  if (!wasBuilt) await build();
  console.log(wasBuilt ? 'dist/ is up to date' : 'built into dist/');
}
