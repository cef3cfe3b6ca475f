import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serviceIds } from '#shared/offers.ts';
import { submitContact } from '#test/support/contact-submissions.ts';
import { newPerson, type Person } from '#test/support/people.ts';
import { startTestPostgres, type TestPostgres } from '#test/support/postgres.ts';

let database: TestPostgres;
let owner: Person;
let viewer: Person;
beforeAll(async () => {
  database = await startTestPostgres();
  owner = await newPerson(database, 'owner');
  viewer = await newPerson(database, 'viewer');
});
afterAll(() => database.stop());
beforeEach(() =>
  database.query(
    'truncate public.contact_submissions, public.contact_visitors, public.chat_logs, public.desk_audit cascade',
  ),
);

/** As PostgREST calls a function with named arguments. */
async function call<Value>(name: string, given: Record<string, unknown> = {}, person = owner): Promise<Value> {
  const rows = await callForRows<{ value: Value }>(name, given, person, 'to_jsonb(answer) as value');
  return rows[0]?.value as Value;
}

function callForRows<Row>(name: string, given: Record<string, unknown> = {}, person = owner, columns = 'answer.*') {
  const names = Object.keys(given).map((argument, index) => `${argument} => $${index + 1}`);
  return database.queryAs<Row>(
    person,
    `select ${columns} from public.${name}(${names.join(', ')}) as answer`,
    Object.values(given),
  );
}

async function codeOf(run: Promise<unknown>): Promise<string> {
  const error = await run.then(
    () => ({ code: 'none' }),
    (reason) => reason,
  );
  return error.code;
}

type LeadRecord = {
  lead: Record<string, unknown>;
  events: { author: string; kind: string; from_status: string; to_status: string; note: string }[];
  notices: Record<string, unknown>[];
};

async function storeLead(given: Parameters<typeof submitContact>[1] = {}): Promise<string> {
  const { id } = await submitContact(database, given);
  return id as string;
}

describe('the status of a lead', () => {
  test('changes from the one that was seen, and its event is written with it', async () => {
    const id = await storeLead();
    const record = await call<LeadRecord>('change_lead_status', {
      p_id: id,
      p_from: 'new',
      p_to: 'contacted',
      p_note: 'Called, back on Monday',
    });
    expect(record.lead).toMatchObject({ id, status: 'contacted' });
    expect(record.events).toEqual([
      {
        id: expect.any(Number),
        author: owner.userId,
        kind: 'status',
        from_status: 'new',
        to_status: 'contacted',
        note: null,
        created_at: expect.any(String),
      },
      {
        id: expect.any(Number),
        author: owner.userId,
        kind: 'note',
        from_status: null,
        to_status: null,
        note: 'Called, back on Monday',
        created_at: expect.any(String),
      },
    ]);
    expect(await call('get_lead', { p_id: id }, viewer)).toEqual(record);
  });

  test('is refused with 409 and the one it has by now when somebody else was faster, and nothing is written', async () => {
    const id = await storeLead();
    await call('change_lead_status', { p_id: id, p_from: 'new', p_to: 'won' });
    const second = call('change_lead_status', { p_id: id, p_from: 'new', p_to: 'lost', p_note: 'Too late' });
    await expect(second).rejects.toMatchObject({ code: 'PT409', detail: 'won' });
    const { lead, events } = await call<LeadRecord>('get_lead', { p_id: id });
    expect([lead.status, events.length]).toEqual(['won', 1]);
  });

  test.each([
    ['to itself', 'new', 'new', '22023'],
    ['to one that there is not', 'new', 'answered', '23514'],
  ])('does not change %s', async (_, from, to, code) => {
    const id = await storeLead();
    expect(await codeOf(call('change_lead_status', { p_id: id, p_from: from, p_to: to }))).toBe(code);
    expect(await call<LeadRecord>('get_lead', { p_id: id })).toMatchObject({ lead: { status: 'new' }, events: [] });
  });

  test('of a lead that is gone is 404', async () => {
    expect(await codeOf(call('change_lead_status', { p_id: randomUUID(), p_from: 'new', p_to: 'won' }))).toBe('PT404');
    expect(await codeOf(call('add_lead_note', { p_id: randomUUID(), p_note: 'x' }))).toBe('PT404');
    expect(await call('get_lead', { p_id: randomUUID() })).toBe(null);
  });

  test('an error in it shows nothing of the lead', async () => {
    const id = await storeLead();
    const error = await database
      .queryAs(owner, "update public.contact_submissions set status = 'answered' where id = $1", [id])
      .catch((reason) => reason);
    expect(error).toMatchObject({ code: '23514' });
    expect(error.detail).toBeUndefined();
  });

  test('has its event whichever way it changes', async () => {
    const id = await storeLead();
    await database.queryAs(owner, "update public.contact_submissions set status = 'lost' where id = $1", [id]);
    await database.query("update public.contact_submissions set status = 'won'");
    const { events } = await call<LeadRecord>('get_lead', { p_id: id });
    expect(events.map(({ author, to_status }) => [author, to_status])).toEqual([
      [owner.userId, 'lost'],
      [null, 'won'],
    ]);
  });

  test('two people at one lead: one changes it, the other is told', async ({ skip }) => {
    if (!database.concurrent) skip(`nothing races on ${database.description}`);
    for (let round = 0; round < 10; round += 1) {
      const id = await storeLead();
      const codes = await Promise.all(
        ['contacted', 'won', 'lost', 'contacted', 'won'].map((status) =>
          codeOf(call('change_lead_status', { p_id: id, p_from: 'new', p_to: status })),
        ),
      );
      expect(codes.sort()).toEqual(['PT409', 'PT409', 'PT409', 'PT409', 'none']);
      expect((await call<LeadRecord>('get_lead', { p_id: id })).events.length).toBe(1);
    }
  });
});

describe('notes', () => {
  test('are kept in their order, of 4,000 characters at most', async () => {
    const id = await storeLead();
    await call('add_lead_note', { p_id: id, p_note: 'First' });
    const { events } = await call<LeadRecord>('add_lead_note', { p_id: id, p_note: '😀'.repeat(4000) });
    expect(events.map(({ note }) => note)).toEqual(['First', '😀'.repeat(4000)]);
    expect(await codeOf(call('add_lead_note', { p_id: id, p_note: 'x'.repeat(4001) }))).toBe('23514');
    expect(await codeOf(call('add_lead_note', { p_id: id, p_note: '' }))).toBe('23514');
  });
});

type Lead = { id: string; full_name: string; created_at: string };

describe('the list of leads', () => {
  /** A row as it stands in the table, so that hundreds come in one go. */
  const insertLeads = (count: number, columns = '') =>
    database.query(`
      insert into public.contact_submissions (
        id, full_name, email, company_name, service, problem_description, contact_preference, language, source, status, created_at
      )
      select gen_random_uuid(), 'Ada Lovelace', i || '@example.com', 'Acme', (array[${serviceIds
        .map((id) => `'${id}'`)
        .join(', ')}])[1 + i % 6], 'Something of ten letters' || ${columns || "''"}, 'email_contact',
        (array['en', 'nl'])[1 + i % 2], (array['home-hero', 'direct', 'blog'])[1 + i % 3],
        (array['new', 'contacted', 'won', 'lost'])[1 + i % 4], now() - (i / 2) * interval '1 minute'
      from generate_series(1, ${count}) as i`);

  async function listAll(given: Record<string, unknown> = {}): Promise<Lead[][]> {
    const pages: Lead[][] = [];
    let last: Lead | undefined;
    do {
      // The cursor goes back as it came: as text, in microseconds.
      const page: Lead[] = await callForRows<Lead>(
        'list_leads',
        { ...given, ...(last && { p_before_created_at: last.created_at, p_before_id: last.id }) },
        viewer,
        'id, full_name, created_at::text',
      );
      pages.push(page);
      last = page.at(-1);
    } while (pages.at(-1)?.length === 50);
    return pages;
  }

  test('is newest first, 50 a page, and its pages hold every lead once, also those of the same moment', async () => {
    await insertLeads(120);
    const pages = await listAll();
    expect(pages.map((page) => page.length)).toEqual([50, 50, 20]);
    const stored = await database.query<Lead>(
      'select id from public.contact_submissions order by created_at desc, id desc',
    );
    expect(pages.flat().map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
  });

  test('shows all of a lead but what the search is made of', async () => {
    await storeLead();
    const [row] = await callForRows<Record<string, unknown>>('list_leads');
    expect(Object.keys(row ?? {})).toEqual([
      'id',
      'full_name',
      'email',
      'company_name',
      'service',
      'problem_description',
      'additional_info',
      'contact_preference',
      'source',
      'status',
      'language',
      'challenge',
      'reminded_at',
      'created_at',
      'conversation',
    ]);
  });

  test.each([
    [{ p_status: 'won' }, "status = 'won'"],
    [{ p_service: 'crm-integration' }, "service = 'crm-integration'"],
    [{ p_language: 'nl' }, "language = 'nl'"],
    [{ p_source: 'blog' }, "source = 'blog'"],
    [
      { p_status: 'new', p_language: 'en', p_source: 'direct' },
      "status = 'new' and language = 'en' and source = 'direct'",
    ],
    [
      { p_search: 'lovel', p_status: 'won', p_service: 'crm-integration' },
      "status = 'won' and service = 'crm-integration'",
    ],
    [{ p_status: 'answered' }, 'false'],
    [{ p_source: "'; drop table owners --" }, 'false'],
  ])('filters by %j', async (filter, condition) => {
    await insertLeads(240);
    const found = (await listAll(filter)).flat().map(({ id }) => id);
    const stored = await database.query<Lead>(
      `select id from public.contact_submissions where ${condition} order by created_at desc, id desc`,
    );
    expect(found).toEqual(stored.map(({ id }) => id));
  });

  test('names the sources there are', async () => {
    await insertLeads(10);
    expect(await callForRows('list_lead_sources', {}, viewer, 'answer')).toEqual([
      { answer: 'blog' },
      { answer: 'direct' },
      { answer: 'home-hero' },
    ]);
  });

  test('a search finds frequent and rare words alike, however many leads there are, in pages of 50', async () => {
    await insertLeads(5200, "case when i > 5100 then ' zeldzaam' else ' vaak' end");
    const count = async (search: string) => (await listAll({ p_search: search })).map((page) => page.length);
    expect((await count('zeldz')).slice(0, 3)).toEqual([50, 50, 0]);
    expect((await callForRows('list_leads', { p_search: 'vaak' })).length).toBe(50);
    expect(await count('vaak zeldz')).toEqual([0]);
  });
});

describe('a search among leads', () => {
  const found = async (search: string) =>
    (await callForRows<Lead>('list_leads', { p_search: search })).map(({ full_name }) => full_name);

  beforeEach(async () => {
    await storeLead({
      fullName: 'Daniël O’Brien',
      email: 'dan.obrien@koffie-huis.example',
      companyName: 'Koffiehuis De Één',
      problemDescription: 'Onze AI-agenda loopt vol: https://example.org/agenda?week=12',
      additionalInfo: 'Bel na 17:00. 😀',
    });
    await storeLead({
      fullName: 'Zoë Ångström',
      email: 'zoe@angstrom.example',
      companyName: '株式会社 東京',
      problemDescription: 'Каждый день одно и то же',
    });
  });

  test.each([
    ['daniel', 'the beginning of a name, without its accents'],
    ['DANIËL', 'a name in capitals'],
    ['o’brien', 'a name with an apostrophe'],
    ['o brien dan', 'words in any order'],
    ['dan.obrien@koffie-huis.example', 'a whole address'],
    ['dan.obrien@kof', 'the beginning of an address'],
    ['koffie-huis', 'a part of an address'],
    ['huis.example', 'a host'],
    ['koffiehuis een', 'a company'],
    ['agen', 'the beginning of a word'],
    ['ai-agenda', 'a compound'],
    ['daniel ai', 'a short word'],
    ['17:00', 'a time'],
    ['d', 'one letter'],
    ['  daniel   brien  ', 'words with spaces around them'],
  ])('%j finds %s', async (search) => {
    expect(await found(search)).toEqual(['Daniël O’Brien']);
  });

  test.each([
    ['zoe angstrom', 'accents that are no Dutch ones'],
    ['東京', 'Japanese'],
    ['каждый', 'Russian'],
  ])('%j finds %s', async (search) => {
    expect(await found(search)).toEqual(['Zoë Ångström']);
  });

  test.each(['brie brien', 'daniel xyz', 'aniel', '!!!', "'", '\\', ':*', '%', '<->', '\u202e', '\u0007'])(
    '%j finds nothing',
    async (search) => {
      expect(await found(search)).toEqual([]);
    },
  );

  test.each([
    ["daniel' | 'a", 'no alternative', 0],
    ['daniel & !brien', 'no exception', 1],
    ['agenda <-> daniel', 'no order', 1],
  ])('%j is words and %s', async (search, _, count) => {
    expect((await found(search)).length).toBe(count);
  });

  test('a search of 10,000 characters breaks nothing', async () => {
    expect(await found('x'.repeat(10_000))).toEqual([]);
    expect(await found('daniel '.repeat(1500))).toEqual(['Daniël O’Brien']);
  });

  test('words that are longer than an index takes are stored all the same', async () => {
    await storeLead({ problemDescription: '😀'.repeat(2000), additionalInfo: 'x'.repeat(2000) });
    expect((await callForRows('list_leads')).length).toBe(3);
  });
});

describe('conversations', () => {
  let minute = 0;
  type Message = Partial<Record<'question' | 'answer' | 'error' | 'session' | 'language' | 'at', string | null>>;

  async function storeMessage({
    question = 'Hello',
    answer = 'Hi',
    error = null,
    session = null,
    language = 'nl',
    at,
  }: Message) {
    const id = randomUUID();
    minute += 1;
    await database.query(
      `insert into public.chat_logs (id, user_message, ai_response, error, session_id, response_time_ms, success, language, created_at)
       values ($1, $2, $3, $4, $5, 12, $6, $7, coalesce($8::timestamptz, timestamptz '2026-01-01' + $9 * interval '1 minute'))`,
      [id, question, error ? null : answer, error, session, error === null, language, at ?? null, minute],
    );
    return id;
  }

  type Conversation = {
    conversation: string;
    first_question: string;
    messages: number;
    message_id: string;
    message_created_at: string;
  };
  const columns =
    'conversation, session_id, first_question, language, messages::int, failures::int, message_id, message_created_at::text';
  const list = (given: Record<string, unknown> = {}) =>
    callForRows<Conversation>('list_conversations', given, viewer, columns);
  const names = (conversations: Conversation[]) => conversations.map(({ conversation }) => conversation);

  test('are listed with their first question, length, failures and language, the newest message first', async () => {
    await storeMessage({ session: 'one', question: 'What does it cost?' });
    const lonely = await storeMessage({ question: 'Anybody there?', error: 'session', language: null });
    await storeMessage({ session: 'two', question: 'How long?', language: 'en' });
    const last = await storeMessage({ session: 'one', question: 'And when?', error: 'HTTP 503' });
    const rows = await list();
    expect(rows).toMatchObject([
      { conversation: 'one', session_id: 'one', first_question: 'What does it cost?', messages: 2, failures: 1 },
      { conversation: 'two', first_question: 'How long?', language: 'en', messages: 1, failures: 0 },
      { conversation: lonely, session_id: null, first_question: 'Anybody there?', language: null, failures: 1 },
    ]);
    expect(rows[0]?.message_id).toBe(last);
  });

  test('come in pages of 50, each once, whatever the order of their messages', async () => {
    for (let index = 0; index < 130; index += 1) await storeMessage({ session: `session-${index % 65}` });
    await storeMessage({ session: 'early', at: '2025-01-01' });
    const first = await list();
    const last = first.at(-1);
    const second = await list({ p_before_created_at: last?.message_created_at, p_before_id: last?.message_id });
    expect([first.length, second.length]).toEqual([50, 16]);
    expect(new Set(names([...first, ...second])).size).toBe(66);
    expect(second.at(-1)?.conversation).toBe('early');
  });

  test('only failed ones: those with the newest failure first', async () => {
    await storeMessage({ session: 'one', error: 'timeout' });
    await storeMessage({ session: 'two', error: 'HTTP 500' });
    await storeMessage({ session: 'one' });
    await storeMessage({ session: 'three' });
    expect(names(await list({ p_failed_only: true }))).toEqual(['two', 'one']);
  });

  test('are found by the words of both sides', async () => {
    await storeMessage({ session: 'one', question: 'Kunt u Exact koppelen?', answer: 'Ja, met Teamleader ook.' });
    await storeMessage({ session: 'two', question: 'Wat kost het?', answer: 'Dat hangt af van het werk.' });
    await storeMessage({ session: 'one', question: 'Wat kost dat?', error: 'HTTP 503' });
    expect(names(await list({ p_search: 'teaml' }))).toEqual(['one']);
    expect(names(await list({ p_search: 'wat kost' }))).toEqual(['one', 'two']);
    expect(names(await list({ p_search: 'kost', p_failed_only: true }))).toEqual(['one']);
    expect(await list({ p_search: 'teamleader', p_failed_only: true })).toEqual([]);
    expect(await list({ p_search: '!!!' })).toEqual([]);
  });

  test('a search goes on behind the newest 20,000 messages, of failed ones 4,000, and gives each conversation once', async () => {
    await database.query(`
      insert into public.chat_logs (id, user_message, response_time_ms, success, session_id, created_at)
      select gen_random_uuid(), case when i % 5000 = 0 then 'zeldzaam' else 'vaak' end, 1, i % 4 > 0, 'session-' || i % 4001,
        timestamptz '2026-01-01' - i * interval '1 minute'
      from generate_series(1, 40000) as i`);
    await storeMessage({ session: 'session-999', question: 'zeldzaam' });
    for (const p_failed_only of [false, true]) {
      const found = await list({ p_search: 'zeldz', p_failed_only });
      const expected = await database.query<{ session: string }>(
        `select session_id as session from public.chat_logs
         where user_message = 'zeldzaam' and not (success and ${p_failed_only})
         group by session_id order by max(created_at) desc`,
      );
      expect(names(found)).toEqual(expected.map(({ session }) => session));
      expect(found.length).toBe(8);
    }
    expect((await list({ p_search: 'vaak' })).length).toBe(50);
  });

  test('a transcript holds the messages in their order', async () => {
    await storeMessage({ session: 'one', question: 'First', answer: 'Yes' });
    await storeMessage({ session: 'two' });
    await storeMessage({ session: 'one', question: 'Second', error: 'timeout' });
    const lonely = await storeMessage({ question: 'Third' });
    await database.query("update public.chat_logs set reported_by = 'browser' where user_message = 'Second'");
    expect(await callForRows('get_conversation', { p_conversation: 'one' }, viewer)).toMatchObject([
      { user_message: 'First', ai_response: 'Yes', error: null, success: true, language: 'nl', reported_by: 'edge' },
      { user_message: 'Second', ai_response: null, error: 'timeout', success: false, reported_by: 'browser' },
    ]);
    expect(await callForRows('get_conversation', { p_conversation: lonely })).toMatchObject([
      { user_message: 'Third' },
    ]);
    expect(await callForRows('get_conversation', { p_conversation: 'four' })).toEqual([]);
  });

  test('of one session are exported and erased, and the audit keeps the count', async () => {
    for (const question of ['First', 'Second']) await storeMessage({ session: 'one', question });
    const lonely = await storeMessage({ question: 'Third' });
    await storeMessage({ session: 'two' });
    expect(await call('export_conversation', { p_conversation: 'one' }, viewer)).toMatchObject([
      { user_message: 'First' },
      { user_message: 'Second' },
    ]);
    expect(await call('erase_conversation', { p_conversation: 'one' })).toBe(2);
    expect(await call('erase_conversation', { p_conversation: lonely })).toBe(1);
    expect(names(await list())).toEqual(['two']);
    expect(await database.query('select actor, action, count::int from public.desk_audit order by id')).toEqual([
      { actor: viewer.userId, action: 'export_conversation', count: 2 },
      { actor: owner.userId, action: 'erase_conversation', count: 2 },
      { actor: owner.userId, action: 'erase_conversation', count: 1 },
    ]);
  });
});

describe('one person', () => {
  const email = 'Person@Example.com';

  beforeEach(async () => {
    const first = await storeLead({ email: email.toUpperCase() });
    await call('change_lead_status', { p_id: first, p_from: 'new', p_to: 'lost', p_note: 'Never again' });
    await database.query("update public.contact_submissions set created_at = now() - interval '2 days'");
    await storeLead({ email });
    await storeLead({ email: 'xperson@example.com' });
  });

  test('is shown with all submissions of the address in any case, their events and notices', async () => {
    const records = await call<LeadRecord[]>('get_person', { p_email: 'person@example.COM' }, viewer);
    expect(records).toMatchObject([
      { lead: { email, status: 'new' }, events: [], notices: [{ kind: 'new', told: [] }] },
      { lead: { email: email.toUpperCase(), status: 'lost' }, events: [{ kind: 'status' }, { note: 'Never again' }] },
    ]);
    expect(await call('get_person', { p_email: '%' })).toEqual([]);
    expect(await database.query('select from public.desk_audit')).toEqual([]);
  });

  test('is exported as it is shown, and the audit says who did it and how many', async () => {
    const shown = await call('get_person', { p_email: email });
    expect(await call('export_person', { p_email: email }, viewer)).toEqual(shown);
    expect(await database.query('select actor, action, count::int from public.desk_audit')).toEqual([
      { actor: viewer.userId, action: 'export_person', count: 2 },
    ]);
  });

  test('is erased with events and notices, and the audit names nobody', async () => {
    expect(await call('erase_person', { p_email: email })).toBe(2);
    for (const table of ['contact_submissions', 'lead_notices']) {
      expect((await database.query(`select from public.${table}`)).length).toBe(1);
    }
    expect(await database.query('select from public.lead_events')).toEqual([]);
    const audit = await database.query('select to_jsonb(line) as line from public.desk_audit as line');
    expect(audit).toEqual([
      {
        line: {
          id: expect.any(Number),
          actor: owner.userId,
          action: 'erase_person',
          count: 2,
          created_at: expect.any(String),
        },
      },
    ]);
  });

  test('may be erased with the key of the Worker as well, by nobody who is named', async () => {
    await database.queryAs('service_role', 'select public.erase_contact($1)', [email]);
    expect(await database.query('select actor, action, count::int from public.desk_audit')).toEqual([
      { actor: null, action: 'erase_person', count: 2 },
    ]);
  });
});

test('an export of leads holds what the list is filtered to, 1,000 a page, and is audited', async () => {
  await database.query(`
    insert into public.contact_submissions (
      id, full_name, email, company_name, service, problem_description, contact_preference, language, created_at
    )
    select gen_random_uuid(), 'Ada Lovelace', 'a@example.com', 'Acme', 'crm-integration', 'Something long', 'email_contact',
      (array['en', 'nl'])[1 + i % 2], now() - i * interval '1 minute'
    from generate_series(1, 2400) as i`);
  const first = await callForRows<Lead>('export_leads', { p_language: 'nl' }, viewer, 'id, created_at::text');
  const last = first.at(-1);
  const rest = await callForRows<Lead>('export_leads', {
    p_language: 'nl',
    p_before_created_at: last?.created_at,
    p_before_id: last?.id,
  });
  expect([first.length, rest.length]).toEqual([1000, 200]);
  expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(1200);
  expect(await database.query('select actor, action, count::int from public.desk_audit order by id')).toEqual([
    { actor: viewer.userId, action: 'export_leads', count: 1000 },
    { actor: owner.userId, action: 'export_leads', count: 200 },
  ]);
});

describe('today', () => {
  type Today = {
    new_leads: { id: string; problem_description: string }[];
    new_count: number;
    over_20_hours: number;
    days: { day: string; leads: number; messages: number; failures: number }[];
    failed_chats: { error: string }[];
    notices_waiting: { count: number; last_error: string | null };
  };

  test('names the new leads, the oldest first, and counts those that wait for more than 20 hours', async () => {
    const ages = ['1 hour', '20 hours', '30 hours', '2 hours'];
    const ids: string[] = [];
    for (const age of ages) {
      const id = await storeLead();
      await database.query('update public.contact_submissions set created_at = now() - $2::interval where id = $1', [
        id,
        age,
      ]);
      ids.push(id);
    }
    await call('change_lead_status', { p_id: ids[3], p_from: 'new', p_to: 'won' });
    const today = await call<Today>('desk_today', {}, viewer);
    expect(today.new_leads.map(({ id }) => id)).toEqual([ids[2], ids[1], ids[0]]);
    expect([today.new_count, today.over_20_hours]).toEqual([3, 2]);
    await database.query("update public.contact_submissions set problem_description = repeat('word ', 100)");
    const [first] = (await call<Today>('desk_today')).new_leads;
    expect(first?.problem_description).toBe('word '.repeat(40));
  });

  test('counts last week and this one by the days of a time zone', async () => {
    const { days } = await call<Today>('desk_today', { p_time_zone: 'Pacific/Auckland' });
    expect(days.length).toBe(14);
    const [{ today, monday } = { today: '', monday: '' }] = await database.query<{ today: string; monday: string }>(
      `select (now() at time zone 'Pacific/Auckland')::date::text as today,
         (date_trunc('week', now() at time zone 'Pacific/Auckland') - interval '7 days')::date::text as monday`,
    );
    expect(days[0]?.day).toBe(monday);

    // The last moment of the Sunday of last week there, and the first of Monday.
    await database.query(
      `insert into public.chat_logs (id, user_message, response_time_ms, success, error, created_at)
       select gen_random_uuid(), 'x', 1, place = 6, 'timeout', (date '${monday}' + place + time '23:59:59.999') at time zone 'Pacific/Auckland'
       from (values (6), (5)) as days (place)`,
    );
    await storeLead();
    const counted = (await call<Today>('desk_today', { p_time_zone: 'Pacific/Auckland' })).days;
    expect(counted[6]).toMatchObject({ messages: 1, failures: 0 });
    expect(counted[5]).toMatchObject({ messages: 1, failures: 1 });
    expect(counted.find(({ day }) => day === today)).toMatchObject({ leads: 1, messages: 0 });
  });

  test('an unknown time zone is refused as bad input', async () => {
    expect(await codeOf(call('desk_today', { p_time_zone: 'Mars/Olympus' }))).toBe('22023');
  });

  test('shows the newest failed chats, and what the owner could not be told', async () => {
    await database.query(`
      insert into public.chat_logs (id, user_message, response_time_ms, success, error, created_at)
      select gen_random_uuid(), 'x', 1, false, 'failure ' || i, now() - i * interval '1 minute' from generate_series(1, 12) as i`);
    await storeLead();
    expect((await call<Today>('desk_today')).notices_waiting).toMatchObject({ count: 0 });
    await database.query(
      "update public.lead_notices set due_at = now() - interval '1 hour', last_error = 'The lead webhook answered 500'",
    );
    const today = await call<Today>('desk_today');
    expect(today.failed_chats.map(({ error }) => error)).toEqual(
      Array.from({ length: 10 }, (_, index) => `failure ${index + 1}`),
    );
    expect(today.notices_waiting).toMatchObject({ count: 1, last_error: 'The lead webhook answered 500' });
  });
});

test('the people of the desk are named to each other, and nobody else is', async () => {
  await newPerson(database);
  const people = await callForRows('list_owners', {}, viewer);
  expect(people).toEqual([
    { user_id: owner.userId, role: 'owner', email: owner.email },
    { user_id: viewer.userId, role: 'viewer', email: viewer.email },
  ]);
});
