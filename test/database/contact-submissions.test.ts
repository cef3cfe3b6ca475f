import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactPreferences } from '#shared/contact.ts';
import { languages } from '#shared/languages.ts';
import { serviceIds } from '#shared/offers.ts';
import {
  newEmail,
  newSubmission,
  newVisitor,
  type Submission,
  type SubmissionOutcome,
  submitContact,
} from '#test/support/contact-submissions.ts';
import { startTestPostgres, type TestPostgres } from '#test/support/postgres.ts';

let database: TestPostgres;
beforeAll(async () => {
  database = await startTestPostgres();
  console.info(`contact submissions run on: ${database.description}`);
});
afterAll(() => database.stop());

const submit = (given?: Partial<Submission>) => submitContact(database, given);
const submitAll = (given: Partial<Submission>[]) => Promise.all(given.map(submit));
const outcomesOf = (answers: SubmissionOutcome[]) => {
  const counts: Record<string, number> = {};
  for (const { outcome } of answers) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
};

async function count(table: string, column: string, value: string): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*)::int as count from public.${table} where ${column} = $1`,
    [value],
  );
  return row?.count ?? 0;
}

/** Makes the rows of a visitor or an address older. */
const ageVisitor = (visitor: string, age: string) =>
  database.query('update public.contact_visitors set created_at = created_at - $2::interval where visitor = $1', [
    visitor,
    age,
  ]);
const ageEmail = (email: string, age: string) =>
  database.query('update public.contact_submissions set created_at = created_at - $2::interval where email = $1', [
    email,
    age,
  ]);

const later = (iso: string | undefined, milliseconds: number) =>
  new Date(Date.parse(iso ?? '') + milliseconds).toISOString();
const minutes = 60_000;

test('a request is stored as it came, with status new and the time of the database', async () => {
  const submission = newSubmission({ additionalInfo: 'Two of us.', challenge: 'passed' });
  const before = Date.now();
  const answer = await submit(submission);
  expect(answer).toEqual({
    outcome: 'stored',
    id: submission.id,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
  });
  expect(Math.abs(Date.parse(answer.createdAt ?? '') - before)).toBeLessThan(10_000);

  const [row] = await database.query<{ row: Record<string, unknown> }>(
    "select to_jsonb(submission) - 'search' as row from public.contact_submissions submission where id = $1",
    [submission.id],
  );
  const { created_at, ...stored } = row?.row ?? {};
  expect(stored).toEqual({
    id: submission.id,
    full_name: 'Daniël O’Brien',
    email: submission.email,
    company_name: 'Acme',
    service: 'crm-integration',
    problem_description: 'Our leads live in three spreadsheets.',
    additional_info: 'Two of us.',
    contact_preference: 'email_contact',
    source: 'home-hero',
    status: 'new',
    language: 'nl',
    challenge: 'passed',
    reminded_at: null,
    conversation: null,
  });
  expect(new Date(String(created_at)).toISOString()).toBe(answer.createdAt);
});

test('additional information that is empty is stored as null and an absent challenge as none', async () => {
  const { id } = await submit({ additionalInfo: '', challenge: null });
  const rows = await database.query('select additional_info, challenge from public.contact_submissions where id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ additional_info: null, challenge: 'none' }]);
});

describe('replay', () => {
  test('the same id again gets the first answer and stores nothing', async () => {
    const submission = newSubmission();
    const { id, createdAt } = await submit(submission);
    expect(await submit(submission)).toEqual({ outcome: 'replayed', id, createdAt });
    expect(await count('contact_submissions', 'email', submission.email)).toBe(1);
    expect(await count('contact_visitors', 'visitor', submission.visitor)).toBe(1);
  });

  test('the same id wins over a block and over values that break a rule', async () => {
    const visitor = newVisitor();
    const submission = newSubmission({ visitor });
    await submitAll([submission, { visitor }, { visitor }]);
    expect(await submit({ visitor })).toMatchObject({ outcome: 'rate_limited' });
    expect(await submit({ ...submission, fullName: 'X' })).toMatchObject({ outcome: 'replayed', id: submission.id });
  });

  test('an id that was refused before is decided anew', async () => {
    const email = newEmail();
    await submit({ email });
    const refused = newSubmission({ email });
    expect(await submit(refused)).toEqual({ outcome: 'duplicate' });
    await ageEmail(email, '24 hours');
    expect(await submit(refused)).toMatchObject({ outcome: 'stored', id: refused.id });
  });
});

describe('duplicate', () => {
  test('an address in another case is the same address', async () => {
    const email = newEmail();
    await submit({ email });
    expect(await submit({ email: email.toUpperCase() })).toEqual({ outcome: 'duplicate' });
  });

  test('an address is refused 23:59:59 after it was stored and taken 24:00:00 after', async () => {
    const email = newEmail();
    await submit({ email });
    await ageEmail(email, '23:59:59');
    expect(await submit({ email })).toEqual({ outcome: 'duplicate' });
    await ageEmail(email, '00:00:01');
    expect(await submit({ email })).toMatchObject({ outcome: 'stored' });
  });

  test('a refused address is not counted and leaves no trace', async () => {
    const submission = newSubmission();
    await submit(submission);
    const visitor = newVisitor();
    expect(await submit({ email: submission.email, visitor })).toEqual({ outcome: 'duplicate' });
    expect(await count('contact_submissions', 'email', submission.email)).toBe(1);
    expect(await count('contact_visitors', 'visitor', visitor)).toBe(0);
  });

  test('a status other than new still counts, because only the time is read', async () => {
    const email = newEmail();
    await submit({ email });
    await database.query("update public.contact_submissions set status = 'won' where email = $1", [email]);
    expect(await submit({ email })).toEqual({ outcome: 'duplicate' });
  });
});

describe('rate limit', () => {
  test('the fourth request of a visitor is blocked until 30 minutes after the third', async () => {
    const visitor = newVisitor();
    await submitAll([{ visitor }, { visitor }]);
    const third = await submit({ visitor });
    expect(third).toMatchObject({ outcome: 'stored' });
    const answer = { outcome: 'rate_limited', blockedUntil: later(third.createdAt, 30 * minutes) };
    expect(await submit({ visitor })).toEqual(answer);
    expect(await submit({ visitor })).toEqual(answer);
    expect(await count('contact_visitors', 'visitor', visitor)).toBe(3);
  });

  test('a blocked visitor is refused 29:59 after the third and taken 30:00 after, three more times', async () => {
    const visitor = newVisitor();
    await submitAll([{ visitor }, { visitor }, { visitor }]);
    await ageVisitor(visitor, '00:29:59');
    expect(await submit({ visitor })).toMatchObject({ outcome: 'rate_limited' });
    await ageVisitor(visitor, '00:00:01');
    for (let request = 0; request < 3; request += 1)
      expect(await submit({ visitor })).toMatchObject({ outcome: 'stored' });
    expect(await submit({ visitor })).toMatchObject({ outcome: 'rate_limited' });
  });

  test('the block lasts 30 minutes from the third, also when the first two are older by then', async () => {
    const visitor = newVisitor();
    await submit({ visitor });
    await ageVisitor(visitor, '20 minutes');
    await submit({ visitor });
    await ageVisitor(visitor, '9 minutes');
    const third = await submit({ visitor });
    await ageVisitor(visitor, '28 minutes');
    expect(await submit({ visitor })).toEqual({
      outcome: 'rate_limited',
      blockedUntil: later(third.createdAt, 2 * minutes),
    });
    await ageVisitor(visitor, '2 minutes');
    expect(await submit({ visitor })).toMatchObject({ outcome: 'stored' });
  });

  test('three requests spread over exactly 30 minutes block nobody', async () => {
    const visitor = newVisitor();
    for (let request = 0; request < 6; request += 1) {
      expect(await submit({ visitor })).toMatchObject({ outcome: 'stored' });
      await ageVisitor(visitor, '15 minutes');
    }
  });

  test('it wins over the duplicate rule, and another visitor is free', async () => {
    const visitor = newVisitor();
    const email = newEmail();
    await submitAll([{ visitor, email }, { visitor }, { visitor }]);
    expect(await submit({ visitor, email })).toMatchObject({ outcome: 'rate_limited' });
    expect(await submit()).toMatchObject({ outcome: 'stored' });
  });
});

describe('rules of a row', () => {
  const refused: [string, Partial<Submission>, string][] = [
    ['a name of one character', { fullName: 'A' }, 'contact_submissions_full_name'],
    ['a name of 101 characters', { fullName: 'é'.repeat(101) }, 'contact_submissions_full_name'],
    ['a name that is null', { fullName: null }, 'full_name'],
    ['an e-mail address without @', { email: 'example.com' }, 'contact_submissions_email'],
    ['an e-mail address with a space', { email: 'a b@example.com' }, 'contact_submissions_email'],
    ['an e-mail address of 255 characters', { email: `${'a'.repeat(243)}@example.com` }, 'contact_submissions_email'],
    ['a company of one character', { companyName: 'A' }, 'contact_submissions_company_name'],
    ['a company of 101 characters', { companyName: 'A'.repeat(101) }, 'contact_submissions_company_name'],
    ['a service that is not ours', { service: 'plumbing' }, 'contact_submissions_service'],
    ['a description of 9 characters', { problemDescription: 'a'.repeat(9) }, 'contact_submissions_problem_description'],
    [
      'a description of 2001 characters',
      { problemDescription: 'a'.repeat(2001) },
      'contact_submissions_problem_description',
    ],
    [
      'additional information of 2001 characters',
      { additionalInfo: 'a'.repeat(2001) },
      'contact_submissions_additional_info',
    ],
    ['another way of contact', { contactPreference: 'fax' }, 'contact_submissions_contact_preference'],
    ['a source with capitals', { source: 'Home' }, 'contact_submissions_source'],
    ['a source of 65 characters', { source: 'a'.repeat(65) }, 'contact_submissions_source'],
    ['an empty source', { source: '' }, 'contact_submissions_source'],
    ['a third language', { language: 'de' }, 'contact_submissions_language'],
    ['another outcome of the challenge', { challenge: 'failed' }, 'contact_submissions_challenge'],
    ['an IPv4 address as visitor', { visitor: '203.0.113.255' }, 'contact_visitors_visitor'],
    ['an IPv6 network as visitor', { visitor: '2001:db8:1234:5678::/64' }, 'contact_visitors_visitor'],
  ];

  test.each(refused)('%s is refused by name of the rule, without the values', async (_, given, rule) => {
    const submission = newSubmission(given);
    const error = await submit(submission).catch((thrown) => thrown);
    expect(error).toMatchObject({ message: `Validation failed: ${rule}`, code: '22023' });
    expect(error.detail).toBeFalsy();
    expect(await count('contact_submissions', 'id', submission.id)).toBe(0);
    expect(await count('contact_visitors', 'visitor', submission.visitor)).toBe(0);
  });

  test('the longest and shortest values are taken, counted in characters', async () => {
    const longest = await submit({
      fullName: '𝒜'.repeat(100),
      email: `${'a'.repeat(242)}@example.com`,
      companyName: '公'.repeat(100),
      problemDescription: '😀'.repeat(2000),
      additionalInfo: '😀'.repeat(2000),
      source: 'a'.repeat(64),
    });
    expect(longest).toMatchObject({ outcome: 'stored' });
    const shortest = await submit({
      fullName: 'Bo',
      companyName: 'Bo',
      problemDescription: 'é'.repeat(10),
      source: '0',
    });
    expect(shortest).toMatchObject({ outcome: 'stored' });
  });

  test('every service, way of contact, language and outcome of the challenge is taken', async () => {
    const given: Partial<Submission>[] = [
      ...serviceIds.map((service) => ({ service })),
      ...contactPreferences.map((contactPreference) => ({ contactPreference })),
      ...languages.map((language) => ({ language })),
      ...['passed', 'unavailable', 'none'].map((challenge) => ({ challenge })),
    ];
    expect(outcomesOf(await submitAll(given))).toEqual({ stored: given.length });
  });
});

describe('requests that race', () => {
  test('200 at once for one address store it once', async ({ skip }) => {
    if (!database.concurrent) skip(`nothing races on ${database.description}`);
    const email = newEmail();
    const answers = await submitAll(
      Array.from({ length: 200 }, (_, index) => ({ email: index % 2 ? email : email.toUpperCase() })),
    );
    expect(outcomesOf(answers)).toEqual({ stored: 1, duplicate: 199 });
    expect(await count('contact_submissions', 'lower(email)', email)).toBe(1);
  });

  test('20 at once with one id all succeed and store one row', async ({ skip }) => {
    if (!database.concurrent) skip(`nothing races on ${database.description}`);
    const submission = newSubmission();
    const answers = await submitAll(Array.from({ length: 20 }, () => submission));
    expect(outcomesOf(answers)).toEqual({ stored: 1, replayed: 19 });
    expect(new Set(answers.map(({ id, createdAt }) => `${id} ${createdAt}`)).size).toBe(1);
    expect(await count('contact_submissions', 'id', submission.id)).toBe(1);
  });

  test('one id with 50 addresses from 50 visitors stores one row and answers all', async ({ skip }) => {
    if (!database.concurrent) skip(`nothing races on ${database.description}`);
    const id = randomUUID();
    const requests = Array.from({ length: 50 }, () => newSubmission({ id }));
    const answers = await submitAll(requests);
    expect(outcomesOf(answers)).toEqual({ stored: 1, replayed: 49 });
    expect(new Set(answers.map(({ createdAt }) => createdAt)).size).toBe(1);
    const counted = await Promise.all(requests.map(({ visitor }) => count('contact_visitors', 'visitor', visitor)));
    expect(counted.filter((rows) => rows === 1).length).toBe(1);
  });

  test('60 at once from one visitor store exactly three', async ({ skip }) => {
    if (!database.concurrent) skip(`nothing races on ${database.description}`);
    const visitor = newVisitor();
    const answers = await submitAll(Array.from({ length: 60 }, () => ({ visitor })));
    expect(outcomesOf(answers)).toEqual({ stored: 3, rate_limited: 57 });
    expect(await count('contact_visitors', 'visitor', visitor)).toBe(3);
  });

  test('a request that waited for its turn has the time at which the wait was over', async ({ skip }) => {
    if (!database.concurrent) skip(`nothing races on ${database.description}`);
    const email = newEmail();
    const [turn, answer] = await Promise.all([
      database.queryAs<{ end: string }>(
        'service_role',
        `select pg_advisory_xact_lock(2, hashtext($1))::text, pg_sleep(0.5)::text,
           date_trunc('milliseconds', clock_timestamp())::text as end`,
        [email],
      ),
      new Promise((done) => setTimeout(done, 200)).then(() => submit({ email })),
    ]);
    expect(Date.parse(answer.createdAt ?? '')).toBeGreaterThanOrEqual(Date.parse(turn[0]?.end ?? ''));
  });

  test('visitors and addresses mixed at random never wait in a circle', async ({ skip }) => {
    if (!database.concurrent) skip(`nothing races on ${database.description}`);
    const visitors = Array.from({ length: 5 }, newVisitor);
    const emails = Array.from({ length: 5 }, newEmail);
    const ids = Array.from({ length: 5 }, () => randomUUID());
    const requests = Array.from({ length: 150 }, (_, index) => ({
      visitor: visitors[(index * 7) % 5],
      email: emails[(index * index) % 5],
      ...(index % 3 === 0 ? { id: ids[(index * 3) % 5] } : {}),
    }));
    const answers = await submitAll(requests);
    expect(answers.length).toBe(150);
    for (const email of emails) expect(await count('contact_submissions', 'email', email)).toBeLessThanOrEqual(1);
    for (const visitor of visitors) expect(await count('contact_visitors', 'visitor', visitor)).toBeLessThanOrEqual(3);
  });
});
