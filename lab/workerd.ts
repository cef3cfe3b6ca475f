// Runs one Worker in a workerd of its own, with its CPU time within reach.
import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { V4WorkerOptions } from 'miniflare';
import { createMiniflare, type MiniflareOptions, onlyFailures } from '../dev/services/worker.ts';

export type MeasuredWorker = AsyncDisposable & {
  /** Leads to the Worker itself. */
  direct: string;
  /** Leads through Miniflare's own Workers, which compress as Cloudflare's edge does and answer for files. */
  front: string;
  /** The program and its arguments. */
  command: string[];
  /** Where V8's inspector listens for this Worker, if `inspectorPort` was given. */
  inspector: () => Promise<URL>;
  /** CPU time that the process has used, user and system, in ms; its resolution is 10 ms. */
  cpuTime(): number;
};

/** The Worker's code without what Miniflare puts beside it: files, KV, queues and mail are Workers of Miniflare's. */
export function alone(worker: V4WorkerOptions): V4WorkerOptions {
  const {
    kvNamespaces: _kv,
    queueProducers: _out,
    queueConsumers: _in,
    ratelimits: _limits,
    email: _,
    ...rest
  } = worker;
  return withoutFiles(rest);
}

export function withoutFiles({ assets: _, ...worker }: V4WorkerOptions): V4WorkerOptions {
  return worker;
}

/** One at a time: what is started meanwhile would be taken for this one's process. */
export async function startMeasured(worker: V4WorkerOptions, options?: MiniflareOptions): Promise<MeasuredWorker> {
  const born: ChildProcess[] = [];
  const onBirth = (message: unknown) => {
    born.push((message as { process: ChildProcess }).process);
  };
  subscribe('child_process', onBirth);
  const reachable: V4WorkerOptions = { ...worker, unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }] };
  const miniflare = createMiniflare([reachable], { ...onlyFailures, ...options });
  const front = await miniflare.ready;
  unsubscribe('child_process', onBirth);
  const workerd = born.find(({ spawnfile }) => basename(spawnfile).endsWith('workerd'));
  if (!workerd) throw new Error('Miniflare started no process named workerd');
  const direct = await miniflare.unsafeGetDirectURL();
  return {
    direct: direct.origin,
    front: front.origin,
    command: workerd.spawnargs,
    inspector: async () => new URL(`/core:user:${worker.name}`, await miniflare.getInspectorURL()),
    cpuTime: () => readCpuTime(workerd.pid),
    [Symbol.asyncDispose]: () => miniflare.dispose(),
  };
}

/** Linux has a hundred ticks a second on every architecture that Node runs on. */
const tick = 10;

function readCpuTime(pid: number | undefined): number {
  // The second field is the name in parentheses, and may hold spaces; utime and stime are fields 14 and 15.
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
}
