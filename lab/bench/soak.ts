// A long load on one Worker, half of what it can bear: its memory must not grow with what it has answered.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Settings } from '../../dev/services/settings.ts';
import { builtWorker } from '../../dev/services/worker.ts';
import { feedPath } from '../../shared/routes.ts';
import { startMeasured, withoutFiles } from '../workerd.ts';
import { sendLead, sendMessage } from './api.ts';
import type { Finding } from './budgets.ts';
import { heapOf } from './heap.ts';
import { load } from './requests.ts';

/** Bounds the number of requests on a fast machine. */
const mostPerSecond = 2000;

export async function measureSoak(settings: Settings, seconds: number): Promise<Finding[]> {
  await using worker = await startMeasured(withoutFiles(builtWorker(settings)), { inspectorPort: 0 });
  const site = worker.direct;
  const inspector = await worker.inspector();
  const pages = await listPages(site);
  const perSecond = await visit(site, pages, 5);
  const halfLoad = Math.min(Math.round(perSecond / 2), mostPerSecond);
  const heap = () => heapOf(inspector, () => fetch(site));
  const soak = (time: number) => Promise.all([visit(site, pages, time, halfLoad), converse(site, time)]);
  await soak(seconds / 5);
  const early = await heap();
  await soak((seconds * 4) / 5);
  const late = await heap();
  return [
    { budget: 'heap at the end of a soak', ours: late },
    { budget: 'heap at the end of a soak (limit: after a fifth of it)', ours: late, limit: early, ratio: late / early },
  ];
}

async function listPages(site: string): Promise<string[]> {
  const sitemap = await (await fetch(site + feedPath('sitemap'))).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

let asked = 0;

/** All pages in turn; of five rounds four are answered from memory, and one is rendered anew. */
function nextPath(pages: readonly string[]): string {
  const page = pages[asked % pages.length] ?? '';
  const round = Math.floor(asked / pages.length);
  asked += 1;
  return round % 5 === 4 ? `${page}?source=soak-${asked}` : page;
}

/** As fast as it goes, or at most `overallRate` requests a second; returns how many it were. */
async function visit(site: string, pages: readonly string[], duration: number, overallRate?: number): Promise<number> {
  const { requests } = await load(site, {
    duration,
    overallRate,
    // Else each late answer counts as many, which takes minutes on a busy machine.
    ...(overallRate && { ignoreCoordinatedOmission: true }),
    requests: [{ setupRequest: (request) => ({ ...request, path: nextPath(pages) }) }],
  });
  return requests.total / duration;
}

/** Beside the pages, a visitor writes to the assistant and sends a request every second. */
async function converse(site: string, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    await sendMessage(site, { message: 'How long does CRM integration take?' });
    await sendLead(site);
    await sleep(1000);
  }
}
