// Hands the built client to the Worker: names, integrity and the rules of the first paint, as the module `virtual:client-assets`.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import { languages } from '../../shared/languages.ts';
import { fileNameOf, routeIds } from '../../shared/routes.ts';
import { type ClientAssets, type Inlined, sharedTextsOf } from '../../worker/pages/client-assets.ts';
import { findReactScripts } from './react-scripts.ts';
import { buildIdOf, stampOfSources } from './source-stamp.ts';

const root = join(import.meta.dirname, '../..');
/** Of the client's build. */
export const outDir = join(root, 'dist/client');
const virtualId = 'virtual:client-assets';
const entryModule = 'client/entry.ts';
const style = 'client/styles/style.css';
/** Goes into the page as it stands: Tailwind and Vite do not know its pseudo-class yet, and would warn of it at every build. */
const currentStyle = 'client/styles/current.css';

/** What the client's build starts from. */
export const clientInput = [entryModule, style];

type Options = {
  /** Reads the finished build also where Vite serves: the tests see the Worker as it is deployed. */
  built?: boolean;
};

export function clientAssets({ built = false }: Options = {}): Plugin {
  return {
    name: 'plinth-client-assets',
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : null),
    async load(id) {
      if (id !== `\0${virtualId}`) return null;
      const isBuilt = built || this.environment.config.command === 'build';
      const assets: ClientAssets = {
        headScript: await buildHeadScript(),
        reactScripts: (await findReactScripts()).map(sha256),
        ...(isBuilt ? readBuiltAssets(isOfPages) : devAssets),
      };
      return `export const clientAssets = ${JSON.stringify(assets)};`;
    },
  };
}

/** One immediately invoked function that shares nothing with the application's chunks. */
async function buildHeadScript(): Promise<Inlined> {
  const entry = join(root, 'client/head-script.ts');
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: true, target: 'es2022', lib: { entry, formats: ['iife'], name: 'head' } },
  });
  const [bundle] = [result].flat();
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error(`${entry} gave no script`);
  return inlined(chunk.code);
}

const devAssets: Omit<ClientAssets, 'headScript' | 'reactScripts'> = {
  build: 'dev',
  entry: { href: `/${entryModule}` },
  style: null,
  linkedStyles: [style, currentStyle].map((module) => `/${module}?direct`),
  font: null,
  files: [],
  modules: {},
};

/** What a page can name (`chunksOf` in `worker/pages/render.tsx`). Browsers find by themselves what is loaded later. */
function isOfPages(module: string): boolean {
  if (module.startsWith('shared/content/')) return texts.has(basename(module, '.ts'));
  return /^client\/(live|load-post|pages\/)/.test(module);
}

/** The texts of pages. */
const texts = new Set([...routeIds, 'notFound' as const].map(fileNameOf));

/** `isWanted` says which of the modules that are loaded on their own. */
export function readBuiltAssets(
  isWanted: (module: string) => boolean = () => true,
): Omit<ClientAssets, 'headScript' | 'reactScripts'> {
  const manifest: Manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
  const read = (file: string) => readFileSync(join(outDir, file));
  const asset = (file: string) => ({ href: `/${file}`, integrity: sha256(read(file)) });
  const chunkOf = (module: string) => {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`The client build has no chunk for ${module}`);
    return chunk;
  };
  // The manifest lists a chunk that is no module's own by its file.
  const moduleNamed = (name: string) => Object.keys(manifest).find((module) => manifest[module]?.name === name) ?? name;
  const [font] = chunkOf(style).assets ?? [];
  if (!font) throw new Error('The client build has no font');
  const filesOf = (module: string, found = new Set<string>()): Set<string> => {
    const { file, imports = [] } = chunkOf(module);
    if (found.has(file)) return found;
    found.add(file);
    for (const imported of imports) filesOf(imported, found);
    return found;
  };
  const lazyModules = Object.keys(manifest).filter((module) => manifest[module]?.isDynamicEntry && isWanted(module));
  // What the entry imports is there once it runs, so no page has to name it.
  const entryFiles = filesOf(entryModule);
  const ownFilesOf = (module: string) => [...filesOf(module)].filter((file) => !entryFiles.has(file));
  const filesByModule = [
    ...lazyModules.map((module) => [module, ownFilesOf(module)] as const),
    ...languages.map(sharedTextsOf).map((name) => [name, ownFilesOf(moduleNamed(name))] as const),
  ];
  const files = [...new Set(filesByModule.flatMap(([, own]) => own))];
  return {
    build: buildIdOf(stampOfSources()),
    entry: asset(chunkOf(entryModule).file),
    style: inlined(read(chunkOf(style).file).toString() + readFileSync(join(root, currentStyle), 'utf8')),
    linkedStyles: [],
    font: `/${font}`,
    files: files.map(asset),
    modules: Object.fromEntries(filesByModule.map(([module, own]) => [module, own.map((file) => files.indexOf(file))])),
  };
}

function inlined(code: string): Inlined {
  const text = code.trim();
  return { text, hash: sha256(text) };
}

function sha256(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
