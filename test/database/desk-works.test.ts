import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newPerson, type Person } from '#test/support/people.ts';
import { startTestPostgres, type TestPostgres } from '#test/support/postgres.ts';

let database: TestPostgres;
let viewer: Person;
beforeAll(async () => {
  database = await startTestPostgres();
  viewer = await newPerson(database, 'viewer');
});
afterAll(() => database.stop());
beforeEach(() =>
  database.query(
    'truncate public.contact_submissions, public.chat_logs, public.daily_counts, public.event_batches, public.daily_totals cascade',
  ),
);

type Compared = { now: number; before: number };
type Works = {
  since: string;
  until: string;
  before: string;
  counted_since: string | null;
  leads: (Compared & { kind: string; name: string })[];
  unanswered: { question: string; times: number }[];
  counts: (Compared & { event: string; page: string; label: string })[];
};

async function ask(days = 7): Promise<Works> {
  const rows = await database.queryAs<{ works: Works }>(viewer, 'select public.desk_works($1) as works', [days]);
  return rows[0]?.works as Works;
}

/** Noon of so many days ago, on the clock of the Netherlands. */
const daysAgo =
  "(date_trunc('day', now() at time zone 'Europe/Amsterdam') + interval '12 hours') at time zone 'Europe/Amsterdam' - interval '1 day'";

async function addLeads(rows: [ago: number, source: string, language: string, service: string][]): Promise<void> {
  for (const [ago, ...values] of rows) {
    await database.query(
      `insert into public.contact_submissions (id, full_name, email, company_name, service, problem_description,
         contact_preference, source, language, created_at)
       values ('${randomUUID()}', 'Ada Lovelace', 'ada@example.com', 'Acme', $3, 'Ten letters', 'email_contact', $1, $2, ${daysAgo} * $4)`,
      [...values, ago],
    );
  }
}

async function addQuestions(rows: [ago: number, question: string, success: boolean][]): Promise<void> {
  for (const values of rows) {
    await database.query(
      `insert into public.chat_logs (id, created_at, user_message, success, response_time_ms)
       values ('${randomUUID()}', ${daysAgo} * $1, $2, $3, 1)`,
      values,
    );
  }
}

async function dayAgo(ago: number): Promise<string> {
  const [row] = await database.query<{ day: string }>(
    `select ((now() at time zone 'Europe/Amsterdam')::date - $1::integer)::text as day`,
    [ago],
  );
  return row?.day ?? '';
}

test('periods are whole days up to yesterday, and nothing is known of days without counts', async () => {
  expect(await ask(30)).toEqual({
    since: await dayAgo(30),
    until: await dayAgo(1),
    before: await dayAgo(60),
    counted_since: null,
    leads: [],
    unanswered: [],
    counts: [],
  });
  await expect(ask(91)).rejects.toMatchObject({ code: '22023' });
});

test('leads are counted by label, language and service, each in its period and none of today', async () => {
  await addLeads([
    [0, 'blog', 'nl', 'crm-integration'],
    [1, 'blog', 'nl', 'crm-integration'],
    [7, 'pricing', 'en', 'crm-integration'],
    [7, 'blog', 'nl', 'website-development'],
    [8, 'blog', 'nl', 'crm-integration'],
    [14, 'direct', 'nl', 'crm-integration'],
    [15, 'direct', 'nl', 'crm-integration'],
  ]);
  const { leads } = await ask();
  const by = (wanted: string) =>
    Object.fromEntries(leads.filter(({ kind }) => kind === wanted).map((row) => [row.name, [row.now, row.before]]));
  expect(by('label')).toEqual({ blog: [2, 1], pricing: [1, 0], direct: [0, 1] });
  expect(by('language')).toEqual({ nl: [2, 2], en: [1, 0] });
  expect(by('service')).toEqual({ 'crm-integration': [2, 2], 'website-development': [1, 0] });
});

test('questions are counted for good, and those without an answer grouped by their words', async () => {
  await addQuestions([
    [0, 'Today', false],
    [1, 'What does it cost?', false],
    [2, '  what DOES it cost', false],
    [3, 'Wat kost één koppeling?', false],
    [3, 'How long?', true],
    [9, 'What does it cost?', false],
    [20, 'Long ago', false],
  ]);
  const known = await ask();
  expect(known.unanswered.map(({ question, times }) => [question.trim(), times])).toEqual([
    ['what DOES it cost', 2],
    ['Wat kost één koppeling?', 1],
  ]);
  const asked = [
    { event: 'question_asked', page: '', label: 'failed', now: 3, before: 1 },
    { event: 'question_asked', page: '', label: 'answered', now: 1, before: 0 },
  ];
  expect(known.counts).toEqual(asked);
  await database.query('delete from public.chat_logs');
  expect(await ask()).toMatchObject({ unanswered: [], counts: asked });
});

test('counts equal the plain sum of the rows, also of rows that grew, and the many beyond 50 are one', async () => {
  const events = Array.from({ length: 80 }, (_, index) => ['page_seen', 'home', 'en', `host:h${index}.example`]);
  const others = [
    ['form_sent', 'contact', 'nl', 'stored'],
    ['form_sent', 'pricing', 'nl', 'stored'],
    ['page_seen', 'contact', 'nl', ''],
    ['page_seen', 'pricing', 'nl', ''],
    ['page_seen', 'home', 'nl', ''],
  ];
  const add = async (ago: number, device: string, list: string[][]) => {
    const at = `${await dayAgo(ago)}T12:00:00Z`;
    await database.query('select public.add_event_counts($1::jsonb)', [
      JSON.stringify([{ id: randomUUID(), at, device, dropped: 1, events: list }]),
    ]);
  };
  for (const device of ['phone', 'desktop', 'phone']) {
    await add(2, device, [...events, ...others]);
    await add(8, device, others);
  }
  await add(0, 'phone', others);
  await add(15, 'phone', others);
  const { counts, counted_since } = await ask();
  expect(counted_since).toBe(await dayAgo(15));
  expect(counts).toEqual(
    expect.arrayContaining([
      { event: 'form_sent', page: 'contact', label: 'stored', now: 3, before: 3 },
      { event: 'form_sent', page: 'pricing', label: 'stored', now: 3, before: 3 },
      { event: 'page_seen', page: 'contact', label: '', now: 3, before: 3 },
      { event: 'page_seen', page: '', label: '', now: 6, before: 6 },
      { event: 'dropped', page: '', label: '', now: 3, before: 3 },
      { event: 'page_seen', page: '', label: 'other', now: 32 * 3, before: 0 },
    ]),
  );
  const plain = await database.query<Compared & { event: string }>(
    `select event, coalesce(sum(count) filter (where day >= $1), 0)::int as now,
       coalesce(sum(count) filter (where day < $1), 0)::int as before
     from public.daily_counts where day between $2 and $3 group by event order by event`,
    [await dayAgo(7), await dayAgo(14), await dayAgo(1)],
  );
  const added = Object.entries(Object.groupBy(counts, ({ event }) => event)).map(([event, rows = []]) => ({
    event,
    now: rows.reduce((sum, { now }) => sum + now, 0),
    before: rows.reduce((sum, { before }) => sum + before, 0),
  }));
  expect(added.toSorted((one, other) => one.event.localeCompare(other.event))).toEqual(plain);
});

test('totals are deleted with the counts that they add up', async () => {
  await database.query(`insert into public.daily_counts values
    ((now() - interval '26 months')::date, 'page_seen', 'home', 'en', '', 'phone', 1),
    ((now() - interval '24 months')::date, 'page_seen', 'home', 'en', '', 'phone', 2)`);
  await database.query('select public.delete_expired_records()');
  expect(await database.query('select count::int from public.daily_totals')).toEqual([{ count: 2 }]);
});
