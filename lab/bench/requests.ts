// Requests a second of a page from memory, and CPU of a page rendered anew; ours and the limit's in turn, so that a disturbance meets
// both.
import type autocannon from 'autocannon';
import type { Settings } from '../../dev/services/settings.ts';
import { builtWorker } from '../../dev/services/worker.ts';
import { pathOf } from '../../shared/routes.ts';
import { loadAutocannon } from '../load-tools.ts';
import { alone, type MeasuredWorker, startMeasured } from '../workerd.ts';
import type { Finding } from './budgets.ts';
import { bareWorker, limitSource, readRemembered } from './limit-worker.ts';
import { compareTurns, takeTurns, type Variant } from './statistics.ts';

const path = pathOf('home', 'en');
const repeated = 5000;
const rendered = 1000;

export async function measureRequests(settings: Settings): Promise<Finding[]> {
  const site = alone(builtWorker(settings));
  await using ours = await startMeasured(site);
  const answer = await readRemembered(ours.direct + path);
  await using limit = await startMeasured(bareWorker(site, limitSource(answer)));
  const measure = async (variant: Variant) => {
    const worker = { ours, limit }[variant];
    const again = await send(worker, repeated, { path });
    const first = variant === 'ours' ? await send(worker, rendered, { setupRequest: renderAnew }) : again;
    return { perSecond: again.perSecond, cpu: first.cpu };
  };
  if (JSON.stringify(await readRemembered(limit.direct + path)) !== JSON.stringify(answer)) {
    throw new Error('The bare Worker does not answer as ours does');
  }
  // What follows meets code that V8 has compiled.
  await takeTurns(1, measure);
  const turns = await takeTurns(7, measure);
  return [
    { budget: 'requests/s, repeated page', ...compareTurns(turns, ({ perSecond }) => perSecond) },
    { budget: 'CPU of a first render', ...compareTurns(turns, ({ cpu }) => cpu) },
  ];
}

let asked = 0;

/** The same page with a source label of its own, so that no memory can hold it. */
function renderAnew(request: autocannon.Request): autocannon.Request {
  asked += 1;
  return { ...request, path: `${path}?source=bench-${asked}` };
}

/** `cpu` is what the workerd process takes for one request, in ms. */
async function send(worker: MeasuredWorker, amount: number, request: autocannon.Request) {
  const cpuBefore = worker.cpuTime();
  const started = performance.now();
  // Autocannon's own times end with a whole second.
  let ended = started;
  const setupClient = (client: autocannon.Client) => {
    client.on('response', () => {
      ended = performance.now();
    });
  };
  await load(worker.direct, { amount, requests: [request], setupClient });
  return { perSecond: (amount / (ended - started)) * 1000, cpu: (worker.cpuTime() - cpuBefore) / amount };
}

/** @throws when a request failed */
export async function load(url: string, options: Omit<autocannon.Options, 'url'>): Promise<autocannon.Result> {
  const send = await loadAutocannon();
  const result = await send({ url, connections: 16, ...options });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests failed`);
  return result;
}
