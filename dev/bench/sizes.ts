// How many bytes travel, and how large the Worker is. Brotli at its best, as files are compressed once for many visits.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { languages } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import type { Settings } from '../services/settings.ts';
import { builtWorker } from '../services/worker.ts';
import type { Finding } from './budgets.ts';
import { alone, startMeasured } from './workerd.ts';

const clientDir = 'dist/client';

export async function measureSizes(settings: Settings): Promise<Finding[]> {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'));
  const findings: Finding[] = [];
  const site = await startMeasured(alone(builtWorker(settings)));
  try {
    for (const language of languages) {
      const response = await fetch(site.direct + pathOf('home', language));
      const html = await response.text();
      const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
      const loaded = withImports(manifest, scriptsIn(html));
      findings.push(
        { budget: 'html', of: language, ours: brotli(html) },
        { budget: 'style', of: language, ours: brotli(style) },
        { budget: 'scripts', of: language, ours: sizeOfFiles(loaded) },
      );
      if (language === 'en') findings.push(...featureSizes(manifest, loaded));
    }
  } finally {
    await site.close();
  }
  return [...findings, { budget: 'worker', ours: gzipSync(readWorker()).length }];
}

/** All that the HTML names, wherever it does so. */
function scriptsIn(html: string): string[] {
  return [...html.matchAll(/\/(assets\/[\w.-]+\.js)\b/g)].map(([, file = '']) => file);
}

/** The files and all that they import. */
function withImports(manifest: Manifest, files: readonly string[]): Set<string> {
  const chunksByFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const found = new Set(files);
  for (const file of found) {
    for (const imported of chunksByFile.get(file)?.imports ?? []) {
      const chunk = manifest[imported];
      if (chunk) found.add(chunk.file);
    }
  }
  return found;
}

/** Each module of a feature that loads on intent, with all that comes along and is not there yet. */
function featureSizes(manifest: Manifest, loaded: ReadonlySet<string>): Finding[] {
  const features = Object.entries(manifest).filter(
    ([module, { isDynamicEntry }]) => isDynamicEntry && module.startsWith('client/features/'),
  );
  return features.map(([module, { file }]) => {
    const added = [...withImports(manifest, [file])].filter((needed) => !loaded.has(needed));
    const budget = module.startsWith('client/features/desk/') ? 'desk' : 'feature';
    return { budget, of: basename(module, '.tsx'), ours: sizeOfFiles(added) };
  });
}

/** Brotli, in bytes. */
export function sizeOfFiles(files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + brotli(readFileSync(join(clientDir, file))), 0);
}

function readWorker(): Buffer {
  const directory = 'dist/worker';
  return Buffer.concat(globSync('**/*.js', { cwd: directory }).map((file) => readFileSync(join(directory, file))));
}

function brotli(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}
