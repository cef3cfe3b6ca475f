// What a page waits longer while 10,000 events a second are offered to the same Worker.
import type autocannon from 'autocannon';
import type { Settings } from '../../dev/services/settings.ts';
import { builtWorker } from '../../dev/services/worker.ts';
import { type EventBatch, maximumEvents } from '../../shared/events.ts';
import { pathOf } from '../../shared/routes.ts';
import { startMeasured, withoutFiles } from '../workerd.ts';
import type { Finding } from './budgets.ts';
import { load } from './requests.ts';
import { compareTurns, median, takeTurns } from './statistics.ts';

const seconds = 3;
const eventsPerSecond = 10_000;
const batch: EventBatch = { device: 'phone', events: Array(maximumEvents).fill(['page_seen', 'home', 'en', '']) };
const headers = { 'content-type': 'text/plain', 'user-agent': 'Mozilla/5.0 Firefox/145.0' };

export async function measureEvents(settings: Settings): Promise<Finding[]> {
  // Nobody waits for the queue's consumer, whose database would run in this very process.
  const { queueConsumers: _, ...worker } = withoutFiles(builtWorker(settings));
  await using site = await startMeasured(worker);
  const turns = await takeTurns(5, async (variant) => {
    const offered = variant === 'ours' ? offerEvents(site.direct) : null;
    const times = await timePages(site.direct);
    await offered;
    return median(times);
  });
  return [{ budget: 'page beside 10,000 events/s (limit: page alone)', ...compareTurns(turns, (time) => time) }];
}

function offerEvents(site: string): Promise<autocannon.Result> {
  const request: autocannon.Request = { method: 'POST', path: '/api/events', headers, body: JSON.stringify(batch) };
  const overallRate = eventsPerSecond / maximumEvents;
  return load(site, { requests: [{ ...request, setupRequest: asNewVisitor }], overallRate, duration: seconds });
}

let visitors = 0;

/** Each within its own limit. */
function asNewVisitor(request: autocannon.Request): autocannon.Request {
  visitors += 1;
  return { ...request, headers: { ...headers, 'cf-connecting-ip': `2001:db8:${visitors.toString(16)}::1` } };
}

/** In ms, one after the other. */
async function timePages(site: string): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const started = performance.now();
    await (await fetch(site + pathOf('home', 'en'))).text();
    times.push(performance.now() - started);
  }
  return times;
}
