// One Postgres server for the tests of the database, where its programs can be found; each file makes databases of its own in it.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { hostedRoles } from '#dev/services/migrations.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the server's socket; null where there is no server. */
    postgres: string | null;
  }
}

export default async function setup(project: TestProject) {
  const programs = findPrograms();
  const server = programs ? await startServer(programs) : null;
  project.provide('postgres', server?.folder ?? null);
  return server?.stop;
}

/** The folder of `initdb` and `postgres`, or null. */
function findPrograms(): string | null {
  const installed = '/usr/lib/postgresql';
  const versions = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(installed, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

async function startServer(programs: string) {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-pg-'));
  const data = join(folder, 'data');
  const user = unprivilegedUser();
  chmodSync(folder, 0o700);
  if (user) chownSync(folder, user.uid, user.gid);

  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync', '--no-instructions'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  }

  // Two files with a crowd of 200 each.
  const settings = ['listen_addresses=', 'max_connections=450', 'fsync=off', 'shared_buffers=32MB'];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  // A run that is cut short must not leave it behind.
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  const stop = async () => {
    server.kill('SIGINT');
    await ended;
    process.off('exit', kill);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(server.stderr, ended);
    await prepareTemplate(folder);
    return { folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Postgres refuses to run as root, so root runs it as somebody else. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user) throw new Error('A Postgres server needs a user other than root');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

async function waitUntilReady(output: NodeJS.ReadableStream, ended: Promise<void>): Promise<void> {
  let log = '';
  const ready = new Promise<boolean>((done) =>
    output.on('data', (chunk) => {
      log += chunk;
      if (log.includes('ready to accept connections')) done(true);
    }),
  );
  if (!(await Promise.race([ready, ended.then(() => false)])))
    throw new Error(`The Postgres server did not start: ${log}`);
}

/** Every database of the tests is a copy of it. */
async function prepareTemplate(host: string): Promise<void> {
  const template = new pg.Client({ host, user: 'postgres', database: 'template1' });
  await template.connect();
  await template.query(hostedRoles);
  await template.end();
}
