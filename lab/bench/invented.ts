// What a Worker keeps of those who try to fill its memory: of each three requests one has an invented address, one an invented query and
// one invented headers.
import type autocannon from 'autocannon';
import type { Settings } from '../../dev/services/settings.ts';
import { builtWorker } from '../../dev/services/worker.ts';
import { pathOf } from '../../shared/routes.ts';
import { loadAutocannon } from '../load-tools.ts';
import { alone, startMeasured } from '../workerd.ts';
import type { Finding } from './budgets.ts';
import { heapOf } from './heap.ts';

const page = pathOf('services', 'en');

export async function measureInvented(settings: Settings, amount: number): Promise<Finding[]> {
  await using worker = await startMeasured(alone(builtWorker(settings)), { inspectorPort: 0 });
  const inspector = await worker.inspector();
  const heap = () => heapOf(inspector, () => fetch(worker.direct + page));
  await send(worker.direct, amount / 10);
  const early = await heap();
  await send(worker.direct, (amount * 9) / 10);
  const late = await heap();
  return [
    {
      budget: 'heap after invented addresses (limit: after a tenth of them)',
      ours: late,
      limit: early,
      ratio: late / early,
    },
  ];
}

/** @throws when a request failed */
async function send(url: string, amount: number): Promise<void> {
  const load = await loadAutocannon();
  const result = await load({ url, connections: 16, amount, requests: [{ setupRequest: invent }] });
  const failed = result['5xx'] + result.errors;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests failed`);
}

let invented = 0;

function invent(request: autocannon.Request): autocannon.Request {
  invented += 1;
  const word = `invented-${invented}`;
  if (invented % 3 === 0) return { ...request, path: `/${word}` };
  if (invented % 3 === 1) return { ...request, path: `${page}?${word}=${word}` };
  const headers = { [word]: word, 'user-agent': word, cookie: word, 'if-none-match': word, 'cf-connecting-ip': word };
  return { ...request, path: page, headers };
}
