import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { lstatSync, readdirSync, readlinkSync } from 'node:fs';
import { afterEach, expect, inject, test } from 'vitest';
import { checkMigrations, compareMigrations, listApplied } from '#dev/environments/migration-history.ts';
import { readTarget } from '#dev/environments/target.ts';
import { readMigrations } from '#dev/services/migrations.ts';
import { startTestPostgres, type TestPostgres } from '#test/support/postgres.ts';

let database: TestPostgres | undefined;
afterEach(async () => {
  await database?.stop();
  database = undefined;
});

const migrations = readMigrations();

test('migrations are named by time and what they do, each at a time of its own', () => {
  const files = readdirSync(new URL('../../migrations/', import.meta.url)).sort();
  expect(files).toEqual(migrations.map(({ version, name }) => `${version}_${name}.sql`));
  expect(new Set(migrations.map(({ version }) => version)).size).toBe(migrations.length);
});

test('the folder of the Supabase command line is a link to the migrations', () => {
  const link = new URL('../../supabase/migrations', import.meta.url);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readlinkSync(link)).toBe('../migrations');
});

test('migrations apply to an empty database and once only', async () => {
  database = await startTestPostgres([]);
  expect(await database.migrate(migrations)).toEqual(migrations);
  expect(await database.migrate(migrations)).toEqual([]);
  const tables = await database.query<{ name: string }>(
    "select tablename::text as name from pg_tables where schemaname = 'public' order by 1",
  );
  expect(tables.map(({ name }) => name)).toEqual([
    'chat_feedback',
    'chat_logs',
    'contact_submissions',
    'contact_visitors',
    'daily_counts',
    'daily_totals',
    'desk_audit',
    'erased_conversations',
    'event_batches',
    'lead_events',
    'lead_notices',
    'lead_replies',
    'owners',
  ]);
});

test('a history that was edited, shortened or filled in between is refused, and a broken migration is named and leaves nothing', async () => {
  const step = (version: string, sql: string) => ({ version, name: `step_${version.slice(-1)}`, sql });
  const first = step('20270101000001', 'create table first ();');
  const third = step('20270101000003', 'create table third ();');
  database = await startTestPostgres([first, third]);

  await expect(database.migrate([{ ...first, sql: 'create table one ();' }, third])).rejects.toThrow(
    'migrations/20270101000001_step_1.sql was edited after it had been applied',
  );
  await expect(database.migrate([first])).rejects.toThrow(
    'migrations/20270101000003_step_3.sql was applied to this database and is gone',
  );
  const second = step('20270101000002', 'create table second ();');
  await expect(database.migrate([first, second, third])).rejects.toThrow(
    'migrations/20270101000002_step_2.sql is older than one applied already',
  );

  const broken = step('20270101000004', `create table fourth ();\nselect '${randomUUID()}'::int;`);
  await expect(database.migrate([first, third, broken])).rejects.toThrow(
    'migrations/20270101000004_step_4.sql, line 2: invalid input syntax',
  );
  expect(await database.query("select to_regclass('public.fourth')::text as found")).toEqual([{ found: null }]);
  expect(await database.migrate([first, third])).toEqual([]);
});

test('a deploy tells what is pending, edited and unknown, whoever applied it', async () => {
  const step = (version: string, sql: string) => ({ version, name: `step_${version.slice(-1)}`, sql });
  const first = step('20270101000001', '-- One.\ncreate table one ();\n\ncreate table two ();\n');
  const second = step('20270101000002', 'create table three ();');
  database = await startTestPostgres([]);
  const query = database.query;
  const compare = async (files: (typeof first)[]) => compareMigrations(files, await listApplied(query));
  expect(await compare([first])).toEqual({ pending: ['20270101000001_step_1.sql'], edited: [], unknown: [] });

  await database.migrate([first, second]);
  expect(await compare([first, second])).toEqual({ pending: [], edited: [], unknown: [] });
  // The form in which the Supabase CLI stores it.
  const statements = ['-- One.\ncreate table one ()', 'create table two ()'];
  await query('update supabase_migrations.schema_migrations set statements = $1 where version = $2', [
    statements,
    first.version,
  ]);
  const edited = { ...second, sql: 'create table four ();' };
  expect(await compare([first, edited, step('20270101000003', 'select 1;')])).toEqual({
    pending: ['20270101000003_step_3.sql'],
    edited: ['20270101000002_step_2.sql'],
    unknown: [],
  });
  expect(await compare([first])).toEqual({ pending: [], edited: [], unknown: ['20270101000002_step_2.sql'] });
});

test('a database that does not answer ends a deploy', async () => {
  await expect(checkMigrations(readTarget('wrangler.toml'), 'postgresql://postgres@127.0.0.1:1/none')).rejects.toThrow(
    'The database of SUPABASE_DB_URL does not tell its migrations: connect ECONNREFUSED 127.0.0.1:1',
  );
});

const server = inject('postgres');
test.skipIf(server === null)('a deploy reads the history at the address of the database', async () => {
  database = await startTestPostgres();
  const [row] = await database.query<{ name: string }>('select current_database() as name');
  const address = `postgresql://postgres@localhost/${row?.name}?host=${encodeURIComponent(server ?? '')}`;
  const target = readTarget('wrangler.toml');
  expect(await checkMigrations(target, address)).toBeNull();
  const { version = '', name = '' } = migrations.at(-1) ?? {};
  await database.query('delete from supabase_migrations.schema_migrations where version = $1', [version]);
  await expect(checkMigrations(target, address)).rejects.toThrow(
    `Not applied to the database yet: ${version}_${name}.sql. First: npm run migrate`,
  );
  await database.query("insert into supabase_migrations.schema_migrations values ($1, '{}', 'later')", [
    '29990101000000',
  ]);
  await database.query('insert into supabase_migrations.schema_migrations values ($1, null, $2)', [version, name]);
  expect(await checkMigrations(target, address)).toContain('is ahead of this checkout');
});

test.skipIf(server === null)(
  'npm run migrate names what is pending and applies nothing where nobody can be asked',
  async () => {
    database = await startTestPostgres(migrations.slice(0, -1));
    const [row] = await database.query<{ name: string }>('select current_database() as name');
    const address = `postgresql://postgres@localhost/${row?.name}?host=${encodeURIComponent(server ?? '')}`;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['dev/migrate.ts', '--env', 'staging'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      env: { PATH: process.env.PATH, SUPABASE_DB_URL: address },
    });
    const { version, name } = migrations.at(-1) ?? {};
    expect(stdout).toBe(
      `staging: the database ${row?.name} at localhost\nNot applied yet:\n  migrations/${version}_${name}.sql\n`,
    );
    expect(stderr).toContain('nothing was applied');
    expect(status).toBe(1);
  },
);
