// The start of the workerd process, ours and the limit's in turn: until it listens, by when it has parsed the Worker and run its global
// scope (what Cloudflare calls startup time), and until it has answered the first page. Miniflare would make the configuration anew
// for each start and collect that garbage on the same cores while workerd reads it. So the configuration is recorded once, and what
// is timed is workerd started with the record, while nothing else is at work.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { V4WorkerOptions } from 'miniflare';
import type { Settings } from '../services/settings.ts';
import { builtWorker } from '../services/worker.ts';
import { limitWorker, readAnswer } from './limit-worker.ts';
import { type Compared, compareFigure, repeat } from './statistics.ts';
import { alone, type MeasuredWorker, startMeasured } from './workerd.ts';

/** From the birth of the process, in ms. */
type Start = { listening: number; answered: number };

export type StartFigures = Record<keyof Start, Compared>;

export async function measureStart(settings: Settings, path: string, quick: boolean): Promise<StartFigures> {
  const site = alone(builtWorker(settings));
  const first = await startMeasured(site);
  const answer = await readAnswer(first.direct + path);
  const [workerd = ''] = first.command;
  await first.close();

  const directory = await mkdtemp(join(tmpdir(), 'plinth-start-'));
  const ours = await record(site, workerd, join(directory, 'ours'));
  const limit = await record(limitWorker(site, answer), workerd, join(directory, 'limit'));
  try {
    const turns = await repeat(quick ? 3 : 15, async () => ({
      ours: await timeStart(ours, path),
      limit: await timeStart(limit, path),
    }));
    return { listening: compareFigure(turns, 'listening'), answered: compareFigure(turns, 'answered') };
  } finally {
    await ours.running.close();
    await limit.running.close();
    await rm(directory, { recursive: true });
  }
}

/** The configuration leads to files and a port of the Miniflare that made it, which therefore runs on. */
type Recording = { workerd: string; arguments: string[]; configuration: string; running: MeasuredWorker };

async function record(worker: V4WorkerOptions, workerd: string, name: string): Promise<Recording> {
  const configuration = `${name}.bin`;
  const script = `${name}-workerd`;
  await writeFile(script, `#!/bin/sh\ncat > '${configuration}' && exec '${workerd}' "$@" < '${configuration}'\n`);
  await chmod(script, 0o700);
  process.env.MINIFLARE_WORKERD_PATH = script;
  try {
    const running = await startMeasured(worker);
    return { workerd, arguments: running.command.slice(1), configuration, running };
  } finally {
    delete process.env.MINIFLARE_WORKERD_PATH;
  }
}

async function timeStart(recording: Recording, path: string): Promise<Start> {
  const configuration = await open(recording.configuration);
  const startedAt = performance.now();
  // workerd reports on its fourth descriptor, as its arguments say.
  const workerd = spawn(recording.workerd, recording.arguments, {
    stdio: [configuration.fd, 'ignore', 'inherit', 'pipe'],
  });
  try {
    const port = await directPort(workerd);
    const listening = performance.now() - startedAt;
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The first answer after the start was ${response.status}`);
    return { listening, answered: performance.now() - startedAt };
  } finally {
    workerd.kill('SIGKILL');
    await once(workerd, 'exit');
    await configuration.close();
  }
}

async function directPort(workerd: ChildProcess): Promise<number> {
  for await (const line of createInterface(workerd.stdio[3] as Readable)) {
    const message: { event: string; socket?: string; port?: number } = JSON.parse(line);
    if (message.event === 'listen' && message.socket?.startsWith('direct') && message.port) return message.port;
  }
  throw new Error('workerd ended before it listened');
}
