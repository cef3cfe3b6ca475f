import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createBuilder } from 'vite';
import { stampOfSources } from './build/source-stamp.ts';

const stampFile = 'dist/source-stamp';

/** Builds the client and the Worker into `dist`, unless what is there was built from these very sources. Returns whether it did. */
export async function buildIfStale(): Promise<boolean> {
  const stamp = stampOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  const builder = await createBuilder({ logLevel: 'warn' });
  await builder.buildApp();
  writeFileSync(stampFile, stamp);
  return true;
}

if (import.meta.main) {
  // The Cloudflare plugin warns of secrets that are absent from files; a build needs none.
  process.env.WRANGLER_LOG ??= 'error';
  console.log((await buildIfStale()) ? 'built into dist/' : 'dist/ is up to date');
}
