// Hands the built client to the Worker: names, integrity and the rules of the stylesheet, as the module `virtual:client-assets`.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import type { ClientAsset, ClientAssets } from '../../worker/pages/client-assets.ts';
import { coreName } from './core-chunk.ts';
import { pickPageStyles, sha256, wordsOf } from './page-styles.ts';
import { stampOfSources } from './source-stamp.ts';

const virtualId = 'virtual:client-assets';
const entryModule = 'client/entry.ts';
const headScriptModule = 'client/head-script.ts';
const liveModule = 'client/live.tsx';
const styleModule = 'client/style.css';
const fontsModule = 'client/fonts.css';

/** What waits for a visitor to do something, so that no page names it. */
const answersVisitor =
  /^client\/(?:features|navigation|pages\/[^/]+)\/|\/(?:challenge-details|chat|chat-errors|scheduling|settings|showcase)\.ts$/;

type Options = {
  /** Reads the finished build also where Vite serves: the tests see the Worker as it is deployed. */
  built?: boolean;
};

export function clientAssets({ built = false }: Options = {}): Plugin {
  let assets: (headScript: string) => Omit<ClientAssets, 'headScript'>;
  let root: string;
  return {
    name: 'plinth-client-assets',
    configResolved(config) {
      root = config.root;
      const outDir = join(root, 'dist/client');
      assets = built || config.command === 'build' ? (script) => readBuiltAssets(outDir, script) : readDevAssets;
    },
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : null),
    async load(id) {
      if (id !== `\0${virtualId}`) return null;
      const headScript = await buildHeadScript(join(root, headScriptModule));
      const json = JSON.stringify({ ...assets(headScript.text), headScript });
      // V8 reads data faster as JSON than as code.
      return `export const clientAssets = JSON.parse(${JSON.stringify(json)});`;
    },
  };
}

/** One immediately invoked function that shares nothing with the application's chunks. */
async function buildHeadScript(entry: string): Promise<ClientAssets['headScript']> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: true, target: 'es2022', lib: { entry, formats: ['iife'], name: 'head' } },
  });
  const [bundle] = [result].flat();
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error(`${entry} gave no script`);
  const text = chunk.code.trim();
  return { text, hash: sha256(text) };
}

/** A page of its own, or the notice that takes the place of one. */
function hasStyles(module: string): boolean {
  return /^client\/(pages\/[^/]+|layout\/error-notice)\.tsx$/.test(module);
}

function union(sets: Set<string>[]): Set<string> {
  return new Set(sets.flatMap((set) => [...set]));
}

function readDevAssets(): Omit<ClientAssets, 'headScript'> {
  return {
    build: 'dev',
    entry: { href: `/${entryModule}` },
    stylesheets: [fontsModule, styleModule].map((module) => ({ href: `/${module}?direct` })),
    styles: null,
    files: [],
    modules: {},
  };
}

function readBuiltAssets(outDir: string, headScript: string): Omit<ClientAssets, 'headScript'> {
  const manifest: Manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
  const asset = (file: string): ClientAsset => ({
    href: `/${file}`,
    integrity: sha256(readFileSync(join(outDir, file))),
  });
  const chunkOf = (module: string) => {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`The client build has no chunk for ${module}`);
    return chunk;
  };
  const filesOf = (module: string, seen = new Set<string>()): Set<string> => {
    const chunk = chunkOf(module);
    if (seen.has(chunk.file)) return seen;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) filesOf(imported, seen);
    return seen;
  };
  const entryFiles = filesOf(entryModule);
  const core = Object.keys(manifest).find((key) => manifest[key]?.name === coreName);
  if (!core) throw new Error(`The client build has no chunk named ${coreName}`);
  const liveFiles = filesOf(core);
  // Pages and their texts: what a visit loads once it has painted, beside the live application.
  const lazyModules = Object.keys(manifest).filter(
    (module) => manifest[module]?.isDynamicEntry && !answersVisitor.test(module),
  );
  const read = (module: string) => readFileSync(join(outDir, chunkOf(module).file), 'utf8').trim();
  const wordsByFile = new Map<string, Set<string>>();
  const wordsIn = (file: string) => {
    const found = wordsByFile.get(file) ?? wordsOf(readFileSync(join(outDir, file), 'utf8'));
    wordsByFile.set(file, found);
    return found;
  };
  // What a page fetches later of its own, the server draws at once.
  const words = (module: string) =>
    union([module, ...(chunkOf(module).dynamicImports ?? [])].flatMap((part) => [...filesOf(part)]).map(wordsIn));
  // Drawings take their colors from the page that shows them.
  const drawings = globSync('assets/drawings-*.svg', { cwd: outDir });
  const colors = drawings.map((file) => new Set(readFileSync(join(outDir, file), 'utf8').match(/var\(--\w+\)/g)));
  const always = union([wordsOf(headScript), ...[...liveFiles].map(wordsIn), ...colors]);
  const pages = lazyModules.filter(hasStyles).map((module) => [module, union([always, words(module)])]);
  const filesByModule = [
    [liveModule, liveFiles] as const,
    ...lazyModules.map((module) => [module, filesOf(module)] as const),
  ].map(([module, own]) => [module, [...own].filter((file) => !entryFiles.has(file))] as const);
  const files = [...new Set(filesByModule.flatMap(([, own]) => own))];
  return {
    build: stampOfSources().slice(0, 12),
    entry: asset(chunkOf(entryModule).file),
    stylesheets: [{ href: `/${chunkOf(styleModule).file}` }],
    styles: pickPageStyles(read(fontsModule) + read(styleModule), Object.fromEntries(pages)),
    files: files.map(asset),
    modules: Object.fromEntries(filesByModule.map(([module, own]) => [module, own.map((file) => files.indexOf(file))])),
  };
}
