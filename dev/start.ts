// `npm start` and `npm run dev`: the whole site on this machine, with every service embedded whose settings are absent.
// `npm run services`: these services alone, and the settings by which plain `npx wrangler dev` finds them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { enableCompileCache } from 'node:module';
import { createServer as createNetServer } from 'node:net';
import { join } from 'node:path';
import { isBuilt } from './build.ts';
import { findWriter, removeBlock, writeBlock } from './services/dev-vars.ts';
import { endWorkersWithThisProcess } from './services/end-with-this-process.ts';
import { isEmbedded, readSettings, type Settings, SettingsError, settingsFile } from './services/settings.ts';
import { takeSignals } from './take-signals.ts';

const watch = process.argv.includes('--watch');
const servicesAlone = process.argv.includes('--services');
const stateDir = process.env.STATE_DIR || '.local';
/** How often the scheduled handler runs, as `wrangler.toml` has it for a deployed Worker, in ms. */
const schedule = 5 * 60_000;

const closers: (() => Promise<unknown>)[] = [];
let stopping: Promise<void> | undefined;

async function start(): Promise<void> {
  const port = readPort();
  if (!servicesAlone) await assertFree(port);
  assertNoOtherServices();
  const siteUrl = `http://localhost:${port}`;
  const settings = readSettings();
  const mustBuild = !watch && !isBuilt();
  const what = servicesAlone ? 'services' : 'site';
  console.log(mustBuild ? 'building the site, about 20 s, once' : `starting the ${what}`);
  const building = mustBuild ? build() : Promise.resolve();
  // It is awaited when the services run; until then its failure is nobody's.
  building.catch(() => undefined);
  // Only after this line, because what the services are made of takes seconds to load.
  const { startServices } = await import('./services/start-services.ts');
  const services = await startServices({ settings, stateDir, siteUrl });
  closers.push(services.close);
  await building;
  if (stopping) return;
  const isDatabaseEmbedded = isEmbedded('database', settings);
  if (servicesAlone) prepareWranglerDev(services.settings);
  else if (watch) await startDevServer(port, services.settings);
  else await startBuiltSite(port, services.settings, isDatabaseEmbedded);
  // Again, because Miniflare has handlers of its own by now, which would end the process before anything is closed.
  takeSignals(leave);
  for (const line of services.lines) console.log(line);
  console.log(`state: ${stateDir}`);
  if (!servicesAlone) return console.log(`ready on ${siteUrl}`);
  console.log(`ready; now, in a second terminal: npx wrangler dev${port === 8787 ? '' : ` --port ${port}`}`);
}

/** In a process of its own, because the services take as long to start. */
async function build(): Promise<void> {
  const child = spawn(process.execPath, ['dev/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  closers.unshift(async () => void child.kill());
  const [code] = await once(child, 'exit');
  if (code !== 0 && !stopping) throw new Error('The site could not be built; what stands above says why.');
}

function prepareWranglerDev(settings: Settings): void {
  const written = writeBlock(settings, settingsFile);
  closers.unshift(async () => removeBlock(settingsFile));
  console.log(`${settingsFile}: ${written.join(', ')} (until this ends; what you have set there stays)`);
}

async function startBuiltSite(port: number, settings: Settings, isDatabaseEmbedded: boolean): Promise<void> {
  const { startWorker } = await import('./services/worker.ts');
  const { createMailbox } = await import('./services/mailbox.ts');
  const mailbox = createMailbox(join(stateDir, 'mail'), console.log);
  const worker = await startWorker({ port, stateDir, settings, mailbox });
  closers.unshift(worker.close);
  // A hosted database has a schedule of its own. A laptop's would take leads that are to be told of, and tell nobody.
  if (!isDatabaseEmbedded) return console.log('schedule: left to the deployed site, whose database this is');
  const timer = setInterval(() => {
    worker.runScheduled().catch(console.error);
  }, schedule);
  closers.unshift(async () => clearInterval(timer));
}

async function startDevServer(port: number, settings: Settings): Promise<void> {
  // vite.config.ts reads them: its plugin starts the Worker and takes bindings from nowhere else.
  process.env.PLINTH_DEV_VARS = JSON.stringify(settings);
  process.env.PLINTH_WORKER_STATE = `${stateDir}/worker`;
  const { createServer } = await import('vite');
  const server = await createServer({ server: { host: '127.0.0.1', port, strictPort: true } });
  closers.unshift(() => server.close());
  await server.listen();
}

function readPort(): number {
  const port = Number(process.env.PORT || 8787);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new SettingsError(`PORT is "${process.env.PORT}": it takes a whole number from 1 to 65535.`);
  }
  return port;
}

/** The development server would read the other's addresses before its own. */
function assertNoOtherServices(): void {
  const writer = findWriter(settingsFile);
  if (writer === null || !(watch || servicesAlone)) return;
  throw new SettingsError(
    `npm run services runs already, as process ${writer}, and ${settingsFile} names its addresses: stop it first.`,
  );
}

async function assertFree(port: number): Promise<void> {
  const probe = createNetServer().listen(port, '127.0.0.1');
  await once(probe, 'listening').catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new SettingsError(`Port ${port} is in use. Stop what listens there, or set PORT to another one.`);
  });
  await once(probe.close(), 'close');
}

function stop(): Promise<void> {
  stopping ??= (async () => {
    for (const close of closers) await close().catch((error) => console.error(error));
  })();
  return stopping;
}

const leave = () => void stop().then(() => process.exit(0));

takeSignals(leave);
endWorkersWithThisProcess();

// package.json says `exec`, so npm passes its signals to this process and not to a shell. SIGKILL it cannot pass on: where npm was
// killed, this process has another parent.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) leave();
}, 250).unref();

// The Cloudflare plugin and wrangler warn of secrets that are absent from files; ours come from the services.
process.env.WRANGLER_LOG ??= 'error';
// It would ask Cloudflare where this laptop stands, and print a trace where there is no network.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false';

// Miniflare, the database and, in development, wrangler are megabytes of JavaScript; the next start finds them compiled.
enableCompileCache('node_modules/.cache/compiled');

try {
  await start();
} catch (error) {
  // What the user can mend is said in a line; anything else is a fault of ours and keeps its trace.
  console.error(error instanceof Error && !(error instanceof TypeError) ? error.message : error);
  await stop();
  process.exit(1);
}
