// The start of the workerd process, ours and the limit's in turn: until it listens, by when it has parsed the Worker and run its global
// scope (what Cloudflare calls startup time). Miniflare would make the configuration anew for each start and collect that garbage on the
// same cores while workerd reads it. So the configuration is recorded once, and what is timed is workerd started with the record, while
// nothing else is at work.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtempDisposable, open, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { V4WorkerOptions } from 'miniflare';
import type { Settings } from '../../dev/services/settings.ts';
import { builtWorker } from '../../dev/services/worker.ts';
import { pathOf } from '../../shared/routes.ts';
import { alone, startMeasured } from '../workerd.ts';
import type { Finding } from './budgets.ts';
import { bareWorker, limitSource, readRemembered } from './limit-worker.ts';
import { compareTurns, takeTurns } from './statistics.ts';

export async function measureStart(settings: Settings): Promise<Finding[]> {
  const site = alone(builtWorker(settings));
  const { workerd, answer } = await askSite(site);
  await using directory = await mkdtempDisposable(join(tmpdir(), 'plinth-start-'));
  await using ours = await record(site, workerd, join(directory.path, 'ours'));
  await using limit = await record(bareWorker(site, limitSource(answer)), workerd, join(directory.path, 'limit'));
  const recordings = { ours, limit };
  const turns = await takeTurns(15, (variant) => timeStart(recordings[variant]));
  return [{ budget: 'start, parsed and run', ...compareTurns(turns, (time) => time) }];
}

async function askSite(site: V4WorkerOptions) {
  await using running = await startMeasured(site);
  const [workerd = ''] = running.command;
  return { workerd, answer: await readRemembered(running.direct + pathOf('home', 'en')) };
}

/** The configuration leads to files and a port of the Miniflare that made it, which therefore runs on. */
type Recording = AsyncDisposable & { workerd: string; arguments: string[]; configuration: string };

async function record(worker: V4WorkerOptions, workerd: string, name: string): Promise<Recording> {
  const configuration = `${name}.bin`;
  const script = `${name}-workerd`;
  await writeFile(script, `#!/bin/sh\ncat > '${configuration}' && exec '${workerd}' "$@" < '${configuration}'\n`);
  await chmod(script, 0o700);
  process.env.MINIFLARE_WORKERD_PATH = script;
  try {
    const running = await startMeasured(worker);
    const dispose = () => running[Symbol.asyncDispose]();
    return { workerd, arguments: running.command.slice(1), configuration, [Symbol.asyncDispose]: dispose };
  } finally {
    delete process.env.MINIFLARE_WORKERD_PATH;
  }
}

/** From the birth of the process, in ms. */
async function timeStart(recording: Recording): Promise<number> {
  const configuration = await open(recording.configuration);
  const startedAt = performance.now();
  // workerd reports on its fourth descriptor, as its arguments say.
  const workerd = spawn(recording.workerd, recording.arguments, {
    stdio: [configuration.fd, 'ignore', 'inherit', 'pipe'],
  });
  try {
    for await (const line of createInterface(workerd.stdio[3] as Readable)) {
      const message: { event: string; socket?: string } = JSON.parse(line);
      if (message.event === 'listen' && message.socket?.startsWith('direct')) return performance.now() - startedAt;
    }
    throw new Error('workerd ended before it listened');
  } finally {
    workerd.kill('SIGKILL');
    await once(workerd, 'exit');
    await configuration.close();
  }
}
