import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMigrations } from '#dev/services/migrations.ts';
import { type Role, startTestPostgres, type TestPostgres } from '#test/support/postgres.ts';

let database: TestPostgres;
beforeAll(async () => {
  database = await startTestPostgres();
});
afterAll(() => database.stop());

const visitorRoles: Role[] = ['anon', 'authenticated'];
const privileges = ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'];

test.each(visitorRoles)('%s has no privilege on any table, column or sequence', async (role) => {
  const relations = await database.query<{ name: string; kind: string }>(
    `select oid::regclass::text as name, relkind::text as kind from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')`,
  );
  expect(relations.length).toBeGreaterThan(3);
  for (const { name, kind } of relations) {
    const check =
      kind === 'S'
        ? "has_sequence_privilege($1, $2, 'usage, select, update')"
        : `has_table_privilege($1, $2, '${privileges.join(', ')}')
           or has_any_column_privilege($1, $2, 'select, insert, update, references')`;
    expect([name, await database.query(`select ${check} as allowed`, [role, name])]).toEqual([
      name,
      [{ allowed: false }],
    ]);
  }
});

test.each(visitorRoles)('%s may execute no function', async (role) => {
  const functions = await database.query<{ name: string; allowed: boolean }>(
    `select oid::regprocedure::text as name, has_function_privilege($1, oid, 'execute') as allowed
     from pg_proc where pronamespace = 'public'::regnamespace`,
    [role],
  );
  expect(functions.length).toBeGreaterThan(3);
  expect(functions.filter(({ allowed }) => allowed)).toEqual([]);
});

test.each(visitorRoles)('%s is refused whatever it tries', async (role) => {
  const attempts = [
    'select * from public.contact_submissions',
    'select * from public.contact_visitors',
    'select * from public.chat_logs',
    `insert into public.chat_logs (id, user_message, response_time_ms, success) values ('${randomUUID()}', 'x', 1, true)`,
    'delete from public.contact_submissions',
    'select public.delete_expired_records()',
    "select public.erase_contact('a@example.com')",
    "select public.erase_chat_session('s')",
    `select public.submit_contact('${randomUUID()}', '', '', '', '', '', '', '', '', '', '', '')`,
  ];
  for (const attempt of attempts)
    await expect(database.queryAs(role, attempt), attempt).rejects.toThrow('permission denied');
});

test('service_role has what the Worker needs on each table and nothing more', async () => {
  for (const table of ['contact_submissions', 'contact_visitors', 'chat_logs']) {
    const granted: string[] = [];
    for (const privilege of privileges) {
      const [row] = await database.query<{ allowed: boolean }>('select has_table_privilege($1, $2, $3) as allowed', [
        'service_role',
        `public.${table}`,
        privilege,
      ]);
      if (row?.allowed) granted.push(privilege);
    }
    expect([table, granted]).toEqual([table, ['select', 'insert', 'delete']]);
  }
});

test('service_role may execute the four functions the Worker and its operator call, and no other', async () => {
  const functions = await database.query<{ name: string }>(
    `select proname::text as name from pg_proc
     where pronamespace = 'public'::regnamespace and has_function_privilege('service_role', oid, 'execute') order by 1`,
  );
  expect(functions.map(({ name }) => name)).toEqual([
    'delete_expired_records',
    'erase_chat_session',
    'erase_contact',
    'submit_contact',
  ]);
});

test('row-level security is on for every table and opens none of them', async () => {
  const tables = await database.query(
    `select count(*)::int as closed from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity
     union all select count(*)::int from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     union all select count(*)::int from pg_policies where schemaname = 'public'`,
  );
  expect(tables).toEqual([{ closed: 3 }, { closed: 3 }, { closed: 0 }]);
});

test('every function runs with the rights of its caller and a search path of its own', async () => {
  const functions = await database.query(
    `select proname::text as name from pg_proc
     where pronamespace = 'public'::regnamespace and (prosecdef or not coalesce(proconfig, '{}') @> '{"search_path=\\"\\""}')`,
  );
  expect(functions).toEqual([]);
});

test('a project that grants new tables and functions to everybody ends with the same grants', async () => {
  const generous = await startTestPostgres([]);
  try {
    await generous.query(`
      alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
      alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
      alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
    `);
    await generous.migrate(readMigrations());
    const grants = `
      select grantee::text, table_name::text as name, privilege_type::text as privilege from information_schema.role_table_grants
      where table_schema = 'public' and grantee <> 'postgres'
      union all
      select grantee::text, routine_name::text, privilege_type::text from information_schema.role_routine_grants
      where routine_schema = 'public' and grantee <> 'postgres'
      union all
      select role, sequence, privilege from (values ('anon'), ('authenticated'), ('service_role')) as roles (role),
        (select c.relname::text from pg_class c where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace) as s (sequence),
        (values ('USAGE'), ('SELECT'), ('UPDATE')) as p (privilege)
      where has_sequence_privilege(role, 'public.' || sequence, privilege)
      order by 1, 2, 3`;
    expect(await generous.query(grants)).toEqual(await database.query(grants));
  } finally {
    await generous.stop();
  }
});
