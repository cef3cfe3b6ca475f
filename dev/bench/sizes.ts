// How many bytes travel, and how large the Worker is. Brotli at its best, as files are compressed once for many visits.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

/** In bytes: the Worker's with gzip, all others with brotli except fonts, which are compressed in themselves. */
export type SizeFigures = {
  worker: number;
  html: number;
  /** The inlined rules, within `html`. */
  style: number;
  /** All rules, which come with the scripts. */
  stylesheet: number;
  scripts: number;
  /** The part of `scripts` that the HTML asks for, so that it may come before first paint: the entry and what it imports. */
  entry: number;
  /** What the page itself adds to `scripts`: its component and its texts. */
  page: number;
  fonts: Record<string, number>;
  /** Files that the page's drawings come from; the browser fetches them beside the first paint. */
  drawings: Record<string, number>;
  features: Record<string, number>;
};

const clientDir = 'dist/client';

export function measureSizes(html: string): SizeFigures {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'));
  const entry = withImports(manifest, [entryOf(html)]);
  const files = filesOf(html);
  const loaded = withImports(manifest, [entryOf(html), ...files.filter((file) => file.endsWith('.js'))]);
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  return {
    worker: gzipSync(Buffer.concat(readAll('dist/worker', '**/*.js'))).length,
    html: brotli(Buffer.from(html)),
    style: brotli(Buffer.from(style)),
    stylesheet: sum(files.filter((file) => file.endsWith('.css')).map(sizeOf)),
    scripts: sum([...loaded].map(sizeOf)),
    entry: sum([...entry].map(sizeOf)),
    page: sum([...loaded].filter((file) => /\/home-[^/]*\.js$/.test(file)).map(sizeOf)),
    fonts: Object.fromEntries(
      globSync('**/*.woff2', { cwd: clientDir }).map((file) => [file, readFileSync(join(clientDir, file)).length]),
    ),
    drawings: Object.fromEntries(globSync('assets/*.svg', { cwd: clientDir }).map((file) => [file, sizeOf(file)])),
    features: featureSizes(manifest, loaded),
  };
}

function entryOf(html: string): string {
  const [, entry] = /<script type="module" src="\/([^"]+)"/.exec(html) ?? [];
  if (!entry) throw new Error('The page names no entry script');
  return entry;
}

/** What the entry fetches by itself, without an interaction. */
function filesOf(html: string): string[] {
  const [, list] = /<script [^>]*id="page-chunks"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  if (!list) throw new Error('The page lists no files');
  return (JSON.parse(list) as { href: string }[]).map(({ href }) => href.slice(1));
}

/** The files and all that they import, whether the page names it or not. */
function withImports(manifest: Manifest, files: string[]): Set<string> {
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
function featureSizes(manifest: Manifest, loaded: ReadonlySet<string>): Record<string, number> {
  const features = Object.entries(manifest).filter(
    ([module, chunk]) =>
      chunk.isDynamicEntry && module.startsWith('client/') && !isPage(module) && !loaded.has(chunk.file),
  );
  return Object.fromEntries(
    features.map(([module, { file }]) => {
      const added = [...withImports(manifest, [file])].filter((needed) => !loaded.has(needed));
      return [module, sum(added.map(sizeOf))];
    }),
  );
}

function isPage(module: string): boolean {
  return module.startsWith('client/pages/');
}

function sizeOf(file: string): number {
  return brotli(readFileSync(join(clientDir, file)));
}

function readAll(directory: string, pattern: string): Buffer[] {
  return globSync(pattern, { cwd: directory }).map((file) => readFileSync(join(directory, file)));
}

function brotli(content: Buffer): number {
  return brotliCompressSync(content).length;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
