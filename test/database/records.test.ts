import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newEmail, newVisitor, submitContact } from '#test/support/contact-submissions.ts';
import { startTestPostgres, type TestPostgres } from '#test/support/postgres.ts';

let database: TestPostgres;
beforeAll(async () => {
  database = await startTestPostgres();
});
afterAll(() => database.stop());
beforeEach(() =>
  database.query(
    `truncate public.chat_logs, public.contact_submissions, public.contact_visitors, public.desk_audit, public.daily_counts,
       public.event_batches, public.erased_conversations, public.chat_feedback cascade`,
  ),
);

type ChatLog = {
  id: string;
  user_message: string | null;
  ai_response: string | null;
  error: string | null;
  session_id: string | null;
  response_time_ms: number | null;
  success: boolean | null;
  created_at: string;
};

/** Answers with the ids that count as stored. */
async function storeChatLogs(...given: Partial<ChatLog>[]): Promise<string[]> {
  const rows = given.map((row) => ({
    id: randomUUID(),
    user_message: 'How long does CRM integration take?',
    ai_response: '3-4 weeks',
    error: null,
    session_id: 'session-1',
    response_time_ms: 420,
    success: true,
    created_at: new Date().toISOString(),
    ...row,
  }));
  return (await callAsWorker<string[]>('public.store_chat_logs($1)', [JSON.stringify(rows)])) ?? [];
}

async function count(table: string): Promise<number> {
  const [row] = await database.query<{ count: number }>(`select count(*)::int as count from public.${table}`);
  return row?.count ?? 0;
}

async function callAsWorker<Value>(call: string, parameters: unknown[] = []): Promise<Value | undefined> {
  const [row] = await database.queryAs<{ value: Value }>('service_role', `select ${call} as value`, parameters);
  return row?.value;
}

describe('chat logs', () => {
  test('a record that is stored twice, alone or in one batch, is one row and the first one stays', async () => {
    const id = randomUUID();
    await storeChatLogs({ id });
    await storeChatLogs({ id, ai_response: 'another' });
    await storeChatLogs({ id }, { id }, {});
    expect(await database.query('select ai_response from public.chat_logs where id = $1', [id])).toEqual([
      { ai_response: '3-4 weeks' },
    ]);
    expect(await count('chat_logs')).toBe(2);
  });

  test('a record keeps the time of its interaction, but never one in the future', async () => {
    const [past, future] = [randomUUID(), randomUUID()];
    await storeChatLogs(
      { id: past, created_at: '2026-01-02T03:04:05.678Z' },
      { id: future, created_at: '2999-01-01T00:00:00Z' },
    );
    const rows = await database.query(
      `select created_at = '2026-01-02T03:04:05.678Z' as as_sent, created_at > now() as ahead
       from public.chat_logs order by created_at`,
    );
    expect(rows).toEqual([
      { as_sent: true, ahead: false },
      { as_sent: false, ahead: false },
    ]);
  });

  test('a failed interaction has no response and may have no session', async () => {
    await storeChatLogs({ success: false, ai_response: null, error: 'timeout', session_id: null });
    expect(await count('chat_logs')).toBe(1);
  });

  const refused: [string, Partial<ChatLog>, string][] = [
    ['a message that is null', { user_message: null }, 'user_message'],
    ['a message of 2001 characters', { user_message: 'é'.repeat(2001) }, 'chat_logs_user_message'],
    ['a response of more than 16,384 characters', { ai_response: 'é'.repeat(16_385) }, 'chat_logs_ai_response'],
    ['an error of 2001 characters', { error: 'e'.repeat(2001) }, 'chat_logs_error'],
    ['a session of 201 characters', { session_id: 's'.repeat(201) }, 'chat_logs_session_id'],
    ['a negative time', { response_time_ms: -1 }, 'chat_logs_response_time_ms'],
    ['no time', { response_time_ms: null }, 'response_time_ms'],
    ['no word on success', { success: null }, 'success'],
  ];

  test.each(refused)('%s is refused', async (_, row, rule) => {
    await expect(storeChatLogs(row)).rejects.toThrow(rule);
    expect(await count('chat_logs')).toBe(0);
  });

  test('the longest values are taken, counted in characters', async () => {
    await storeChatLogs({
      user_message: '😀'.repeat(2000),
      ai_response: '😀'.repeat(16_384),
      session_id: 's'.repeat(200),
    });
    expect(await count('chat_logs')).toBe(1);
  });

  test('a row cannot be changed with the key of the Worker', async () => {
    await storeChatLogs({});
    await expect(database.queryAs('service_role', "update public.chat_logs set ai_response = ''")).rejects.toThrow(
      'permission denied',
    );
  });
});

describe('retention', () => {
  test('chat logs go after 180 days, submissions and the audit after 24 months, visitors after an hour, and nothing sooner', async () => {
    const age = (table: string, ages: [string, string]) =>
      database.query(
        `update public.${table} set created_at = now() - (case when id = (select min(id::text) from public.${table})::${
          table === 'contact_visitors' ? 'bigint' : 'uuid'
        } then $1 else $2 end)::interval`,
        ages,
      );
    await storeChatLogs({}, {});
    await submitContact(database);
    await submitContact(database);
    await database.query("insert into public.lead_events (submission_id, note) select id, 'Hello' from public.leads");
    await database.query(
      `insert into public.lead_replies (id, submission_id, subject, body)
       select gen_random_uuid(), id, 'Hello', 'Hi' from public.leads`,
    );
    await database.query(
      `insert into public.desk_audit (action, count, created_at)
       select 'export_leads', 1, now() - age::interval from unnest(array['24 months 1 day', '24 months -1 day']) as age`,
    );
    await database.query(
      `insert into public.daily_counts select now() - age::interval, 'page_seen', 'home', 'en', '', 'phone', 1
       from unnest(array['25 months 2 days', '25 months -2 days']) as age`,
    );
    await database.query(
      `insert into public.event_batches select age, now() - age::interval from unnest(array['49 hours', '47 hours']) as age`,
    );
    await database.query(
      `insert into public.erased_conversations select age::bytea, now() - age::interval
       from unnest(array['180 days 1 minute', '179 days']) as age`,
    );
    await callAsWorker("public.rate_answer($1, 'helpful')", [randomUUID()]);
    await callAsWorker("public.rate_answer($1, 'helpful')", [randomUUID()]);
    await age('chat_feedback', ['180 days 1 minute', '179 days 23 hours 59 minutes']);
    await age('chat_logs', ['180 days 1 minute', '179 days 23 hours 59 minutes']);
    await age('contact_submissions', ['24 months 1 day', '24 months -1 day']);
    await age('contact_visitors', ['61 minutes', '59 minutes']);

    const kinds = [
      'chatLogs',
      'chatFeedback',
      'contactSubmissions',
      'contactVisitors',
      'deskAudit',
      'dailyCounts',
      'eventBatches',
      'erasedConversations',
    ];
    for (const rows of [1, 0]) {
      const deleted = Object.fromEntries(kinds.map((kind) => [kind, rows]));
      expect(await callAsWorker('public.delete_expired_records()')).toEqual(deleted);
    }
    for (const table of [
      'chat_logs',
      'chat_feedback',
      'contact_submissions',
      'contact_visitors',
      'desk_audit',
      'daily_counts',
      'event_batches',
      'erased_conversations',
      'lead_events',
      'lead_notices',
      'lead_replies',
    ]) {
      expect([table, await count(table)]).toEqual([table, 1]);
    }
  });

  test('deleting while requests come in stops neither', async ({ skip }) => {
    if (!database.concurrent) skip(`nothing races on ${database.description}`);
    const visitor = newVisitor();
    await submitContact(database, { visitor });
    await database.query("update public.contact_visitors set created_at = now() - interval '2 hours'");
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => callAsWorker('public.delete_expired_records()')),
      ...Array.from({ length: 20 }, () => submitContact(database)),
    ]);
    expect(answers.length).toBe(25);
    expect(await count('contact_visitors')).toBe(20);
  });
});

describe('erasure', () => {
  test('erase_contact erases every submission of an address in any case, and says how many', async () => {
    const email = newEmail();
    await submitContact(database, { email: email.toUpperCase() });
    await database.query("update public.contact_submissions set created_at = now() - interval '2 days'");
    await submitContact(database, { email });
    await submitContact(database);
    expect(await callAsWorker('public.erase_contact($1)::int', [email])).toBe(2);
    expect(await callAsWorker('public.erase_contact($1)::int', [email])).toBe(0);
    expect(await count('contact_submissions')).toBe(1);
  });

  test('an erased address may write again at once', async () => {
    const email = newEmail();
    await submitContact(database, { email });
    await callAsWorker('public.erase_contact($1)', [email]);
    expect(await submitContact(database, { email })).toMatchObject({ outcome: 'stored' });
  });

  test('erase_chat_session erases every log of a session, and says how many', async () => {
    await storeChatLogs({}, {}, { session_id: 'session-2' }, { session_id: null });
    expect(await callAsWorker('public.erase_chat_session($1)::int', ['session-1'])).toBe(2);
    expect(await count('chat_logs')).toBe(2);
  });

  test('what is on its way of an erased conversation is taken and not written; what is said later is', async () => {
    const alone = randomUUID();
    const [late, another, newer] = [randomUUID(), randomUUID(), randomUUID()];
    const before = { created_at: new Date(Date.now() - 1000).toISOString() };
    for (const conversation of ['session-1', alone, 'session-1']) {
      await callAsWorker('public.erase_chat_session($1)', [conversation]);
    }
    const taken = await storeChatLogs(
      { ...before, id: late },
      { ...before, id: alone, session_id: null },
      { ...before, id: another, session_id: 'session-2' },
      { id: newer, created_at: new Date(Date.now() + 1000).toISOString() },
    );
    expect(taken.toSorted()).toEqual([late, alone, another, newer].toSorted());
    const rows = await database.query<{ id: string }>('select id::text from public.chat_logs');
    expect(rows.map(({ id }) => id).toSorted()).toEqual([another, newer].toSorted());
  });

  test('logs that are written while their conversation is erased do not stay', async ({ skip }) => {
    if (!database.concurrent) skip(`nothing races on ${database.description}`);
    const before = { created_at: new Date(Date.now() - 1000).toISOString() };
    await Promise.all([
      ...Array.from({ length: 20 }, () => storeChatLogs(before, before)),
      callAsWorker('public.erase_chat_session($1)', ['session-1']),
      ...Array.from({ length: 20 }, () => storeChatLogs(before, before)),
    ]);
    expect(await count('chat_logs')).toBe(0);
  });
});
