import { randomUUID } from 'node:crypto';
import { lstatSync, readdirSync, readlinkSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
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
    'chat_logs',
    'contact_submissions',
    'contact_visitors',
    'desk_audit',
    'lead_events',
    'lead_notices',
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
