import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Target } from './target.ts';

/** What the build made of the Worker, below `dist/worker`. */
type Built = { main: string; rules: unknown; assets: { directory: string } };

/** What says where the configuration came from, or how to build and serve. */
const ofTheSources = [
  'configPath',
  'userConfigPath',
  'topLevelName',
  'definedEnvironments',
  'targetEnvironment',
  'build',
  'dev',
];

const built = 'dist/worker';

/**
 * Writes what wrangler is to upload, and returns the file: the one build, which is the same for every environment, with the block of this
 * one. What an earlier build or deploy left in `dist` has no say in it.
 * @param folder where the file goes
 * @param namespaces ids of KV namespaces by their binding, where wrangler.toml has none
 */
export function writeUploadConfig(folder: string, { config }: Target, namespaces: Record<string, string> = {}): string {
  const { main, rules, assets } = JSON.parse(readFileSync(join(built, 'wrangler.json'), 'utf8')) as Built;
  const settings = Object.entries(config).filter(
    // Wrangler fills in what is absent, and then warns of some of it.
    ([name, value]) => !ofTheSources.includes(name) && JSON.stringify(value) !== '{}',
  );
  const file = join(folder, 'wrangler.json');
  const upload = {
    ...Object.fromEntries(settings),
    main: resolve(built, main),
    no_bundle: true,
    rules,
    assets: { ...config.assets, directory: resolve(built, assets.directory) },
    kv_namespaces: config.kv_namespaces.map((namespace) => ({ id: namespaces[namespace.binding], ...namespace })),
  };
  writeFileSync(file, JSON.stringify(upload));
  return file;
}
