// A throw-away Postgres for tests, with the roles of a hosted project and our migrations: a real server where its programs can be
// found, else PGlite, which is the same Postgres with a single connection, so nothing can race in it.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { PGlite } from '@supabase/lite/pglite';
import pg from 'pg';
import {
  applyMigrations,
  hostedRoles,
  type Migration,
  type MigrationTarget,
  readMigrations,
} from '#dev/services/migrations.ts';

export type Role = 'anon' | 'authenticated' | 'service_role';

export type TestPostgres = {
  /** Which one it is, for the reader of the test's output. */
  description: string;
  /** Whether requests run beside each other. */
  concurrent: boolean;
  /** As the owner. Values come as each driver parses them: cast to text, int or json in the query. */
  query<Row = Record<string, unknown>>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** As a role of the API, in a transaction of its own. */
  queryAs<Row = Record<string, unknown>>(role: Role, sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Applies what is pending of these. */
  migrate(migrations: Migration[]): Promise<Migration[]>;
  stop(): Promise<void>;
};

/** Enough for every test's crowd at once. */
const connections = 200;

type Options = { migrations?: Migration[]; engine?: 'server' | 'pglite' };

export async function startTestPostgres({
  migrations = readMigrations(),
  engine,
}: Options = {}): Promise<TestPostgres> {
  const programs = engine === 'pglite' ? null : findPrograms();
  if (!programs && engine === 'server') throw new Error('No Postgres server was found');
  const database = programs ? await startServer(programs) : await startPglite();
  try {
    await database.query(hostedRoles);
    await database.query(hostedPrivileges);
    await database.migrate(migrations);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** What hosted projects grant by default since 2026-10-30: functions to everybody, as Postgres does, and no tables to anybody. */
const hostedPrivileges = `
  alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
  alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
`;

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

async function startServer(programs: string): Promise<TestPostgres> {
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

  const settings = ['listen_addresses=', `max_connections=${connections + 10}`, 'fsync=off', 'shared_buffers=32MB'];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  // A run that is cut short must not leave it behind.
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  let pool: pg.Pool | undefined;
  const stop = async () => {
    await pool?.end();
    server.kill('SIGINT');
    await ended;
    process.off('exit', kill);
    rmSync(folder, { recursive: true, force: true });
  };

  try {
    await waitUntilReady(server.stderr, ended);
    pool = new pg.Pool({ host: folder, user: 'postgres', database: 'postgres', max: connections });
    // An idle connection that the server closes as it stops is no news.
    pool.on('error', () => {});
    const target = poolTarget(pool);
    const [row] = await target.query<{ version: string }>("select current_setting('server_version') as version");
    return {
      description: `Postgres ${row?.version} server`,
      concurrent: true,
      query: target.query,
      queryAs: asRole(target),
      migrate: (migrations) => applyMigrations(target, migrations),
      stop,
    };
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

function poolTarget(pool: pg.Pool): MigrationTarget {
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

async function startPglite(): Promise<TestPostgres> {
  const driver = new PGlite();
  await driver.waitReady;
  const target: MigrationTarget = {
    query: async <Row>(sql: string, parameters?: unknown[]) => {
      // Only `exec` takes several statements.
      if (!parameters) return ((await driver.exec(sql)).at(-1)?.rows ?? []) as Row[];
      return (await driver.query<Row>(sql, parameters)).rows;
    },
    transaction: (run) =>
      driver.transaction((inner) =>
        run(
          async <Row>(sql: string, parameters?: unknown[]) => (await inner.query<Row>(sql, parameters)).rows,
          (sql) => inner.exec(sql),
        ),
      ),
  };
  return {
    description: 'PGlite, because no Postgres server was found',
    concurrent: false,
    query: target.query,
    queryAs: asRole(target),
    migrate: (migrations) => applyMigrations(target, migrations),
    stop: () => driver.close(),
  };
}

function asRole(target: MigrationTarget): TestPostgres['queryAs'] {
  return async <Row>(role: Role, sql: string, parameters?: unknown[]) => {
    let rows: Row[] = [];
    await target.transaction(async (query, execute) => {
      await execute(`set local role ${role}`);
      rows = await query<Row>(sql, parameters);
    });
    return rows;
  };
}
