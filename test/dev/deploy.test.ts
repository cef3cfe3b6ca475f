// The drill: `npm run deploy` itself and wrangler, each in a process of its own, against a stand-in for a Cloudflare account.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { buildId, ensureBuilt } from '#dev/build.ts';
import { rollOut, wayBack } from '#dev/deploy/rollout.ts';
import { DeployError } from '#dev/environments/deploy-error.ts';
import { readTarget } from '#dev/environments/target.ts';
import { type Cloudflare, startCloudflare, type Version, type Worker } from '#test/support/cloudflare.ts';

const accountId = '0123456789abcdef0123456789abcdef';
const token = 'token-of-the-drill';
let build = '';
// Only where `dist` is of other sources; else each run of the drill would.
beforeAll(() => {
  ensureBuilt();
  build = buildId();
});

const secrets = {
  SUPABASE_SECRET_KEY: 'sb_secret_of-the-drill',
  CHAT_API_KEY: 'key-of-the-chat',
  VISITOR_SALT: 'salt-of-the-visitors',
};

function varsOf(environment: string): Record<string, string> {
  return {
    SITE_URL: `https://${environment}.plinth.drill`,
    SUPABASE_URL: `https://${environment}.db.drill`,
    CHAT_API_URL: 'https://chat.drill/api',
    CHAT_ASSISTANT_ID: 'assistant',
    BOOKING_SCRIPT_URL: 'https://booking.drill/widget.js',
    BOOKING_PAGE_URL_EN: 'https://booking.drill/en',
    BOOKING_PAGE_URL_NL: 'https://booking.drill/nl',
  };
}

/** The project's own wrangler.toml with values in its vars. */
function fillSettings(): string {
  const [production = '', staging = ''] = readFileSync('wrangler.toml', 'utf8').split(/(?=\[env\.staging\])/);
  const fill = (block: string, environment: string) =>
    Object.entries(varsOf(environment)).reduce(
      (text, [name, value]) => text.replace(`${name} = ""`, `${name} = "${value}"`),
      block,
    );
  const withDomain = production.replace(
    '[vars]',
    'routes = [{ pattern = "production.plinth.drill", custom_domain = true }]\n\n[vars]',
  );
  return (
    fill(withDomain, 'production') +
    fill(staging, 'staging').replace('[env.staging.vars]', 'routes = []\n\n[env.staging.vars]')
  );
}

type Ended = { code: number; output: string };

type Drill = Cloudflare &
  AsyncDisposable & {
    /** Runs the deploy to its end. */
    deploy(parameters?: string[], environment?: Record<string, string>): Promise<Ended>;
    wrangler(command: string): Promise<Ended>;
    secretsFile: string;
  };

/** An account with nothing in it. */
async function startDrill(settings = fillSettings()): Promise<Drill> {
  const origins = { plinth: varsOf('production').SITE_URL ?? '', 'plinth-staging': varsOf('staging').SITE_URL ?? '' };
  const cloudflare = await startCloudflare({ accountId, token, build, origins });
  const folder = mkdtempSync(join(tmpdir(), 'plinth-drill-'));
  const file = join(folder, 'wrangler.toml');
  writeFileSync(file, settings);
  const secretsFile = join(folder, 'secrets');
  writeFileSync(
    secretsFile,
    Object.entries(secrets)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  const run = async (parameters: string[], environment: Record<string, string>): Promise<Ended> => {
    const child = spawn(process.execPath, parameters, {
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        NO_COLOR: '1',
        WRANGLER_SEND_METRICS: 'false',
        // Wrangler is 15 MB of script, and every run starts it several times.
        NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
        CLOUDFLARE_API_BASE_URL: `${cloudflare.origin}/api`,
        CLOUDFLARE_API_TOKEN: token,
        OUTSIDE: cloudflare.origin,
        ...environment,
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const [code] = await once(child, 'close');
    return { code, output };
  };
  const program = ['--import', './test/support/outside.ts', 'dev/deploy.ts', '--config', file, '--wait', '0'];
  const deploy: Drill['deploy'] = (parameters = [], environment = {}) => run([...program, ...parameters], environment);
  const wrangler: Drill['wrangler'] = (command) =>
    run(['node_modules/wrangler/bin/wrangler.js', ...command.split(' ')], { CLOUDFLARE_ACCOUNT_ID: accountId });
  const end = async () => {
    await cloudflare.close();
    rmSync(folder, { recursive: true });
  };
  return { ...cloudflare, deploy, wrangler, secretsFile, [Symbol.asyncDispose]: end };
}

/** A Worker that a deploy some time ago left, and all that it is bound to. */
function addWorker({ workers, queues, namespaces }: Drill, name: string): Worker {
  const prefix = name === 'plinth-staging' ? 'staging-' : '';
  for (const queue of ['chat-logs', 'chat-logs-failed', 'leads', 'leads-failed', 'events']) {
    queues.push({ id: `id-of-${prefix}${queue}`, name: prefix + queue, retention: 86_400, consumer: name });
  }
  const bindings = ['RATE_LIMITS', 'FAILED_LOGS'].map((binding) => {
    namespaces.set(`${name}-${binding}`, `id-of-${binding}`);
    return { name: binding, type: 'kv_namespace', namespace_id: `id-of-${binding}` };
  });
  const metadata = { created_on: '2026-01-01T00:00:00Z', has_preview: true };
  const old = { id: '00000000-aaaa-4aaa-8aaa-000000000000', build: 'an-old-build', bindings, metadata };
  const traffic = [{ version_id: old.id, percentage: 100 }];
  const worker = {
    versions: [old],
    secrets: new Set(Object.keys(secrets)),
    deployments: [traffic],
    previews: false,
    crons: [],
    domains: [],
  };
  workers.set(name, worker);
  return worker;
}

function shippedVars({ versions }: Worker): Record<string, string | undefined> {
  const vars = versions.at(-1)?.bindings.filter(({ type }) => type === 'plain_text') ?? [];
  return Object.fromEntries(vars.filter(({ text }) => text).map(({ name, text }) => [name, text]));
}

const whole = (version?: { id: string }) => [{ version_id: version?.id ?? '', percentage: 100 }];

test.concurrent('without a login nothing is done but a dry run', async () => {
  await using drill = await startDrill();
  const refused = await drill.deploy([], { CLOUDFLARE_API_TOKEN: '' });
  expect(refused.output).toContain('Nobody is logged in: set CLOUDFLARE_API_TOKEN');
  expect(refused.output).toContain('Nothing was sent.');
  expect(refused.code).toBe(1);

  const dry = await drill.deploy(['--dry-run'], { CLOUDFLARE_API_TOKEN: '' });
  expect(dry.output).toContain(`SITE_URL                  ${varsOf('production').SITE_URL}`);
  expect(dry.output).toContain('Nothing was sent: this was a dry run.');
  expect(dry.code).toBe(0);
  expect(drill.calls).toEqual([]);
});

test.concurrent('the first deploy of staging makes everything that it needs, also after one that was cut short, and leaves production alone', async () => {
  await using drill = await startDrill();
  const { deploy, workers, queues, namespaces, faults, secretsFile } = drill;
  const production = addWorker(drill, 'plinth');
  const [othersQueues, othersNamespaces] = [structuredClone(queues), [...namespaces.keys()]];
  const bare = await deploy(['--env', 'staging']);
  expect(bare.output).toContain(`Missing environment variables: ${Object.keys(secrets).join(', ')}`);
  expect(bare.output).toContain('npm run deploy -- --secrets-file FILE');
  expect(bare.output.trim().split('\n').at(-1)).toBe('Nothing was sent.');
  expect(bare.code).toBe(1);
  expect(queues).toEqual(othersQueues);

  const first = ['--env', 'staging', '--secrets-file', secretsFile];
  faults.cut = (call) => (call === 'PUT /workers/scripts/plinth-staging' ? 'before' : null);
  const cut = await deploy(first);
  expect(cut.output).toContain('wrangler deploy failed; what it printed says why');
  expect(cut.code).toBe(1);
  const made = [...namespaces.keys()].filter((title) => !othersNamespaces.includes(title));
  expect(made).toEqual(['plinth-staging-rate-limits', 'plinth-staging-failed-logs']);

  faults.cut = () => null;
  const again = await deploy(first);
  expect(again.output.trim().split('\n').at(-1)).toBe(`${varsOf('staging').SITE_URL} serves build ${build}.`);
  expect(again.code).toBe(0);
  expect(again.output).not.toContain(secrets.VISITOR_SALT);
  const staging = workers.get('plinth-staging') as Worker;
  expect(shippedVars(staging)).toEqual(varsOf('staging'));
  expect(staging.secrets).toEqual(new Set(Object.keys(secrets)));
  expect(staging.previews).toBe(true);
  expect(staging.crons).toEqual(['*/5 * * * *']);
  const bound = staging.versions[0]?.bindings.filter(({ type }) => type === 'kv_namespace');
  expect(bound?.map(({ namespace_id }) => namespace_id)).toEqual(made.map((title) => namespaces.get(title)));

  expect(queues.slice(0, othersQueues.length)).toEqual(othersQueues);
  const own = queues.slice(othersQueues.length).map(({ name, retention, consumer }) => ({ name, retention, consumer }));
  expect(own).toEqual(
    ['staging-chat-logs', 'staging-leads', 'staging-events', 'staging-chat-logs-failed', 'staging-leads-failed'].map(
      (name) => ({
        name,
        retention: 86_400,
        consumer: 'plinth-staging',
      }),
    ),
  );
  expect(production.versions).toHaveLength(1);
  expect(production.deployments).toHaveLength(1);
});

test.concurrent('production gets its own settings step by step, whatever this shell has, and a queue that is missing', async () => {
  await using drill = await startDrill();
  const worker = addWorker(drill, 'plinth');
  drill.queues.splice(1, 1);
  const shell = { SITE_URL: 'https://shell.drill', CLOUDFLARE_ENV: 'staging', VISITOR_SALT: 'salt-of-this-shell' };
  const { code, output } = await drill.deploy(['--gradual'], shell);
  expect(output).toContain('queue chat-logs-failed: made');
  expect(output).toContain('Not sent, because only this shell has it: SITE_URL, VISITOR_SALT');
  expect(output).toContain('Nobody will be told of new leads');
  expect(output).toContain('Nobody compared the migrations');
  expect(output).not.toContain('salt-of-this-shell');
  expect(output.trim().split('\n').at(-1)).toBe(`${varsOf('production').SITE_URL} serves build ${build}.`);
  expect(code).toBe(0);
  expect([...drill.workers.keys()]).toEqual(['plinth']);
  expect(shippedVars(worker)).toEqual(varsOf('production'));
  expect(worker.previews).toBe(true);
  expect(worker.domains).toEqual(['production.plinth.drill']);
  const [old, added] = worker.versions;
  const split = (percentage: number) => [
    { version_id: added?.id, percentage },
    { version_id: old?.id, percentage: 100 - percentage },
  ];
  expect(worker.deployments.toReversed()).toEqual([whole(old), split(10), split(50), whole(added)]);
  expect(new Set(drill.contactRequests)).toEqual(new Set(['{"website":"deploy"}']));
});

test.concurrent('a version to look at gets no traffic, and neither does one that is not well at its own address', async () => {
  await using drill = await startDrill();
  const worker = addWorker(drill, 'plinth');
  const shown = await drill.deploy(['--preview', 'my-branch']);
  expect(shown.output).toContain(`https://my-branch-plinth.drill.workers.dev shows build ${build}`);
  expect(shown.code).toBe(0);

  drill.faults.isIll = (host) => host.endsWith('.workers.dev');
  const { code, output } = await drill.deploy();
  expect(output).toMatch(/-plinth\.drill\.workers\.dev\/api\/health answered 503: not well are database\n/);
  expect(output).toContain('No traffic was moved: production serves 00000000 (100 %), as before.');
  expect(code).toBe(1);
  expect(worker.versions).toHaveLength(3);
  expect(worker.deployments).toHaveLength(1);
});

test.concurrent('where the public address is not well, the version before gets the traffic back', async () => {
  await using drill = await startDrill();
  const worker = addWorker(drill, 'plinth');
  drill.faults.isIll = (host) => host === 'production.plinth.drill';
  const { code, output } = await drill.deploy();
  expect(output.trim().split('\n').at(-1)).toBe(
    'https://production.plinth.drill/api/health answered 503: not well are database. production is back to 00000000 (100 %).',
  );
  expect(code).toBe(1);
  expect(worker.deployments).toHaveLength(3);
  expect(worker.deployments[0]).toEqual(whole(worker.versions[0]));
});

test.concurrent('the commands that the pages give for a hand do what they say', async () => {
  await using drill = await startDrill();
  const worker = addWorker(drill, 'plinth');
  const [old] = worker.versions;
  const newer = { ...(old as Version), id: '11111111-aaaa-4aaa-8aaa-111111111111' };
  worker.versions.push(newer);
  worker.deployments.unshift(whole(newer));
  const page = readFileSync('docs/deploying.md', 'utf8');
  expect(page).toContain('npx wrangler rollback --name plinth ');
  await drill.wrangler('rollback --name plinth');
  expect(worker.deployments[0]).toEqual(whole(old));
  const command = wayBack({ before: whole(newer), target: readTarget('wrangler.toml') });
  await drill.wrangler(command.replace('npx wrangler ', ''));
  expect(worker.deployments[0]).toEqual(whole(newer));
});

/** Moves the traffic to a version, in this process: what fails does so before wrangler has anything to do. In steps if it is to be stopped. */
async function moveTraffic(drill: Drill, worker: Worker, stop?: AbortSignal): Promise<string> {
  for (const method of ['info', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {});
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', `${drill.origin}/api`);
  const rollout = {
    login: { accountId, accountName: 'Drill', headers: { Authorization: `Bearer ${token}` } },
    target: readTarget('wrangler.toml'),
    config: 'wrangler.toml',
    version: 'a-new-version',
    before: worker.deployments[0] ?? [],
    build,
    wait: 0,
    stop: stop ?? new AbortController().signal,
  };
  const reason = await rollOut(rollout, stop !== undefined).then(
    () => 'nothing failed',
    (error) => String(error),
  );
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  return reason;
}

test('a line that is lost while traffic moves ends with the version before', async () => {
  await using drill = await startDrill();
  const worker = addWorker(drill, 'plinth');
  const moves = countingMoves();
  // The API obeys, and nobody hears of it; then it is there again.
  drill.faults.cut = (call) => (moves(call) === 1 ? 'after' : null);
  expect(await moveTraffic(drill, worker)).toMatch(
    /Cloudflare's API cannot be reached at 127\.0\.0\.1:\d+: .* production is back to 00000000 \(100 %\)\.$/,
  );
  const old = whole(worker.versions[0]);
  expect(worker.deployments).toEqual([old, whole({ id: 'a-new-version' }), old]);
});

test('a line that stays lost ends with the command that goes back', async () => {
  await using drill = await startDrill();
  const worker = addWorker(drill, 'plinth');
  const moves = countingMoves();
  drill.faults.cut = (call) => {
    const move = moves(call);
    return move === 0 ? null : move === 1 ? 'after' : 'before';
  };
  expect(await moveTraffic(drill, worker)).toMatch(
    /Going back failed as well, .* npx wrangler versions deploy 00000000-aaaa-4aaa-8aaa-000000000000@100 --name plinth --yes$/,
  );
  expect(worker.deployments[0]).toEqual(whole({ id: 'a-new-version' }));
});

test.each([
  ['somebody stops the deploy', new DeployError('Stopped'), 'Stopped'],
  ['the deploy itself has a fault', new TypeError('Not a function'), 'TypeError: Not a function'],
])('where %s while traffic moves, the version before gets it', async (_, thrown, told) => {
  await using drill = await startDrill();
  const worker = addWorker(drill, 'plinth');
  const stopper = new AbortController();
  const moves = countingMoves();
  drill.faults.cut = (call) => {
    if (moves(call) === 1) stopper.abort(thrown);
    return null;
  };
  expect(await moveTraffic(drill, worker, stopper.signal)).toBe(
    `DeployError: ${told}. production is back to 00000000 (100 %).`,
  );
  expect(worker.deployments).toHaveLength(3);
  expect(worker.deployments[0]).toEqual(whole(worker.versions[0]));
});

/** Which move of traffic a call is, from 1; 0 for any other. */
function countingMoves() {
  let count = 0;
  return (call: string) => {
    if (call !== 'POST /workers/scripts/plinth/deployments') return 0;
    count += 1;
    return count;
  };
}
