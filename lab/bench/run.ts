// `npm run bench`: measures the built site on this machine beside its budgets, prints a table and writes `bench-results.json`; ends
// with 1 where a budget is missed. What the site shows of it goes into `shared/measured.json`. `--only sizes,start` takes single steps,
// `--soak` the soak of ten minutes instead of the short one, and a million invented addresses.
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../dev/build.ts';
import type { Settings } from '../../dev/services/settings.ts';
import { startServices } from '../../dev/services/start-services.ts';
import { measureApi } from './api.ts';
import type { Finding } from './budgets.ts';
import { measureCost } from './cost.ts';
import { measureDesk } from './desk.ts';
import { measureEvents } from './events.ts';
import { measureFirstWords } from './first-words.ts';
import { measureInvented } from './invented.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measurePaint } from './paint.ts';
import { measurePresses } from './press.ts';
import { publish } from './publish.ts';
import { rowOf, tableOf } from './report.ts';
import { measureRequests } from './requests.ts';
import { measureSizes } from './sizes.ts';
import { measureSoak } from './soak.ts';
import { measureStart } from './start-time.ts';
import { measureVisits } from './visits.ts';

const { values: options } = parseArgs({ options: { only: { type: 'string' }, soak: { type: 'boolean' } } });

const soakSeconds = options.soak ? 600 : 100;
const inventedAddresses = options.soak ? 1_000_000 : 30_000;
const steps: Record<string, (settings: Settings) => Promise<Finding[]>> = {
  sizes: measureSizes,
  start: measureStart,
  requests: measureRequests,
  paint: measurePaint,
  press: measurePresses,
  words: measureFirstWords,
  // Before `api`, which stores leads without telling anybody: a run of the schedule would tell of all of them.
  cost: measureCost,
  api: measureApi,
  desk: measureDesk,
  events: measureEvents,
  visits: measureVisits,
  lighthouse: measureLighthouse,
  invented: (settings) => measureInvented(settings, inventedAddresses),
  soak: (settings) => measureSoak(settings, soakSeconds),
};

const resultsFile = 'bench-results.json';

if (process.platform !== 'linux') {
  console.error('npm run bench reads the CPU time of workerd from /proc, which only Linux has.');
  process.exit(1);
}
const only = options.only?.split(',') ?? Object.keys(steps);
const unknown = only.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; there are ${Object.keys(steps).join(', ')}.`);
  process.exit(1);
}

const started = performance.now();
const load = loadavg()[0] ?? 0;
ensureBuilt();
await using directory = await mkdtempDisposable(join(tmpdir(), 'plinth-bench-'));
const services = await startServices({ settings: {}, stateDir: directory.path, siteUrl: 'http://localhost:8787' });
try {
  const findings: Finding[] = [];
  for (const [name, measure] of Object.entries(steps)) {
    if (!only.includes(name)) continue;
    const stepStarted = performance.now();
    findings.push(...(await measure(services.settings)));
    console.log(`measured ${name} in ${secondsSince(stepStarted)} s`);
  }
  await report(findings);
} finally {
  await services.close();
}

async function report(findings: Finding[]): Promise<void> {
  const rows = findings.map(rowOf);
  const missed = rows.filter((row) => !row.isMet).length;
  const machine = { cpu: cpus()[0]?.model, cores: availableParallelism(), loadBefore: load, node: process.version };
  const results = { at: new Date(), seconds: secondsSince(started), machine, missed, rows };
  await writeFile(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
  await publish(rows, results.at.toISOString().slice(0, 10));
  console.log(`\n${tableOf(rows)}\n`);
  if (only.includes('soak') && !options.soak) {
    console.log(`The soak was a short one of ${soakSeconds} s; --soak takes ten minutes.`);
  }
  if (load > availableParallelism() / 4) {
    console.log(
      `The machine was busy before the first measurement (load ${load.toFixed(1)}): trust the ratios, not the times.`,
    );
  }
  const verdict = missed === 0 ? 'All budgets are met' : `${missed} of ${rows.length} figures miss their budget`;
  console.log(`${verdict}; ${results.seconds} s; written to ${resultsFile}`);
  if (missed > 0) process.exitCode = 1;
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1000);
}
