// The built Worker inside another one that counts what the platform bills: requests, operations of KV and queues, and calls to others.
import { readFileSync } from 'node:fs';
import type { V4WorkerOptions } from 'miniflare';
import { workerFile } from '../../dev/services/worker.ts';

/** A request as the Worker got it. */
export type Received = { method: string; path: string; headers: Record<string, string>; body: string };

/** Those on which the Worker's answer depends. */
const kept = ['content-type', 'user-agent'];

export type Meter = {
  received: Received[];
  /** How often, by what: `kv.get`, `queue.send`, `queue.delivered`, `fetch https://…`. */
  counts: Record<string, number>;
};

const meterPath = '/meter';
const schedulePath = '/meter/schedule';

export function meteredWorker(site: V4WorkerOptions): V4WorkerOptions {
  const { kvNamespaces = {}, queueProducers = {} } = site;
  const kinds = Object.fromEntries([
    ...Object.keys(kvNamespaces).map((name) => [name, 'kv']),
    ...Object.keys(queueProducers).map((name) => [name, 'queue']),
  ]);
  return {
    ...site,
    rootPath: undefined,
    modules: [
      { type: 'ESModule', path: 'meter.js', contents: meterSource(kinds) },
      { type: 'ESModule', path: 'site.js', contents: readFileSync(workerFile, 'utf8') },
    ],
  } as V4WorkerOptions;
}

/** What was counted since it was last asked. */
export async function readMeter(origin: string): Promise<Meter> {
  return (await fetch(origin + meterPath)).json() as Promise<Meter>;
}

/** Runs the scheduled handler once. */
export async function runSchedule(origin: string): Promise<void> {
  const { ok, status } = await fetch(origin + schedulePath);
  if (!ok) throw new Error(`The scheduled handler failed: ${status}`);
}

const meterSource = (kinds: Record<string, string>) => `
  const kinds = ${JSON.stringify(kinds)};
  let meter;
  const reset = () => (meter = { received: [], counts: {} });
  reset();
  const count = (what, times = 1) => (meter.counts[what] = (meter.counts[what] ?? 0) + times);

  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    count('fetch ' + new URL(input instanceof Request ? input.url : input).origin);
    return send(input, init);
  };

  // An operation on several keys or messages counts for each of them, as it does on the bill.
  const counted = (kind, binding) => new Proxy(binding, {
    get: (target, method) => typeof target[method] !== 'function' ? target[method] : (first, ...others) => {
      count(kind + '.' + (method === 'sendBatch' ? 'send' : method), Array.isArray(first) ? first.length : 1);
      return target[method](first, ...others);
    },
  });
  const metered = (env) => Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, kinds[name] ? counted(kinds[name], value) : value]),
  );

  // Only now, because it may keep the fetch that it finds.
  const { default: site } = await import('./site.js');
  export default {
    async fetch(request, env, context) {
      const { pathname, search } = new URL(request.url);
      if (pathname === '${meterPath}') {
        const answer = Response.json(meter);
        reset();
        return answer;
      }
      if (pathname === '${schedulePath}') {
        await site.scheduled({ cron: '*/5 * * * *' }, metered(env), context);
        return new Response();
      }
      const body = request.method === 'GET' ? '' : await request.clone().text();
      const headers = Object.fromEntries([...request.headers].filter(([name]) => ${JSON.stringify(kept)}.includes(name)));
      meter.received.push({ method: request.method, path: pathname + search, headers, body });
      return site.fetch(request, metered(env), context);
    },
    queue(batch, env, context) {
      count('queue.delivered', batch.messages.length);
      return site.queue(batch, metered(env), context);
    },
  };
`;
