// A temporary Postgres for tests, with the roles of a hosted project and our migrations. It is a database of the run's server if there is
// one, else PGlite: the same Postgres with a single connection, so requests cannot race in it.
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
/** A role of the API, or a signed-in person, by the id of the user. */
export type Caller = Role | { userId: string };

export type TestPostgres = {
  /** Which of the two it is, shown in the test's output. */
  description: string;
  /** Whether requests run concurrently. */
  concurrent: boolean;
  /** Runs a query as the owner. Each driver parses values in its own way, so cast them to text, int or json in the query. */
  query<Row = Record<string, unknown>>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Runs a query as a caller of the API, in a transaction of its own. */
  queryAs<Row = Record<string, unknown>>(caller: Caller, sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Like `queryAs`, but rolls the transaction back. */
  tryAs<Row = Record<string, unknown>>(caller: Caller, sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Applies those migrations that are pending. */
  migrate(migrations: Migration[]): Promise<Migration[]>;
  stop(): Promise<void>;
};

/** The number of connections; enough for every test. */
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

/** The default grants of hosted projects since 2026-10-30: functions to everybody, as in plain Postgres, and tables to nobody. */
const hostedPrivileges = `
  alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
  alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
`;

/** Its databases are not dropped, because the server is removed after the run. */
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

/** Rolls back a transaction that succeeded. */
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

/** Sets the claims of a token, as the API does for each request. */
async function signIn(query: MigrationTarget['query'], userId: string): Promise<void> {
  const claims = JSON.stringify({ sub: userId, role: 'authenticated' });
  await query("select set_config('request.jwt.claim.sub', $1, true), set_config('request.jwt.claims', $2, true)", [
    userId,
    claims,
  ]);
}
