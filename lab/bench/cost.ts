// What visits, leads and conversations cost: how often each needs what is on the bill. docs/operating/costs.md reckons with these figures.
import { setTimeout as sleep } from 'node:timers/promises';
import { asVisitor, startChromium } from '../../dev/chromium.ts';
import type { Settings } from '../../dev/services/settings.ts';
import { builtWorker } from '../../dev/services/worker.ts';
import { pathOf } from '../../shared/routes.ts';
import { type MeasuredWorker, startMeasured } from '../workerd.ts';
import { newVisitor, sendLead, sendMessage } from './api.ts';
import type { Finding } from './budgets.ts';
import { type Meter, meteredWorker, type Received, readMeter, runSchedule } from './metered-worker.ts';

const visits = 400;
const leads = 100;
const conversations = 200;
const messagesEach = 5;
const runs = 20;

/** How many go on at once. */
const atOnce = 8;

/** What was needed for something, once for each; `cpu` in ms, with that of Miniflare's stand-ins for KV and queues. */
type Cost = { requests: number; cpu: number; kvReads: number; kvWrites: number; queue: number; database: number };

export async function measureCost(settings: Settings): Promise<Finding[]> {
  await using worker = await startMeasured(meteredWorker(builtWorker(settings)));
  const pages = await recordVisit(worker);
  const repeat = (times: number, run: () => Promise<unknown>) => costOf(worker, settings, times, run);
  await repeat(50, () => replay(worker, pages));
  const costs = {
    visit: await repeat(visits, () => replay(worker, pages)),
    lead: await repeat(leads, () => sendLead(worker.direct)),
    'chat message': divide(await repeat(conversations, () => converse(worker)), messagesEach),
    'run of the schedule': await repeat(runs, () => runSchedule(worker.direct)),
  };
  console.table(costs);
  return Object.entries(costs).flatMap(([of, { requests, queue, database, kvReads, kvWrites }]): Finding[] => [
    { budget: 'requests', of, ours: requests },
    { budget: 'KV, queue and database operations', of, ours: kvReads + kvWrites + queue + database },
  ]);
}

/** After a visit, in ms: all together send less than the 100 batches a second that the Worker takes. */
const pause = 320;

/** How long a visitor looks at a page, in ms: longer than events are gathered. */
const stay = 6000;

/** A visitor comes to the home page and goes on to three others. Returns what of it reached the Worker: files do not. */
async function recordVisit(worker: MeasuredWorker): Promise<Received[]> {
  await using browser = await startChromium(asVisitor);
  const page = await browser.newPage();
  await page.goto(worker.front + pathOf('home', 'en'));
  await page.locator('html[data-hydrated]').waitFor();
  for (const id of ['services', 'pricing', 'contact'] as const) {
    const path = pathOf(id, 'en');
    await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
    await page.waitForURL(worker.front + path);
    await sleep(stay);
  }
  await page.close({ runBeforeUnload: true });
  return (await readToEnd(worker)).received;
}

async function replay({ direct }: MeasuredWorker, received: readonly Received[]): Promise<void> {
  const visitor = newVisitor();
  for (const { method, path, headers, body } of received) {
    const response = await fetch(direct + path, {
      method,
      headers: { ...headers, ...visitor, ...(body && { origin: direct }) },
      ...(body && { body }),
    });
    await response.arrayBuffer();
  }
  await sleep(pause);
}

async function converse({ direct }: MeasuredWorker): Promise<void> {
  const visitor = newVisitor();
  let sessionId: string | undefined;
  for (let sent = 0; sent < messagesEach; sent += 1) {
    const answer = await sendMessage(direct, { message: 'How long does CRM integration take?', sessionId }, visitor);
    sessionId = answer.sessionId;
  }
}

async function costOf(
  worker: MeasuredWorker,
  settings: Settings,
  times: number,
  run: () => Promise<unknown>,
): Promise<Cost> {
  await readMeter(worker.direct);
  const cpuBefore = worker.cpuTime();
  for (let done = 0; done < times; done += atOnce) {
    await Promise.all(Array.from({ length: Math.min(atOnce, times - done) }, run));
  }
  const { received, counts } = await readToEnd(worker);
  const { origin } = new URL(settings.SUPABASE_URL ?? '');
  const of = (...names: string[]) => names.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
  const all = {
    requests: received.length,
    cpu: worker.cpuTime() - cpuBefore,
    kvReads: of('kv.get', 'kv.getWithMetadata'),
    kvWrites: of('kv.put', 'kv.delete', 'kv.list'),
    // Each message is written, read and deleted.
    queue: of('queue.send', 'queue.delivered', 'queue.delivered'),
    database: of(`fetch ${origin}`),
  };
  return divide(all, times);
}

/** Until no more is counted for longer than a queue waits for a batch to fill. */
async function readToEnd(worker: MeasuredWorker): Promise<Meter> {
  const all: Meter = { received: [], counts: {} };
  for (;;) {
    const { received, counts } = await readMeter(worker.direct);
    if (received.length === 0 && Object.keys(counts).length === 0) return all;
    all.received.push(...received);
    for (const [what, times] of Object.entries(counts)) all.counts[what] = (all.counts[what] ?? 0) + times;
    await sleep(3000);
  }
}

function divide(cost: Cost, times: number): Cost {
  const each = Object.entries(cost).map(([name, value]) => [name, Math.round((value / times) * 100) / 100]);
  return Object.fromEntries(each) as Cost;
}
