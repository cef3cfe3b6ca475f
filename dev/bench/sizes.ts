// How many bytes travel, and how large the Worker is. Brotli at its best, as files are compressed once for many visits.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { languages } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import { outDir, readBuiltAssets } from '../build/client-assets.ts';
import type { Settings } from '../services/settings.ts';
import { builtWorker, workerFile } from '../services/worker.ts';
import type { Finding } from './budgets.ts';
import { alone, startMeasured } from './workerd.ts';

export async function measureSizes(settings: Settings): Promise<Finding[]> {
  await using site = await startMeasured(alone(builtWorker(settings)));
  const findings: Finding[] = [];
  for (const language of languages) {
    const html = await (await fetch(site.direct + pathOf('home', language))).text();
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    const loaded = scriptsIn(html);
    findings.push(
      { budget: 'HTML with its inlined rules, brotli', of: language, ours: brotli(html) },
      { budget: 'inlined rules, brotli', of: language, ours: brotli(style) },
      { budget: 'JavaScript before interaction, brotli', of: language, ours: sizeOfFiles(loaded) },
    );
    if (language === 'en') findings.push(...featureSizes(loaded));
  }
  return [...findings, { budget: 'Worker, gzip', ours: gzipSync(readFileSync(workerFile)).length }];
}

/** All that the HTML names, wherever it does so: with each chunk those that it imports. */
function scriptsIn(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(/\/(assets\/[\w.-]+\.js)\b/g), ([, file = '']) => file));
}

/** Each module of a feature that loads on intent, with all that comes along and is not there yet. */
function featureSizes(loaded: ReadonlySet<string>): Finding[] {
  const { files, modules } = readBuiltAssets();
  const features = Object.entries(modules).filter(([module]) => module.startsWith('client/features/'));
  return features.map(([module, places]) => {
    const needed = places.map((place) => files[place]?.href.slice(1) ?? '');
    const isDesk = module.startsWith('client/features/desk/');
    const budget = isDesk ? "owner's desk on its own page, brotli" : 'on intent, brotli';
    return { budget, of: basename(module, '.tsx'), ours: sizeOfFiles(needed.filter((file) => !loaded.has(file))) };
  });
}

/** Brotli, in bytes. */
export function sizeOfFiles(files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + brotli(readFileSync(join(outDir, file))), 0);
}

function brotli(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}
