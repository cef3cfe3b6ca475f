import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestPostgres, type TestPostgres } from '#test/support/postgres.ts';

let database: TestPostgres;
beforeAll(async () => {
  database = await startTestPostgres();
});
afterAll(() => database.stop());
beforeEach(() => database.query('truncate public.daily_counts, public.event_batches'));

const seen = (label = '', page = 'home') => ['page_seen', page, 'en', label];

function newBatch(given: Record<string, unknown> = {}) {
  return { id: randomUUID(), at: '2026-11-23T12:00:00Z', device: 'phone', dropped: 0, events: [seen()], ...given };
}

/** Returns how many of the batches were new. */
async function add(...batches: unknown[]): Promise<number> {
  const sql = 'select public.add_event_counts($1::jsonb) as fresh';
  const [row] = await database.queryAs<{ fresh: number }>('service_role', sql, [JSON.stringify(batches)]);
  return row?.fresh ?? 0;
}

async function counts(): Promise<string[]> {
  const rows = await database.query<{ row: string }>(
    `select concat_ws(' ', day, event, page, language, label, device, count) as row from public.daily_counts order by 1`,
  );
  return rows.map(({ row }) => row);
}

const sums = `select count(*)::int as rows, sum(count)::int as events,
  coalesce(sum(count) filter (where page = 'other' and label = 'other'), 0)::int as others from public.daily_counts`;

test('events are added up by day, page, language, label and device, and what was dropped beside them', async () => {
  const called = ['call_pressed', 'pricing', 'nl', 'pricing-quote'];
  expect(
    await add(
      newBatch({ events: [seen(), seen(), called] }),
      newBatch({ device: 'desktop', dropped: 7 }),
      // After midnight in the Netherlands, where the site is.
      newBatch({ at: '2026-11-23T23:30:00Z', dropped: 2 }),
    ),
  ).toBe(3);
  expect(await add(newBatch())).toBe(1);
  expect(await counts()).toEqual([
    '2026-11-23 call_pressed pricing nl pricing-quote phone 1',
    '2026-11-23 dropped     7',
    '2026-11-23 page_seen home en  desktop 1',
    '2026-11-23 page_seen home en  phone 3',
    '2026-11-24 dropped     2',
    '2026-11-24 page_seen home en  phone 1',
  ]);
});

test('a batch that is delivered again, in the same or another delivery, is counted once', async () => {
  const batch = newBatch({ dropped: 3 });
  expect(await add(batch, batch)).toBe(1);
  expect(await add(batch, newBatch())).toBe(1);
  expect(await counts()).toEqual(['2026-11-23 dropped     3', '2026-11-23 page_seen home en  phone 2']);
});

test('a day has at most 3,000 rows: what is new beyond them counts as others, and no event is lost', async () => {
  const hosts = (from: number, length: number) =>
    newBatch({ events: Array.from({ length }, (_, index) => seen(`host:h${from + index}.example`)) });
  await add(hosts(0, 2849));
  expect(await database.query(sums)).toEqual([{ rows: 2849, events: 2849, others: 0 }]);
  await add(hosts(2849, 2), hosts(2851, 500), hosts(0, 10), { ...hosts(3500, 5), device: 'tablet' });
  expect(await database.query(sums)).toEqual([{ rows: 2852, events: 3366, others: 506 }]);
  // The next day has room again.
  await add({ ...hosts(5000, 1), at: '2026-11-24T12:00:00Z' });
  expect((await counts()).at(-1)).toBe('2026-11-24 page_seen home en host:h5000.example phone 1');
});

test('deliveries at the same time, also of the same batches, give exact sums', async ({ skip }) => {
  if (!database.concurrent) skip(`nothing races on ${database.description}`);
  const batches = Array.from({ length: 60 }, (_, index) =>
    newBatch({ events: [seen(), seen(`host:h${index % 7}.example`), seen('', 'pricing')] }),
  );
  const shuffled = [batches, batches.toReversed(), [...batches.slice(30), ...batches.slice(0, 30)]];
  const deliveries = shuffled.flatMap((all) => [all.slice(0, 20), all.slice(20, 40), all.slice(40)]);
  const fresh = await Promise.all(deliveries.map((delivery) => add(...delivery)));
  expect(fresh.reduce((sum, each) => sum + each, 0)).toBe(60);
  expect(await database.query(sums)).toEqual([{ rows: 9, events: 180, others: 0 }]);
});
