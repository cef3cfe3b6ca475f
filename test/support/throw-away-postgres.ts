// A throw-away Postgres server for the tests and the laboratory, where its programs can be found.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type pg from 'pg';
import { endWithThisProcess } from '../../dev/services/end-with-this-process.ts';
import type { MigrationTarget } from '../../dev/services/migrations.ts';

export type PostgresServer = {
  /** The folder of its socket: it listens nowhere else. The user is `postgres`. */
  host: string;
  /** Ends it and deletes its data. */
  stop(): Promise<void>;
};

/** The folder of `initdb` and `postgres`, or null. */
export function findPostgresPrograms(): string | null {
  const installed = '/usr/lib/postgresql';
  const versions = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(installed, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

/** Sorts by code points, and knows letters of every script as the hosted database does. */
const locale = ['--locale=C', `--lc-ctype=${process.platform === 'darwin' ? 'UTF-8' : 'C.UTF-8'}`];

/** @param settings as in `postgresql.conf`: `name=value` */
export async function startPostgresServer(programs: string, settings: string[]): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-pg-'));
  const data = join(folder, 'data');
  const user = unprivilegedUser();
  chmodSync(folder, 0o700);
  if (user) chownSync(folder, user.uid, user.gid);

  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', ...locale, '--no-sync', '--no-instructions'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  }

  const all = ['listen_addresses=', 'fsync=off', ...settings];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', folder, ...all.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  // A run that is cut short must not leave it behind.
  endWithThisProcess(server, 'QUIT');
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  const stop = async () => {
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(server.stderr, ended);
  } catch (error) {
    await stop();
    throw error;
  }
  return { host: folder, stop };
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

/** Applies migrations to a database of the server. */
export function serverTarget(pool: pg.Pool): MigrationTarget {
  return {
    query: async <Row>(sql: string, parameters?: unknown[]) => (await pool.query(sql, parameters)).rows as Row[],
    async transaction(run) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await run(
          async <Row>(sql: string, parameters?: unknown[]) => (await client.query(sql, parameters)).rows as Row[],
          (sql) => client.query(sql),
        );
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
  };
}
