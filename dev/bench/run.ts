// `npm run bench`: measures the built site on this machine, beside a bare Worker that answers with the same bytes; prints a
// table and writes `bench-results.json`. `--quick` takes fewer turns, and fewer pages to Lighthouse.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOf } from '#shared/routes.ts';
import { build, isBuilt } from '../build.ts';
import { startServices } from '../services/start-services.ts';
import { builtWorker } from '../services/worker.ts';
import { measureApi } from './api.ts';
import { measureBrowser } from './browser.ts';
import { measureLighthouse } from './lighthouse.ts';
import { readAnswer } from './limit-worker.ts';
import { isWithin, type Measured, rowsOf, tableOf } from './report.ts';
import { measureRequests } from './requests.ts';
import { measureSizes } from './sizes.ts';
import { measureStart } from './start-time.ts';
import { alone, startMeasured } from './workerd.ts';

const resultsFile = 'bench-results.json';
const quick = process.argv.includes('--quick');
const path = pathOf('home', 'en');

if (process.platform !== 'linux') {
  console.error('npm run bench reads the CPU time of workerd from /proc, which only Linux has.');
  process.exit(1);
}

const started = performance.now();
const load = loadavg()[0] ?? 0;
if (!isBuilt()) await build();
const stateDir = await mkdtemp(join(tmpdir(), 'plinth-bench-'));
const services = await startServices({ settings: {}, stateDir, siteUrl: 'http://localhost:8787' });
try {
  const measured = await measure();
  const rows = rowsOf(measured);
  console.log(`\n${tableOf(rows)}\n`);
  const machine = { cpu: cpus()[0]?.model, cores: availableParallelism(), loadBefore: load, node: process.version };
  const seconds = Math.round((performance.now() - started) / 1000);
  await writeFile(
    resultsFile,
    `${JSON.stringify({ at: new Date(), quick, seconds, machine, rows, measured }, null, 2)}\n`,
  );
  const over = rows.filter((row) => !isWithin(row)).length;
  console.log(`${over === 0 ? 'All budgets are met' : `${over} over budget`}; ${seconds} s; written to ${resultsFile}`);
  if (load > availableParallelism() / 4) {
    console.log(
      `The machine was busy before the first measurement (load ${load.toFixed(1)}): trust the ratios, not the times.`,
    );
  }
} finally {
  await services.close();
  await rm(stateDir, { recursive: true, force: true });
}

async function measure(): Promise<Measured> {
  const { settings } = services;
  return {
    sizes: measureSizes(await readPage()),
    start: await step('start time', () => measureStart(settings, path, quick)),
    requests: await step('requests', () => measureRequests(settings, path, quick)),
    browser: await step('browser', () => measureBrowser(settings, path, quick)),
    lighthouse: await step('Lighthouse', () => measureLighthouse(settings, quick)),
    api: await step('chat and contact', () => measureApi(settings, quick)),
  };
}

async function readPage(): Promise<string> {
  const site = await startMeasured(alone(builtWorker(services.settings)));
  try {
    return (await readAnswer(site.direct + path)).body;
  } finally {
    await site.close();
  }
}

async function step<Value>(name: string, run: () => Promise<Value>): Promise<Value> {
  console.log(`measuring ${name} …`);
  return run();
}
