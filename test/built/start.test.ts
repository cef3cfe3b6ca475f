import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findFreePort } from '#dev/free-port.ts';
import { SettingsError } from '#dev/services/settings.ts';
import { startServices } from '#dev/services/start-services.ts';
import { createFreshState } from '#test/support/fresh-state.ts';

const stateDirs: string[] = [];
const running = new Set<ChildProcess>();

afterAll(() => {
  for (const { pid = 0 } of running) process.kill(-pid, 'SIGKILL');
  for (const dir of stateDirs) rmSync(dir, { recursive: true, force: true });
});

function createStateDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'plinth-start-tests-'));
  stateDirs.push(dir);
  return dir;
}

/** `npm start` as a user types it. */
function npmStart(environment: Record<string, string>) {
  return run('npm', ['start'], environment, 'ready on ');
}

/** Settings of the machine that runs the tests do not count. */
function run(command: string, parameters: string[], environment: Record<string, string>, readyWords: string) {
  const { PATH = '', HOME = '' } = process.env;
  // In a group of its own, as in a terminal.
  const child = spawn(command, parameters, { env: { PATH, HOME, ...environment }, detached: true });
  running.add(child);
  let output = '';
  const waiting: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      for (const look of waiting) look();
    });
  }
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return { code: code as number | null, output };
  });
  const ready = new Promise<string>((resolve, reject) => {
    waiting.push(() => output.includes(readyWords) && resolve(output));
    ended.then(() => reject(new Error(output)));
  });
  ready.catch(() => undefined);
  return { child, ready, ended };
}

const lead = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  companyName: 'Analytical Engines',
  service: 'crm-integration',
  problemDescription: 'We copy every order by hand.',
};

function sendLead(port: number) {
  return fetch(`http://localhost:${port}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lead),
  });
}

/** What the first test leaves, the second one starts again. */
let stateDir: string;

test('npm start serves the site, also beside a second copy, and leaves nothing behind on SIGTERM', async () => {
  stateDir = createStateDir();
  // The second copy need not make its database, too.
  const otherDir = await createFreshState();
  stateDirs.push(otherDir);
  const [port, otherPort] = [await findFreePort(), await findFreePort()];
  const first = npmStart({ PORT: String(port), STATE_DIR: stateDir });
  const other = npmStart({ PORT: String(otherPort), STATE_DIR: otherDir });
  expect(await first.ready).toMatch(
    new RegExp(
      `\\n(starting the site|building the site, about 20 s, once)\\n(.*\\n)*database: embedded.*\nassistant: embedded.*\nbooking: embedded.*\ndesk: http://localhost:${port}/desk \\(owner@plinth\\.example, password in .*/owner-password\\)\n(.*\n)*ready on http://localhost:${port}`,
    ),
  );
  await other.ready;
  // Each with its own data: there it would be a duplicate.
  expect((await sendLead(port)).status).toBe(201);
  expect((await sendLead(otherPort)).status).toBe(201);
  for (const { child } of [first, other]) child.kill('SIGTERM');
  for (const { ended } of [first, other]) expect((await ended).code).toBe(0);
  expect(existsSync(join(stateDir, 'database.lock'))).toBe(false);
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
  // Where the commands of docs/operating/data.md look for what waits in KV: wrangler itself adds the `v3`.
  expect(existsSync(join(stateDir, 'worker/v3/kv'))).toBe(true);
});

test('npm start keeps its data between starts and leaves nothing behind on SIGINT', async () => {
  const port = await findFreePort();
  const second = npmStart({ PORT: String(port), STATE_DIR: stateDir });
  await second.ready;
  const repeated = await sendLead(port);
  expect(repeated.status).toBe(409);
  expect(await repeated.json()).toMatchObject({ ok: false, code: 'duplicate' });
  // A terminal sends Ctrl-C to the whole group.
  process.kill(-(second.child.pid ?? 0), 'SIGINT');
  expect((await second.ended).code).toBe(0);
  expect(existsSync(join(stateDir, 'database.lock'))).toBe(false);
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
});

test('kill -9 takes workerd along, and the next start has what was stored', async () => {
  const [stateDir, port] = [await createFreshState(), await findFreePort()];
  stateDirs.push(stateDir);
  const start = () => run(process.execPath, ['dev/start.ts'], { PORT: String(port), STATE_DIR: stateDir }, 'ready on ');
  const killed = start();
  await killed.ready;
  expect((await sendLead(port)).status).toBe(201);
  killed.child.kill('SIGKILL');
  await killed.ended;
  await expect.poll(() => fetch(`http://localhost:${port}/`).then(String, () => 'nobody')).toBe('nobody');

  const next = start();
  await next.ready;
  expect((await sendLead(port)).status).toBe(409);
  next.child.kill('SIGTERM');
  expect((await next.ended).code).toBe(0);
});

test('plain wrangler dev serves the site beside npm run services, which leaves .dev.vars as it was', async () => {
  const before = existsSync('.dev.vars') ? readFileSync('.dev.vars', 'utf8') : null;
  const [stateDir, port] = [await createFreshState(), await findFreePort()];
  stateDirs.push(stateDir);
  const environment = { PORT: String(port), STATE_DIR: stateDir };
  const services = run('npm', ['run', 'services'], environment, 'ready; now, in a second terminal: ');
  const told = await services.ready;
  expect(told).toMatch(/^\.dev\.vars: .*SITE_URL, VISITOR_SALT, SUPABASE_URL.*BOOKING_PAGE_URL_NL/m);
  const [command = '', ...parameters] = /terminal: (npx wrangler dev.*)/.exec(told)?.[1]?.split(' ') ?? [];
  const persisted = ['--persist-to', join(stateDir, 'wrangler'), '--inspector-port', '0'];
  const wrangler = run(command, [...parameters, ...persisted], { WRANGLER_SEND_METRICS: 'false' }, 'Ready on ');
  await wrangler.ready;
  expect((await fetch(`http://localhost:${port}/nl`)).status).toBe(200);
  expect(await (await fetch(`http://localhost:${port}/api/health`)).json()).toMatchObject({ ok: true, settings: true });
  expect((await sendLead(port)).status).toBe(201);
  for (const { child, ended } of [wrangler, services]) {
    process.kill(-(child.pid ?? 0), 'SIGINT');
    await ended;
  }
  expect(existsSync('.dev.vars') ? readFileSync('.dev.vars', 'utf8') : null).toBe(before);
});

test('npm start leaves the schedule of a hosted database to the deployed site', async () => {
  const hosted = { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_SECRET_KEY: 'sb_secret_of-a-project' };
  const port = await findFreePort();
  const { child, ready, ended } = npmStart({ PORT: String(port), STATE_DIR: createStateDir(), ...hosted });
  expect(await ready).toMatch(/^schedule: left to the deployed site/m);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});

test.each([
  [
    { CHAT_API_KEY: 'a-key-alone' },
    /The assistant is set by half: CHAT_API_KEY is there, CHAT_API_URL, CHAT_ASSISTANT_ID are not/,
  ],
  [{ PORT: 'many' }, /PORT is "many": it takes a whole number/],
])('npm start refuses %o with a line that says what to mend', async (environment, words) => {
  const { code, output } = await npmStart({ STATE_DIR: createStateDir(), ...environment }).ended;
  expect(output).toMatch(words);
  expect(output).not.toContain('    at ');
  expect(code).toBe(1);
});

test.each([
  [{ SUPABASE_URL: 'https://db.example' }, /The database is set by half/],
  [{ SITE_URL: 'plinth' }, /Malformed environment variables: SITE_URL/],
  [{ TURNSTILE_SITE_KEY: 'site' }, /Missing environment variables: TURNSTILE_SECRET_KEY/],
])('the services are not started with %o', async (settings, words) => {
  const stateDir = join(createStateDir(), 'state');
  const starting = startServices({ settings, stateDir, siteUrl: 'http://localhost:8787' });
  await expect(starting).rejects.toThrow(SettingsError);
  await expect(starting).rejects.toThrow(words);
  expect(existsSync(stateDir)).toBe(false);
});

test('npm start says which port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, output } = await npmStart({ PORT: String(port), STATE_DIR: createStateDir() }).ended;
  expect(output).toContain(`Port ${port} is in use. Stop what listens there, or set PORT to another one.`);
  expect(code).toBe(1);
  other.close();
});
