// Requests a second, latency and CPU of a page, ours and the limit's in turn, so that a disturbance meets both.
import autocannon from 'autocannon';
import type { Settings } from '../services/settings.ts';
import { builtWorker } from '../services/worker.ts';
import { limitWorker, readAnswer } from './limit-worker.ts';
import { compareFigure, median, percentile, repeat } from './statistics.ts';
import { alone, type MeasuredWorker, startMeasured } from './workerd.ts';

export type Load = {
  perSecond: number;
  /** In ms. */
  p50: number;
  p99: number;
  /** CPU of the workerd process for one request, in ms. */
  cpu: number;
};

export type RequestFigures = {
  repeated: { ours: Load; limit: Load; ratio: number; cpuRatio: number };
  /** Of a page that is rendered anew for each request. */
  first: Load;
};

const connections = 16;

export async function measureRequests(settings: Settings, path: string, quick: boolean): Promise<RequestFigures> {
  const rounds = quick ? 3 : 7;
  const site = alone(builtWorker(settings));
  const ours = await startMeasured(site);
  // The second answer comes from the page memory, as all after it.
  await readAnswer(ours.direct + path);
  const answer = await readAnswer(ours.direct + path);
  const limit = await startMeasured(limitWorker(site, answer));
  try {
    await assertSameAnswer(ours.direct + path, limit.direct + path);
    // Addresses with a query are never remembered.
    const rendered = `${path}?source=bench`;
    const [repeatedAmount, firstAmount] = quick ? [2000, 500] : [5000, 1000];
    for (const url of [path, rendered]) await send(ours, url, firstAmount);
    await send(limit, path, firstAmount);
    const turns = await repeat(rounds, async () => ({
      ours: await send(ours, path, repeatedAmount),
      limit: await send(limit, path, repeatedAmount),
      first: await send(ours, rendered, firstAmount),
    }));
    return {
      repeated: {
        ours: medianLoad(turns.map((turn) => turn.ours)),
        limit: medianLoad(turns.map((turn) => turn.limit)),
        ratio: compareFigure(turns, 'perSecond').ratio,
        cpuRatio: compareFigure(turns, 'cpu').ratio,
      },
      first: medianLoad(turns.map((turn) => turn.first)),
    };
  } finally {
    await ours.close();
    await limit.close();
  }
}

async function send(worker: MeasuredWorker, path: string, amount: number): Promise<Load> {
  const latencies: number[] = [];
  const cpuBefore = worker.cpuTime();
  const started = performance.now();
  // Its own times end with a whole second.
  let ended = started;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon({ url: worker.direct + path, connections, amount }, (error, outcome) =>
      error ? reject(error) : resolve(outcome),
    );
    instance.on('response', (_client, _status, _bytes, latency) => {
      latencies.push(latency);
      ended = performance.now();
    });
  });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} of ${amount} requests for ${path} failed`);
  return {
    perSecond: (amount / (ended - started)) * 1000,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    cpu: (worker.cpuTime() - cpuBefore) / amount,
  };
}

function medianLoad(loads: Load[]): Load {
  const of = (name: keyof Load) => median(loads.map((load) => load[name]));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), cpu: of('cpu') };
}

/** A comparison with another page or with fewer headers would be none. */
async function assertSameAnswer(ours: string, limit: string): Promise<void> {
  const [one, other] = [await readAnswer(ours), await readAnswer(limit)];
  if (JSON.stringify(one) !== JSON.stringify(other)) throw new Error('The bare Worker does not answer as ours does');
}
