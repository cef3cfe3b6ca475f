import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4WorkerOptions } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import type { Settings } from './settings.ts';

// Wrangler would warn of secrets that are missing, which are given to the Worker below.
process.env.WRANGLER_LOG ??= 'error';

const outDir = 'dist/worker';
const configFile = join(outDir, 'wrangler.json');

export type RunningWorker = {
  url: string;
  miniflare: Miniflare;
  /** Runs the scheduled handler, which a deployed Worker's cron does. */
  runScheduled(): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  port: number;
  /** Where KV keeps its data; absent: in memory. */
  stateDir?: string;
  settings: Settings;
};

/** Runs the built Worker in workerd, which itself listens on the port: no proxy stands between. */
export async function startWorker({ port, stateDir, settings }: Options): Promise<RunningWorker> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port,
      cf: false,
      log: new Log(LogLevel.WARN),
      // Where `wrangler kv … --local --persist-to` and the development server look for it.
      ...(stateDir && { resourcePersistencePath: resolve(stateDir, 'worker/v3') }),
      workers: [builtWorker(settings)],
    }),
  );
  const { origin } = await miniflare.ready;
  return {
    url: origin,
    miniflare,
    runScheduled: async () => {
      const handlers = (await miniflare.getWorker()) as unknown as { scheduled(options: object): Promise<unknown> };
      await handlers.scheduled({ cron: '*/5 * * * *' });
    },
    close: () => miniflare.dispose(),
  };
}

/** Wrangler speaks the options of Miniflare 4 still; Miniflare has the translation. */
export function builtWorker(settings: Settings): V4WorkerOptions {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(configFile);
  return {
    ...(workerOptions as object),
    name: 'plinth',
    modulesRoot: resolve(outDir),
    modules: builtModules(),
    bindings: { ...(workerOptions.bindings as object), ...settings },
  };
}

/** The entry first, as workerd wants it. */
function builtModules() {
  const files = globSync('**/*.js', { cwd: outDir }).sort(
    (a, b) => Number(b === 'index.js') - Number(a === 'index.js'),
  );
  return files.map((file) => ({
    type: 'ESModule' as const,
    path: resolve(outDir, file),
    contents: readFileSync(join(outDir, file), 'utf8'),
  }));
}
