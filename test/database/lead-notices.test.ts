import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readMigrations } from '#dev/services/migrations.ts';
import { newEmail, submitContact } from '#test/support/contact-submissions.ts';
import { newPerson } from '#test/support/people.ts';
import { startTestPostgres, type TestPostgres } from '#test/support/postgres.ts';

let database: TestPostgres;
beforeAll(async () => {
  database = await startTestPostgres();
});
afterAll(() => database.stop());
beforeEach(() => database.query('truncate public.contact_submissions, public.contact_visitors cascade'));

type Notice = {
  id: string;
  claim: string;
  kind: 'new' | 'reminder';
  told: string[];
  attempts: number;
  lead: { id: string; email: string; problem_description: string; language: string };
};

async function call<Value>(sql: string, parameters: unknown[] = []): Promise<Value> {
  const [row] = await database.queryAs<{ value: Value }>('service_role', `select ${sql} as value`, parameters);
  return row?.value as Value;
}

const claimOne = (id: string) => call<Notice[]>('public.claim_lead_notice($1)', [id]);
const claimDue = (limit = 20, olderThan = '2 minutes') =>
  call<Notice[]>('public.claim_lead_notices($1, $2::interval)', [limit, olderThan]);
const confirm = (id: string, told: string[], complete: boolean) =>
  call<boolean>('public.confirm_lead_notice($1, $2, $3)', [id, told, complete]);
const fail = (id: string, claim: string, error: string) =>
  call<boolean>('public.fail_lead_notice($1, $2, $3)', [id, claim, error]);

async function storeLead(): Promise<string> {
  const { id } = await submitContact(database);
  return id as string;
}

/** Makes everything stored older by this time. */
async function letPass(time: string): Promise<void> {
  await database.query(
    `with moved as (update public.contact_submissions set created_at = created_at - $1::interval)
     update public.lead_notices set created_at = created_at - $1::interval, due_at = due_at - $1::interval,
       claimed_until = claimed_until - $1::interval`,
    [time],
  );
}

const storedNotices = () =>
  database.query(
    'select kind, told, confirmed_at is not null as confirmed, attempts, last_error from public.lead_notices order by kind',
  );

describe('a notice', () => {
  test('is due with the request that was stored, and only then', async () => {
    const email = newEmail();
    const id = randomUUID();
    await submitContact(database, { id, email });
    expect(await submitContact(database, { id, email })).toMatchObject({ outcome: 'replayed' });
    expect(await submitContact(database, { email })).toMatchObject({ outcome: 'duplicate' });
    await expect(submitContact(database, { service: 'plumbing' })).rejects.toThrow('Validation failed');
    expect(await storedNotices()).toEqual([{ kind: 'new', told: [], confirmed: false, attempts: 0, last_error: null }]);
  });

  test('is claimed with all that a message to the owner needs', async () => {
    const id = await storeLead();
    const [notice] = await claimOne(id);
    expect(notice).toEqual({
      id: expect.any(String),
      claim: expect.any(String),
      kind: 'new',
      told: [],
      attempts: 1,
      lead: {
        id,
        full_name: 'Daniël O’Brien',
        email: expect.stringContaining('@example.com'),
        company_name: 'Acme',
        service: 'crm-integration',
        problem_description: 'Our leads live in three spreadsheets.',
        additional_info: null,
        contact_preference: 'email_contact',
        source: 'home-hero',
        language: 'nl',
        created_at: expect.any(String),
      },
    });
  });

  test('is leased for two minutes, and to nobody else meanwhile', async () => {
    const id = await storeLead();
    const [first] = await claimOne(id);
    expect(await claimOne(id)).toEqual([]);
    await letPass('2 minutes -10 seconds');
    expect([await claimOne(id), await claimDue(20, '0')]).toEqual([[], []]);
    await letPass('20 seconds');
    const [second] = await claimOne(id);
    expect(second).toMatchObject({ id: first?.id, attempts: 2 });
    expect(second?.claim).not.toBe(first?.claim);
  });

  test('is found by the scheduled run once it has been due for two minutes, the oldest first', async () => {
    const older = await storeLead();
    await letPass('1 minute');
    const newer = await storeLead();
    expect(await claimDue()).toEqual([]);
    await letPass('3 minutes');
    expect((await claimDue(1)).map(({ lead }) => lead.id)).toEqual([older]);
    expect((await claimDue()).map(({ lead }) => lead.id)).toEqual([newer]);
  });

  test('is told once: after it is confirmed nobody claims it', async () => {
    const id = await storeLead();
    const [notice] = await claimOne(id);
    expect(await confirm(notice?.id as string, ['webhook', 'mail'], true)).toBe(true);
    await letPass('1 hour');
    expect([await claimOne(id), await claimDue()]).toEqual([[], []]);
    expect(await storedNotices()).toMatchObject([{ told: ['mail', 'webhook'], confirmed: true }]);
  });

  test('keeps the channels that have confirmed, so that only the others are told again', async () => {
    const id = await storeLead();
    const [first] = await claimOne(id);
    await confirm(first?.id as string, ['webhook'], false);
    expect(await fail(first?.id as string, first?.claim as string, 'The mail was refused')).toBe(true);
    const [second] = await claimOne(id);
    expect(second).toMatchObject({ id: first?.id, told: ['webhook'], attempts: 2 });
    await confirm(second?.id as string, ['webhook', 'mail'], true);
    expect(await storedNotices()).toEqual([
      { kind: 'new', told: ['mail', 'webhook'], confirmed: true, attempts: 2, last_error: null },
    ]);
  });

  test('counts what a channel confirmed after the lease was over, because it was told', async () => {
    const id = await storeLead();
    const [slow] = await claimOne(id);
    await letPass('3 minutes');
    const [quick] = await claimDue();
    await confirm(slow?.id as string, ['webhook'], false);
    expect(await fail(slow?.id as string, slow?.claim as string, 'Too late')).toBe(false);
    // The first claim cannot give up the second's.
    expect(await claimOne(id)).toEqual([]);
    expect(await fail(quick?.id as string, quick?.claim as string, 'x'.repeat(600))).toBe(true);
    expect(await storedNotices()).toMatchObject([{ told: ['webhook'], last_error: 'x'.repeat(500) }]);
  });

  test('is complete with no channel where there is none', async () => {
    const id = await storeLead();
    const [notice] = await claimOne(id);
    await confirm(notice?.id as string, [], true);
    expect(await storedNotices()).toMatchObject([{ told: [], confirmed: true }]);
  });

  test('names no channel that there is not', async () => {
    const id = await storeLead();
    const [notice] = await claimOne(id);
    await expect(confirm(notice?.id as string, ['pigeon'], true)).rejects.toThrow('lead_notices_told');
  });

  test('that fails goes behind the others', async () => {
    const poison = await storeLead();
    await letPass('1 hour');
    await storeLead();
    await letPass('3 minutes');
    const [notice] = await claimDue(1);
    expect(notice?.lead.id).toBe(poison);
    await fail(notice?.id as string, notice?.claim as string, 'The mail was refused');
    await letPass('3 minutes');
    expect((await claimDue(1))[0]?.lead.id).not.toBe(poison);
  });

  test('is given up after 30 days', async () => {
    const id = await storeLead();
    await database.query("update public.contact_submissions set status = 'contacted'");
    await letPass('30 days');
    expect(await claimDue()).toEqual([]);
    expect((await claimOne(id)).length).toBe(1);
  });

  test('goes with its lead', async () => {
    const id = await storeLead();
    const [notice] = await claimOne(id);
    await database.queryAs('service_role', 'delete from public.contact_submissions');
    expect(await confirm(notice?.id as string, ['mail'], true)).toBe(false);
    expect(await storedNotices()).toEqual([]);
  });
});

describe('the reminder', () => {
  /** A lead whose first notice was sent. */
  async function storeToldLead(): Promise<string> {
    const id = await storeLead();
    const [notice] = await claimOne(id);
    await confirm(notice?.id as string, ['mail'], true);
    return id;
  }

  test('is due for a lead that is still new after 20 hours, once', async () => {
    const id = await storeToldLead();
    await letPass('19 hours 59 minutes');
    expect(await claimDue()).toEqual([]);
    await letPass('5 minutes');
    const [reminder, ...others] = await claimDue();
    expect([reminder?.kind, reminder?.lead.id, others]).toEqual(['reminder', id, []]);
    await confirm(reminder?.id as string, ['mail'], true);
    await letPass('20 hours');
    expect(await claimDue()).toEqual([]);
    expect(await database.query('select reminded_at is not null as reminded from public.contact_submissions')).toEqual([
      { reminded: true },
    ]);
  });

  test('does not come for a lead that somebody has answered', async () => {
    const id = await storeToldLead();
    const owner = await newPerson(database, 'owner');
    await database.queryAs(owner, "select public.change_lead_status($1, 'new', 'contacted')", [id]);
    await letPass('21 hours');
    expect(await claimDue()).toEqual([]);
  });

  test('is dropped when the lead is answered before it could be told', async () => {
    const id = await storeToldLead();
    const owner = await newPerson(database, 'owner');
    await letPass('21 hours');
    const [reminder] = await claimDue();
    await fail(reminder?.id as string, reminder?.claim as string, 'The lead webhook answered 500');
    await database.queryAs(owner, "select public.change_lead_status($1, 'new', 'contacted')", [id]);
    await letPass('1 hour');
    expect(await claimDue()).toEqual([]);
    expect(await storedNotices()).toMatchObject([{ kind: 'new' }]);
  });

  test('is not sent for leads that were old before there were reminders', async () => {
    const migrations = readMigrations();
    const before = migrations.findIndex(({ name }) => name === 'lead_notices');
    const old = await startTestPostgres(migrations.slice(0, before));
    try {
      for (let index = 0; index < 2; index += 1) await submitContact(old);
      await old.query(
        `update public.contact_submissions set created_at = now() - interval '20 hours', status = 'answered by phone'
         where id = (select min(id::text) from public.contact_submissions)::uuid`,
      );
      await old.migrate(migrations);
      expect(
        await old.query(
          'select status, reminded_at is not null as reminded from public.contact_submissions order by created_at',
        ),
      ).toEqual([
        { status: 'contacted', reminded: true },
        { status: 'new', reminded: false },
      ]);
    } finally {
      await old.stop();
    }
  });
});

describe('at once', () => {
  test('many runs and the queue share what is due, and nobody gets what another has', async ({ skip }) => {
    if (!database.concurrent) skip(`nothing races on ${database.description}`);
    const ids: string[] = [];
    for (let index = 0; index < 40; index += 1) ids.push(await storeLead());
    await letPass('21 hours');
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => claimDue(10)),
      ...ids.map((id) => claimOne(id)),
    ]);
    const claimed = answers.flat().map(({ kind, lead }) => `${kind} ${lead.id}`);
    expect(new Set(claimed).size).toBe(claimed.length);
    const rest = (await claimDue(200)).map(({ kind, lead }) => `${kind} ${lead.id}`);
    expect([...claimed, ...rest].sort()).toEqual(ids.flatMap((id) => [`new ${id}`, `reminder ${id}`]).sort());
  });

  test('claims, confirmations, changes of status and erasure wait for each other in no circle', async ({ skip }) => {
    if (!database.concurrent) skip(`nothing races on ${database.description}`);
    const owner = await newPerson(database, 'owner');
    const ids: string[] = [];
    for (let index = 0; index < 30; index += 1) ids.push(await storeLead());
    await letPass('21 hours');
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 10 }, async () => {
        for (const { id } of await claimDue(10)) await confirm(id, ['mail'], true);
      }),
      ...ids.map((id) => database.queryAs(owner, "select public.change_lead_status($1, 'new', 'won')", [id])),
      ...ids
        .slice(0, 10)
        .map((id) => database.queryAs('service_role', 'delete from public.contact_submissions where id = $1', [id])),
    ]);
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
    // A lead may be deleted before its status is changed.
    expect(reasons.filter((code) => code !== 'PT404')).toEqual([]);
  });
});
