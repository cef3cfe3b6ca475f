// A throw-away Postgres for tests, with the roles of a hosted project and our migrations: a database of the run's server where there is
// one, else PGlite, which is the same Postgres with a single connection, so nothing can race in it.
import { randomBytes } from 'node:crypto';
import { PGlite } from '@supabase/lite/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import { pgliteTarget } from '#dev/services/migration-targets.ts';
import {
  applyMigrations,
  hostedRoles,
  hostedSignIn,
  type Migration,
  type MigrationTarget,
  readMigrations,
} from '#dev/services/migrations.ts';
import { serverTarget } from './throw-away-postgres.ts';

export type Role = 'anon' | 'authenticated' | 'service_role';
/** A role of the API, or somebody who is signed in, by the id of the user. */
export type Caller = Role | { userId: string };

export type TestPostgres = {
  /** Which one it is, for the reader of the test's output. */
  description: string;
  /** Whether requests run beside each other. */
  concurrent: boolean;
  /** As the owner. Values come as each driver parses them: cast to text, int or json in the query. */
  query<Row = Record<string, unknown>>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** As a caller of the API, in a transaction of its own. */
  queryAs<Row = Record<string, unknown>>(caller: Caller, sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** As `queryAs`, and takes back what was done. */
  tryAs<Row = Record<string, unknown>>(caller: Caller, sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Applies what is pending of these. */
  migrate(migrations: Migration[]): Promise<Migration[]>;
  stop(): Promise<void>;
};

/** Enough for every test's crowd at once. */
const connections = 200;

export async function startTestPostgres(migrations = readMigrations()): Promise<TestPostgres> {
  const server = inject('postgres');
  const database = server ? await createServerDatabase(server) : await startPglite();
  try {
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

/** The server goes with the run, and its databases with it. */
async function createServerDatabase(host: string): Promise<TestPostgres> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const owner = new pg.Client({ host, user: 'postgres', database: 'postgres' });
  await owner.connect();
  await owner.query(`create database ${name}`);
  await owner.end();
  const pool = new pg.Pool({ host, user: 'postgres', database: name, max: connections });
  const target = serverTarget(pool);
  const [row] = await target.query<{ version: string }>("select current_setting('server_version') as version");
  return {
    description: `Postgres ${row?.version} server`,
    concurrent: true,
    query: target.query,
    ...asCaller(target),
    migrate: (migrations) => applyMigrations(target, migrations),
    stop: () => pool.end(),
  };
}

async function startPglite(): Promise<TestPostgres> {
  const driver = new PGlite();
  await driver.waitReady;
  await driver.exec(hostedRoles);
  await driver.exec(hostedSignIn);
  const target: MigrationTarget = {
    ...pgliteTarget(driver),
    query: async <Row>(sql: string, parameters?: unknown[]) => {
      // Only `exec` takes several statements.
      if (!parameters) return ((await driver.exec(sql)).at(-1)?.rows ?? []) as Row[];
      return (await driver.query<Row>(sql, parameters)).rows;
    },
  };
  return {
    description: 'PGlite, because no Postgres server was found',
    concurrent: false,
    query: target.query,
    ...asCaller(target),
    migrate: (migrations) => applyMigrations(target, migrations),
    stop: () => driver.close(),
  };
}

/** Ends a transaction that did what it was to do. */
class TakeBack extends Error {}

function asCaller(target: MigrationTarget): Pick<TestPostgres, 'queryAs' | 'tryAs'> {
  const run = async <Row>(keep: boolean, caller: Caller, sql: string, parameters?: unknown[]) => {
    let rows: Row[] = [];
    await target
      .transaction(async (query, execute) => {
        if (typeof caller === 'object') await signIn(query, caller.userId);
        await execute(`set local role ${typeof caller === 'object' ? 'authenticated' : caller}`);
        rows = await query<Row>(sql, parameters);
        if (!keep) throw new TakeBack();
      })
      .catch((error) => {
        if (!(error instanceof TakeBack)) throw error;
      });
    return rows;
  };
  return {
    queryAs: (caller, sql, parameters) => run(true, caller, sql, parameters),
    tryAs: (caller, sql, parameters) => run(false, caller, sql, parameters),
  };
}

/** What the API tells the database of the token that came with a request. */
async function signIn(query: MigrationTarget['query'], userId: string): Promise<void> {
  const claims = JSON.stringify({ sub: userId, role: 'authenticated' });
  await query("select set_config('request.jwt.claim.sub', $1, true), set_config('request.jwt.claims', $2, true)", [
    userId,
    claims,
  ]);
}
