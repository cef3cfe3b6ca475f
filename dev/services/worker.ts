import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4WorkerOptions } from 'miniflare';
import { workerOptionsFile } from '../build.ts';
import type { Mail, Mailbox } from './mailbox.ts';
import type { Settings } from './settings.ts';

/** The whole Worker, as it was built. */
export const workerFile = resolve('dist/worker/index.js');

export type RunningWorker = {
  url: string;
  miniflare: Miniflare;
  /** Runs the scheduled handler, which a deployed Worker's cron does. */
  runScheduled(): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  port: number;
  /** Where KV keeps its data; absent: in memory, where the queues always are. */
  stateDir?: string;
  settings: Settings;
  /** Catches the mails that the Worker sends; absent: Miniflare does, in a temporary folder. */
  mailbox?: Mailbox;
  /** Prints of the log only what failed. */
  isQuiet?: boolean;
};

/** Runs the built Worker in workerd, which itself listens on the port: no proxy stands between. */
export async function startWorker({ port, stateDir, settings, mailbox, isQuiet }: Options): Promise<RunningWorker> {
  const built = builtWorker(settings);
  const miniflare = createMiniflare(mailbox ? withMailbox(built, mailbox) : [built], {
    port,
    ...(isQuiet && onlyFailures),
    // Where `wrangler kv … --local --persist-to` and the development server look for it.
    ...(stateDir && { resourcePersistencePath: resolve(stateDir, 'worker/v3') }),
  });
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

export type MiniflareOptions = {
  port?: number;
  inspectorPort?: number;
  resourcePersistencePath?: string;
  handleStructuredLogs?: (line: { level: string; message: string }) => void;
};

/** For tests and the benchmark, where leads and conversations come and go by the hundred. */
export const onlyFailures: MiniflareOptions = {
  handleStructuredLogs: ({ level, message }) => {
    if (level === 'warn' || level === 'error') console.error(message);
  },
};

/** On any free port where none is said. */
export function createMiniflare(workers: V4WorkerOptions[], options: MiniflareOptions = {}): Miniflare {
  const log = new Log(LogLevel.WARN);
  return new Miniflare(convertV4MiniflareOptions({ host: '127.0.0.1', port: 0, cf: false, log, ...options, workers }));
}

/** In place of the platform's mail: a second Worker with the same method, which hands each mail to this process. */
function withMailbox(worker: V4WorkerOptions, mailbox: Mailbox): V4WorkerOptions[] {
  const { email: _, serviceBindings, ...site } = worker;
  return [
    { ...site, serviceBindings: { ...serviceBindings, LEAD_MAIL: 'mailbox' } } as V4WorkerOptions,
    {
      name: 'mailbox',
      compatibilityDate: '2026-10-01',
      modules: true,
      script: `
        import { WorkerEntrypoint } from 'cloudflare:workers';
        export default class extends WorkerEntrypoint {
          async send(mail) {
            const messageId = \`<\${crypto.randomUUID()}@localhost>\`;
            const body = JSON.stringify({ ...mail, headers: { ...mail.headers, 'Message-ID': messageId } });
            await this.env.MAILBOX.fetch('http://mailbox', { method: 'POST', body });
            return { messageId };
          }
        }
      `,
      serviceBindings: {
        MAILBOX: async (request: Request) => {
          await mailbox.send((await request.json()) as Mail);
          return new Response();
        },
      },
    } as unknown as V4WorkerOptions,
  ];
}

/** As the build left it. Its options are those of Miniflare 4, which wrangler speaks still; Miniflare has the translation. */
export function builtWorker(settings: Settings): V4WorkerOptions {
  const built = JSON.parse(readFileSync(workerOptionsFile, 'utf8'));
  return {
    ...built,
    name: 'plinth',
    // The checkout may have been moved since.
    assets: { ...built.assets, directory: resolve('dist/client') },
    modules: [{ type: 'ESModule', path: workerFile }],
    bindings: settings,
  };
}
