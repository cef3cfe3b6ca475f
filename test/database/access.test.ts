import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMigrations } from '#dev/services/migrations.ts';
import { submitContact } from '#test/support/contact-submissions.ts';
import { newPerson } from '#test/support/people.ts';
import { type Caller, startTestPostgres, type TestPostgres } from '#test/support/postgres.ts';

const roles = ['owner', 'viewer', 'stranger', 'anon', 'service_role'] as const;
type TestRole = (typeof roles)[number];

let database: TestPostgres;
const callers = {} as Record<TestRole, Caller>;
beforeAll(async () => {
  database = await startTestPostgres();
  callers.owner = await newPerson(database, 'owner');
  callers.viewer = await newPerson(database, 'viewer');
  callers.stranger = await newPerson(database);
  callers.anon = 'anon';
  callers.service_role = 'service_role';

  // A row in every table, so that 'none' below means that the row is hidden.
  await submitContact(database, { id: leadId, email: 'person@example.com' });
  await database.query(`
    insert into public.chat_logs (id, user_message, response_time_ms, success, session_id)
    values ('${randomUUID()}', 'Hello', 1, true, 'session-1')
  `);
  await database.queryAs(callers.owner, "select public.change_lead_status($1, 'new', 'contacted', 'Called')", [leadId]);
  await database.query(
    `select public.add_event_counts(
       '[{"id":"batch-1","at":"2026-11-23T12:00:00Z","device":"phone","dropped":0,"events":[["page_seen","home","en",""]]}]'
     )`,
  );
  await database.queryAs(callers.owner, "select public.export_person('person@example.com')");
  await database.query("insert into public.erased_conversations (sha256) values ('b')");
  await database.queryAs(callers.owner, "select public.send_lead_reply($1, $2, 'Hello', 'Hi Ada')", [replyId, leadId]);
  await database.query("select public.rate_answer($1, 'helpful')", [randomUUID()]);
});
afterAll(() => database.stop());

const leadId = randomUUID();
const replyId = randomUUID();

type Outcome = 'some' | 'none' | 'refused';

/** What a caller gets: rows (read or changed), none, or 'permission denied' in one of its two forms. */
async function outcomeOf(caller: Caller, sql: string): Promise<Outcome> {
  try {
    return (await database.tryAs(caller, sql)).length > 0 ? 'some' : 'none';
  } catch (error) {
    if ((error as { code?: string }).code === '42501') return 'refused';
    throw error;
  }
}

async function outcomesOf(sql: string): Promise<Record<TestRole, Outcome>> {
  const outcomes = {} as Record<TestRole, Outcome>;
  for (const role of roles) outcomes[role] = await outcomeOf(callers[role], sql);
  return outcomes;
}

/** In the order of `roles`. */
type Outcomes = [Outcome, Outcome, Outcome, Outcome, Outcome];
const named = (outcomes: Outcomes) => Object.fromEntries(roles.map((role, index) => [role, outcomes[index]]));

const nobody: Outcomes = ['refused', 'refused', 'refused', 'refused', 'refused'];
const worker: Outcomes = ['refused', 'refused', 'refused', 'refused', 'some'];
const deskReads: Outcomes = ['some', 'some', 'none', 'refused', 'refused'];
const deskAndWorkerRead: Outcomes = ['some', 'some', 'none', 'refused', 'some'];

const submission = `'${randomUUID()}', 'Ada', 'ada@example.com', 'Acme', 'crm-integration', 'Ten letters', 'email_contact', 'en'`;
const submissionColumns =
  'id, full_name, email, company_name, service, problem_description, contact_preference, language';

const attempts: [string, string, Outcomes][] = [
  ['read contact_submissions', 'select id from public.contact_submissions', deskAndWorkerRead],
  [
    'add a submission',
    `insert into public.contact_submissions (${submissionColumns}) values (${submission}) returning 1`,
    worker,
  ],
  [
    'change a status',
    "update public.contact_submissions set status = 'won' returning 1",
    ['some', 'none', 'none', 'refused', 'refused'],
  ],
  ['change an address', "update public.contact_submissions set email = 'a@b.c' returning 1", nobody],
  [
    'change the conversation of a submission',
    'update public.contact_submissions set conversation = null returning 1',
    worker,
  ],
  ['change the words', "update public.contact_submissions set problem_description = 'Other words' returning 1", nobody],
  ['change reminded_at', 'update public.contact_submissions set reminded_at = now() returning 1', worker],
  ['delete a submission', 'delete from public.contact_submissions returning 1', worker],
  ['read leads', 'select id from public.leads', deskReads],
  ['change a lead through its view', "update public.leads set status = 'won' returning 1", nobody],

  ['read contact_visitors', 'select id from public.contact_visitors', worker],
  ['delete a visitor', 'delete from public.contact_visitors returning 1', worker],

  ['read chat_logs', 'select id from public.chat_logs', deskAndWorkerRead],
  ['read chat_messages', 'select id from public.chat_messages', deskReads],
  [
    'add a chat log',
    `insert into public.chat_logs (id, user_message, response_time_ms, success)
     values ('${randomUUID()}', 'x', 1, true) returning 1`,
    worker,
  ],
  ['change a chat log', "update public.chat_logs set error = 'x' returning 1", nobody],
  ['delete a chat log', 'delete from public.chat_logs returning 1', worker],
  ['change the feedback of a chat log', 'update public.chat_logs set feedback = null returning 1', worker],
  ['read chat_feedback', 'select id from public.chat_feedback', worker],
  ['change feedback that waits', "update public.chat_feedback set feedback = 'helpful' returning 1", worker],
  ['delete feedback that waits', 'delete from public.chat_feedback returning 1', worker],

  ['read lead_events', 'select id from public.lead_events', deskReads],
  [
    'add a note',
    `insert into public.lead_events (submission_id, note) values ('${leadId}', 'Hello') returning 1`,
    ['some', 'refused', 'refused', 'refused', 'refused'],
  ],
  [
    'add a note as somebody else',
    `insert into public.lead_events (submission_id, note, author) values ('${leadId}', 'Hello', '${randomUUID()}')`,
    nobody,
  ],
  [
    'add a note of another time',
    `insert into public.lead_events (submission_id, note, created_at) values ('${leadId}', 'Hello', '2020-01-01')`,
    nobody,
  ],
  [
    'make up a change of status',
    `insert into public.lead_events (submission_id, kind, from_status, to_status)
     values ('${leadId}', 'status', 'new', 'won')`,
    nobody,
  ],
  ['change an event', "update public.lead_events set note = 'x' returning 1", nobody],
  ['delete an event', 'delete from public.lead_events returning 1', nobody],

  ['read lead_notices', 'select id from public.lead_notices', deskAndWorkerRead],
  [
    'add a notice',
    `insert into public.lead_notices (submission_id, kind) values ('${leadId}', 'reminder') returning 1`,
    worker,
  ],
  ['change a notice', 'update public.lead_notices set confirmed_at = now() returning 1', worker],
  ['delete a notice', 'delete from public.lead_notices returning 1', nobody],

  ['read lead_replies', 'select id from public.lead_replies', deskAndWorkerRead],
  [
    'add a reply',
    `insert into public.lead_replies (id, submission_id, subject, body) values ('${randomUUID()}', '${leadId}', 'x', 'x')`,
    nobody,
  ],
  ['change the words of a reply', "update public.lead_replies set body = 'x' returning 1", nobody],
  ['send a reply to another lead', `update public.lead_replies set submission_id = '${leadId}' returning 1`, nobody],
  ['say that a reply was sent', 'update public.lead_replies set sent_at = now() returning 1', worker],
  ['delete a reply', 'delete from public.lead_replies returning 1', nobody],

  ['read desk_audit', 'select id from public.desk_audit', deskAndWorkerRead],
  ['add to the audit', "insert into public.desk_audit (action, count) values ('erase_person', 1) returning 1", worker],
  [
    'add to the audit as somebody else',
    `insert into public.desk_audit (action, count, actor) values ('erase_person', 1, '${randomUUID()}')`,
    nobody,
  ],
  ['change the audit', 'update public.desk_audit set count = 0 returning 1', nobody],
  ['delete from the audit', 'delete from public.desk_audit returning 1', worker],

  ['read daily_counts', 'select day from public.daily_counts', deskAndWorkerRead],
  ['change a count', 'update public.daily_counts set count = 9 returning 1', worker],
  ['delete counts', 'delete from public.daily_counts returning 1', worker],
  ['read event_batches', 'select id from public.event_batches', worker],
  ['add a batch', "insert into public.event_batches (id) values ('batch-2') returning 1", worker],

  ['read erased_conversations', 'select created_at from public.erased_conversations', worker],
  [
    'mark a conversation as erased',
    "insert into public.erased_conversations (sha256) values ('a') returning 1",
    worker,
  ],

  ['read owners', 'select role from public.owners', nobody],
  ['become an owner', `insert into public.owners (user_id) values ('${randomUUID()}') returning 1`, nobody],
  ['change a role', "update public.owners set role = 'owner' returning 1", nobody],
  ['remove an owner', 'delete from public.owners returning 1', nobody],
  ['read the users of the sign-in', 'select id from auth.users', nobody],
  ['empty a table', 'truncate public.chat_logs', nobody],
];

test.each(attempts)('who may %s', async (_, sql, outcomes) => {
  expect(await outcomesOf(sql)).toEqual(named(outcomes));
});

const desk: Outcomes = ['some', 'some', 'refused', 'refused', 'refused'];
const ownerAlone: Outcomes = ['some', 'refused', 'refused', 'refused', 'refused'];

const calls: [string, Outcomes][] = [
  ['is_owner()', ['some', 'some', 'some', 'refused', 'refused']],
  ["require_owner('viewer')", desk],
  ['require_owner()', ownerAlone],
  ['list_owners()', desk],
  ['list_leads()', desk],
  ['export_leads()', desk],
  ['list_lead_sources()', desk],
  [`get_lead('${leadId}')`, desk],
  [`change_lead_status('${leadId}', 'contacted', 'won')`, ownerAlone],
  [`add_lead_note('${leadId}', 'Hello')`, ownerAlone],
  [`send_lead_reply('${randomUUID()}', '${leadId}', 'Hello', 'Hi Ada')`, ownerAlone],
  [`undo_lead_reply('${replyId}')`, ownerAlone],
  [`retry_lead_reply('${replyId}')`, ownerAlone],
  ['list_conversations()', desk],
  ["get_conversation('session-1')", desk],
  ["export_conversation('session-1')", desk],
  ["erase_conversation('session-1')", ownerAlone],
  ["get_person('person@example.com')", desk],
  ["export_person('person@example.com')", desk],
  ["erase_person('person@example.com')", ownerAlone],
  ['desk_today()', desk],
  ['desk_works(30)', desk],
  [
    `submit_contact('${randomUUID()}', 'Ada', 'ada@example.com', 'Acme', 'crm-integration', 'Ten letters', '',
    'email_contact', 'direct', 'en', 'none', 'aaaaaaaaaaaaaaaaaaaa')`,
    worker,
  ],
  ['delete_expired_records()', worker],
  ["add_event_counts('[]')", worker],
  ['can_store()', worker],
  ["store_chat_logs('[]')", worker],
  [`rate_answer('${randomUUID()}', 'helpful')`, worker],
  ["erase_contact('person@example.com')", worker],
  ["erase_chat_session('session-1')", worker],
  ['claim_lead_notices()', worker],
  [`claim_lead_notice('${leadId}')`, worker],
  ["lease_lead_notices('{}')", worker],
  [`confirm_lead_notice('${randomUUID()}', '{}', true)`, worker],
  [`fail_lead_notice('${randomUUID()}', '${randomUUID()}', '')`, worker],
  ["lease_lead_replies('{}')", worker],
  [`claim_lead_reply('${replyId}')`, worker],
  ['claim_lead_replies()', worker],
  [`confirm_lead_reply('${randomUUID()}')`, worker],
  [`fail_lead_reply('${replyId}', '${randomUUID()}', '', false)`, worker],
  [`lead_record('${leadId}')`, ['some', 'some', 'some', 'refused', 'refused']],
  ["search_words('x')", worker],
  ["search_vector('x')", worker],
  ["search_query('x')", nobody],
  ['filter_leads(null, null, null, null, null, null, null, 1)', nobody],
  ['find_leads(null, null, null, null, null, null, null, 1)', nobody],
  ['find_conversations(false, null, null, null)', nobody],
  ["person_records('person@example.com')", nobody],
];

test.each(calls)('who may call %s', async (call, outcomes) => {
  expect(await outcomesOf(`select public.${call}`)).toEqual(named(outcomes));
});

test('every function is named above, but for those of triggers, which nobody may call', async () => {
  const functions = await database.query<{ name: string }>(
    `select distinct proname::text as name from pg_proc
     where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype order by 1`,
  );
  const tested = new Set(calls.map(([call]) => call.slice(0, call.indexOf('('))));
  expect(functions.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual([]);
  const allowed = await database.query(
    `select oid::regprocedure::text as name from pg_proc, unnest($1::text[]) as role
     where prorettype = 'trigger'::regtype and pronamespace = 'public'::regnamespace
       and has_function_privilege(role, oid, 'execute')`,
    [['anon', 'authenticated', 'service_role']],
  );
  expect(allowed).toEqual([]);
});

test('a stranger learns nothing of a lead from functions that refuse nobody who is signed in', async () => {
  const ask = (caller: Caller) =>
    database.queryAs(caller, 'select public.is_owner() as owner, public.lead_record($1) as record', [leadId]);
  expect(await ask(callers.stranger)).toEqual([{ owner: false, record: null }]);
  expect(await ask(callers.viewer)).toMatchObject([{ owner: false, record: { lead: { id: leadId } } }]);
});

test('somebody whose row in owners is gone has nothing from that moment on', async () => {
  const person = await newPerson(database, 'owner');
  expect(await outcomeOf(person, 'select id from public.leads')).toBe('some');
  await database.query('delete from auth.users where id = $1', [person.userId]);
  expect(await outcomeOf(person, 'select id from public.leads')).toBe('none');
});

test('anon has no privilege on any table, column or sequence', async () => {
  const relations = await database.query<{ name: string; kind: string }>(
    `select oid::regclass::text as name, relkind::text as kind from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')`,
  );
  expect(relations.length).toBeGreaterThan(8);
  for (const { name, kind } of relations) {
    const check =
      kind === 'S'
        ? "has_sequence_privilege('anon', $1, 'usage, select, update')"
        : `has_table_privilege('anon', $1, 'select, insert, update, delete, truncate, references, trigger')
           or has_any_column_privilege('anon', $1, 'select, insert, update, references')`;
    expect([name, await database.query(`select ${check} as allowed`, [name])]).toEqual([name, [{ allowed: false }]]);
  }
});

test('row-level security is on for every table, and every policy asks is_owner of somebody who is signed in', async () => {
  const open = await database.query(
    `select relname::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`,
  );
  expect(open).toEqual([]);
  const policies = await database.query<{ name: string; roles: string; asks: string }>(
    `select policyname::text as name, roles::text, concat(qual, with_check) as asks
     from pg_policies where schemaname = 'public'`,
  );
  expect(policies.length).toBeGreaterThan(5);
  for (const { name, roles, asks } of policies) {
    expect([name, roles, asks.includes('is_owner(')]).toEqual([name, '{authenticated}', true]);
  }
});

test('every function has a search path of its own, and few run with the rights of their maker', async () => {
  const loose = await database.query(
    `select proname::text as name from pg_proc
     where pronamespace = 'public'::regnamespace and not coalesce(proconfig, '{}') @> '{"search_path=\\"\\""}'`,
  );
  expect(loose).toEqual([]);
  const definers = await database.query<{ name: string }>(
    `select proname::text as name from pg_proc where pronamespace = 'public'::regnamespace and prosecdef order by 1`,
  );
  expect(definers.map(({ name }) => name)).toEqual([
    'erase_conversation',
    'erase_person',
    'export_conversation',
    'export_leads',
    'export_person',
    'get_person',
    'is_owner',
    'list_conversations',
    'list_leads',
    'list_owners',
    'record_status_change',
    'retry_lead_reply',
    'send_lead_reply',
    'undo_lead_reply',
  ]);
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
      select grantee::text, table_name || '.' || column_name, privilege_type::text from information_schema.column_privileges
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
