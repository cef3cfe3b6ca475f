// The table must accept every record that the edge accepts: one that it refuses for good would stay in KV until it expires.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatLimits, chatLogRecordSchema } from '#shared/chat.ts';
import { checkContactForm, contactLimits, contactPreferences } from '#shared/contact.ts';
import { serviceIds } from '#shared/offers.ts';
import { newVisitor, submitContact } from '#test/support/contact-submissions.ts';
import { startTestPostgres, type TestPostgres } from '#test/support/postgres.ts';

let database: TestPostgres;
beforeAll(async () => {
  database = await startTestPostgres();
});
afterAll(() => database.stop());

const text = (max: number) => fc.string({ unit: 'binary', maxLength: max + 2, size: 'max' });

async function askAsWorker<Value>(call: string, parameters: unknown[] = []): Promise<Value | undefined> {
  const [row] = await database.queryAs<{ value: Value }>('service_role', `select ${call} as value`, parameters);
  return row?.value;
}

test('every chat log that the edge takes is stored, under its id', async () => {
  const nullable = (max: number) => fc.option(text(max));
  const records = fc.record({
    id: fc.uuid(),
    user_message: text(chatLimits.message),
    ai_response: nullable(chatLimits.reply),
    error: nullable(500),
    session_id: nullable(200),
    response_time_ms: fc.integer({ min: -1, max: 3_600_001 }),
    success: fc.boolean(),
    language: fc.constantFrom('en', 'nl', undefined),
    timestamp: fc
      .tuple(
        fc.integer({ min: 0, max: 9999 }),
        fc.constantFrom('01-01', '02-29', '12-31'),
        fc.constantFrom(3, 3, 3, 300),
      )
      .map(([year, day, digits]) => `${String(year).padStart(4, '0')}-${day}T23:59:59.${'9'.repeat(digits)}Z`),
  });
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(records, async (given) => {
      const record = chatLogRecordSchema.safeParse(given);
      if (!record.success) return;
      taken += 1;
      const { timestamp, ...row } = record.data;
      const stored = await askAsWorker('public.store_chat_logs($1)', [
        JSON.stringify([{ ...row, created_at: timestamp }]),
      ]);
      expect(stored).toEqual([row.id]);
    }),
    { numRuns: 150 },
  );
  expect(taken).toBeGreaterThan(20);
});

test('every contact form that the edge takes is stored', async () => {
  const forms = fc.record({
    fullName: fc.oneof(text(contactLimits.fullName.max), fc.stringMatching(/^[\p{L}’ -]{1,110}$/u)),
    email: fc.oneof(fc.emailAddress(), text(40)),
    companyName: text(contactLimits.companyName.max),
    service: fc.constantFrom(...serviceIds),
    problemDescription: text(contactLimits.problemDescription.max),
    additionalInfo: text(contactLimits.additionalInfo.max),
    contactPreference: fc.constantFrom(...contactPreferences),
  });
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(forms, async (given) => {
      const check = checkContactForm(given);
      if (!check.ok) return;
      taken += 1;
      expect(await submitContact(database, { ...check.form, visitor: newVisitor() })).toMatchObject({
        outcome: expect.stringMatching(/^(stored|duplicate)$/),
      });
    }),
    { numRuns: 300 },
  );
  expect(taken).toBeGreaterThan(20);
});

test('a record of which nobody knows who reported it is the edge’s, and a browser reports no reply', async () => {
  const row = { id: randomUUID(), user_message: 'Hello', response_time_ms: 1, success: true, created_at: new Date() };
  await askAsWorker('public.store_chat_logs($1)', [JSON.stringify([row])]);
  expect(await database.query('select reported_by from public.chat_logs where id = $1', [row.id])).toEqual([
    { reported_by: 'edge' },
  ]);
  const forged = { ...row, id: randomUUID(), reported_by: 'browser' };
  await expect(askAsWorker('public.store_chat_logs($1)', [JSON.stringify([forged])])).rejects.toMatchObject({
    code: '22023',
    message: 'Validation failed: chat_logs_reported_by',
  });
});

describe('whether a request can be stored', () => {
  const canStore = () => askAsWorker('public.can_store()');
  const tables = ['contact_submissions', 'contact_visitors', 'lead_notices', 'chat_logs'];

  test('it can, and nothing is left behind', async () => {
    const rows = tables.map((table) => `(select count(*) from public.${table})`).join(' + ');
    const before = await database.query(`select ${rows} as rows`);
    expect(await canStore()).toBe(true);
    expect(await database.query(`select ${rows} as rows`)).toEqual(before);
  });

  test.each([
    ...tables.map((table) => [
      `${table} is missing`,
      `alter table public.${table} rename to gone`,
      `alter table public.gone rename to ${table}`,
    ]),
    ...tables.map((table) => [
      `${table} takes no rows`,
      `revoke insert on public.${table} from service_role`,
      `grant insert on public.${table} to service_role`,
    ]),
    [
      'a function is missing',
      'alter function public.store_chat_logs rename to gone',
      'alter function public.gone rename to store_chat_logs',
    ],
  ])('it cannot while %s', async (_, fault, mend) => {
    await database.query(fault);
    await expect(canStore()).rejects.toThrow(/permission denied|does not exist/);
    await database.query(mend);
    expect(await canStore()).toBe(true);
  });

  test('it cannot where nothing can be written', async () => {
    const readOnly = "set_config('transaction_read_only', 'on', true) = 'on'";
    await expect(askAsWorker(`case when ${readOnly} then public.can_store() end`)).rejects.toThrow('read-only');
  });
});
