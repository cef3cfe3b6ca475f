// The tables of the machine behind the calls that the Worker makes of the database's API: a Postgres server of its own, else PGlite.
import { PGlite } from '@supabase/lite/pglite';
import pg from 'pg';
import { pgliteTarget } from '../../dev/services/migration-targets.ts';
import { applyMigrations, hostedRoles, hostedSignIn, type MigrationTarget } from '../../dev/services/migrations.ts';
import { findPostgresPrograms, serverTarget, startPostgresServer } from '../../test/support/throw-away-postgres.ts';
import type { Honest } from './faults.ts';

export type MachineDatabase = {
  description: string;
  /** Calls a function as the API does: with the Worker's rights, or for the owner who is signed in. */
  call(name: string, parameters: Record<string, unknown>, isOwner: boolean): Promise<Honest>;
  /** With every right, and without any fault. */
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
};

const ownerId = '00000000-0000-4000-a000-000000000001';
const claims = JSON.stringify({ sub: ownerId, role: 'authenticated' });

export async function startMachineDatabase(): Promise<MachineDatabase> {
  const programs = findPostgresPrograms();
  const { target, asWorker, description, stop } = programs ? await startServer(programs) : await startPglite();
  await applyMigrations(target);
  await target.query('insert into auth.users (id, email) values ($1, $2)', [ownerId, 'owner@machine.example']);
  await target.query('insert into public.owners (user_id) values ($1)', [ownerId]);
  const sets = await target.query<{ proname: string }>(
    "select proname from pg_proc where pronamespace = 'public'::regnamespace and proretset",
  );
  const returningSets = new Set(sets.map(({ proname }) => proname));

  const asOwner = async (sql: string, parameters: unknown[]) => {
    let rows: { answer: unknown }[] = [];
    await target.transaction(async (query) => {
      await query(
        "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)",
        [claims, ownerId],
      );
      rows = await query(sql, parameters);
    });
    return rows;
  };
  return {
    description,
    call: (name, parameters, isOwner) =>
      answerOf(async () => {
        const names = Object.keys(parameters);
        const called = `public.${name}(${names.map((key, index) => `${key} => $${index + 1}`).join(', ')})`;
        const sql = returningSets.has(name)
          ? `select coalesce(json_agg(found), '[]') as answer from ${called} as found`
          : `select to_json(${called}) as answer`;
        const values = Object.values(parameters).map(parameterOf);
        const rows = await (isOwner ? asOwner : asWorker)(sql, values);
        return { status: 200, body: rows[0]?.answer };
      }),
    query: target.query,
    stop,
  };
}

type Started = {
  description: string;
  target: MigrationTarget;
  asWorker(sql: string, parameters: unknown[]): Promise<{ answer: unknown }[]>;
  stop(): Promise<void>;
};

async function startServer(programs: string): Promise<Started> {
  const server = await startPostgresServer(programs, ['max_connections=60', 'synchronous_commit=off', 'jit=off']);
  const options = { host: server.host, user: 'postgres', database: 'postgres' };
  const target = serverTarget(createPool({ ...options, max: 8 }));
  await target.query(hostedRoles);
  await target.query(hostedSignIn);
  // The role is set once a connection, which saves three statements a call.
  const worker = createPool({ ...options, max: 24, options: '-c role=service_role' });
  return {
    description: 'a Postgres server',
    target,
    asWorker: async (text, values) => (await worker.query({ name: nameOf(text), text, values })).rows,
    stop: server.stop,
  };
}

const statementNames = new Map<string, string>();

/** Under its name a statement is parsed once a connection. */
function nameOf(text: string): string {
  const name = statementNames.get(text) ?? `statement${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

/** The server ends while connections are still open. */
function createPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  pool.on('error', () => undefined);
  return pool;
}

async function startPglite(): Promise<Started> {
  const driver = new PGlite();
  await driver.waitReady;
  await driver.exec(hostedRoles);
  await driver.exec(hostedSignIn);
  const target = pgliteTarget(driver);
  return {
    description: 'PGlite, because no Postgres server was found',
    target,
    async asWorker(sql, parameters) {
      let rows: { answer: unknown }[] = [];
      await target.transaction(async (query, execute) => {
        await execute('set local role service_role');
        rows = await query(sql, parameters);
      });
      return rows;
    },
    stop: () => driver.close(),
  };
}

/** Lists of texts are arrays of Postgres; anything else that is no plain value is JSON. */
function parameterOf(value: unknown): unknown {
  const isTexts = Array.isArray(value) && value.every((item) => typeof item === 'string');
  return typeof value === 'object' && value !== null && !isTexts ? JSON.stringify(value) : value;
}

type Refused = Error & { code?: string; detail?: string };

/** What the API makes of the database's refusal. */
async function answerOf(run: () => Promise<Honest>): Promise<Honest> {
  try {
    return await run();
  } catch (error) {
    const { code = 'XX000', message, detail = null } = error as Refused;
    const [, status] = /^PT(\d{3})$/.exec(code) ?? [];
    return {
      status: status ? Number(status) : code === '42501' ? 403 : 400,
      body: { code, message, details: detail, hint: null },
    };
  }
}
