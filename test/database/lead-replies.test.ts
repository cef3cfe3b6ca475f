import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { undoSeconds } from '#shared/desk-records.ts';
import { submitContact } from '#test/support/contact-submissions.ts';
import { newPerson, type Person } from '#test/support/people.ts';
import { type Caller, startTestPostgres, type TestPostgres } from '#test/support/postgres.ts';

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
  database.query('truncate public.contact_submissions, public.contact_visitors, public.desk_audit cascade'),
);

type Claimed = {
  id: string;
  claim: string;
  subject: string;
  body: string;
  references: string[];
  lead: { id: string; email: string };
};
type Reply = { id: string; last_error: string | null; attempts: number } & Record<
  'failed_at' | 'sent_at' | 'undone_at',
  string | null
>;
type LeadRecord = {
  lead: { id: string; status: string };
  events: { from_status: string; to_status: string }[];
  replies: Reply[];
};

async function call<Value>(caller: Caller, sql: string, parameters: unknown[] = []): Promise<Value> {
  const [row] = await database.queryAs<{ value: Value }>(caller, `select public.${sql} as value`, parameters);
  return row?.value as Value;
}

const sendReply = (id: string, lead: string, words: Partial<Record<'subject' | 'body', string>> = {}, person = owner) =>
  call<LeadRecord>(person, 'send_lead_reply($1, $2, $3, $4)', [
    id,
    lead,
    words.subject ?? 'Your message',
    words.body ?? 'Hi Daniël,\nyes.',
  ]);
const undo = (id: string, person = owner) => call<LeadRecord>(person, 'undo_lead_reply($1)', [id]);
const retry = (id: string) => call<LeadRecord>(owner, 'retry_lead_reply($1)', [id]);
const changeStatus = (lead: string, from: string, to: string) =>
  call<LeadRecord>(owner, 'change_lead_status($1, $2, $3)', [lead, from, to]);
const claimOne = (id: string) => call<Claimed[]>('service_role', 'claim_lead_reply($1)', [id]);
const claimDue = () => call<Claimed[]>('service_role', 'claim_lead_replies()');
const confirm = (id: string, messageId: string | null) =>
  call<boolean>('service_role', 'confirm_lead_reply($1, $2)', [id, messageId]);
const fail = ({ id, claim }: Claimed, error: string, isFinal = false) =>
  call<boolean>('service_role', 'fail_lead_reply($1, $2, $3, $4)', [id, claim, error, isFinal]);
const recordOf = (lead: string) => call<LeadRecord>(owner, 'get_lead($1)', [lead]);
const auditOf = async () =>
  (await database.query<{ action: string }>('select action from public.desk_audit order by id')).map(
    ({ action }) => action,
  );

async function storeLead(given: Parameters<typeof submitContact>[1] = {}): Promise<string> {
  const { id } = await submitContact(database, given);
  return id as string;
}

/** Makes every reply older by this time. */
async function letPass(time: string): Promise<void> {
  await database.query(
    `update public.lead_replies set created_at = created_at - $1::interval, due_at = due_at - $1::interval,
       sent_at = sent_at - $1::interval, claimed_until = claimed_until - $1::interval`,
    [time],
  );
}

async function newReply(): Promise<{ lead: string; id: string }> {
  const [lead, id] = [await storeLead(), randomUUID()];
  await sendReply(id, lead);
  return { lead, id };
}

/** A reply whose ten seconds are over. */
async function claimedReply(): Promise<{ lead: string; id: string; claimed: Claimed }> {
  const reply = await newReply();
  await letPass('11 seconds');
  const [claimed] = await claimOne(reply.id);
  return { ...reply, claimed: claimed as Claimed };
}

const refused = (code: string) => expect.objectContaining({ code });

describe('a reply', () => {
  test('makes a new lead a contacted one, once, and stands in its record', async () => {
    const lead = await storeLead();
    const id = randomUUID();
    const record = await sendReply(id, lead);
    expect(record).toMatchObject({ lead: { status: 'contacted' }, events: [{ from_status: 'new' }] });
    expect(record.replies).toEqual([
      {
        id,
        author: owner.userId,
        subject: 'Your message',
        body: 'Hi Daniël,\nyes.',
        due_at: expect.any(String),
        attempts: 0,
        last_error: null,
        failed_at: null,
        sent_at: null,
        undone_at: null,
        created_at: expect.any(String),
      },
    ]);
    expect(await sendReply(id, lead)).toEqual(record);
    await expect(sendReply(id, lead, { body: 'Other words' })).rejects.toEqual(refused('PT409'));
    await expect(sendReply(id, await storeLead())).rejects.toEqual(refused('PT409'));
    expect(await auditOf()).toEqual(['send_reply']);
  });

  test('leaves any other status of a lead as it is', async () => {
    const lead = await storeLead();
    await changeStatus(lead, 'new', 'won');
    expect(await sendReply(randomUUID(), lead)).toMatchObject({ lead: { status: 'won' }, events: [{}] });
  });

  test.each([
    ['with a line break in its subject', { subject: 'Hi\r\nBcc: everybody@example.com' }],
    ['without a subject', { subject: '' }],
    ['with a subject of 201 characters', { subject: 'x'.repeat(201) }],
    ['without words', { body: '' }],
    ['of more than 10,000 characters', { body: 'x'.repeat(10_001) }],
  ])('%s is refused, and its words are in no error', async (_, words) => {
    const lead = await storeLead();
    const refusal = await sendReply(randomUUID(), lead, words).catch((error) => error);
    expect(refusal).toMatchObject({ code: '22023', message: 'Validation failed: subject or body' });
    expect(await recordOf(lead)).toMatchObject({ lead: { status: 'new' }, replies: [] });
  });

  test('is sent by nobody but an owner: a viewer and a stranger leave nothing behind', async () => {
    const { lead, id } = await newReply();
    for (const person of [viewer, await newPerson(database)]) {
      await expect(sendReply(randomUUID(), lead, {}, person)).rejects.toEqual(refused('42501'));
      await expect(undo(id, person)).rejects.toEqual(refused('42501'));
    }
    expect((await recordOf(lead)).replies).toMatchObject([{ id, undone_at: null }]);
    expect(await auditOf()).toEqual(['send_reply']);
  });

  test('to a lead that is gone is 404', async () => {
    await expect(sendReply(randomUUID(), randomUUID())).rejects.toEqual(refused('PT404'));
    await expect(undo(randomUUID())).rejects.toEqual(refused('PT404'));
    await expect(retry(randomUUID())).rejects.toEqual(refused('PT404'));
  });

  test('is claimed when its ten seconds are over, with all that a mail needs, and by one alone', async () => {
    const { lead, id } = await newReply();
    expect([await claimOne(id), await claimDue()]).toEqual([[], []]);
    await letPass(`${undoSeconds} seconds`);
    const [claimed] = await claimOne(id);
    expect(claimed).toEqual({
      id,
      claim: expect.any(String),
      subject: 'Your message',
      body: 'Hi Daniël,\nyes.',
      references: [],
      lead: { id: lead, email: expect.stringContaining('@example.com') },
    });
    await letPass('1 minute');
    expect([await claimOne(id), await claimDue()]).toEqual([[], []]);
    await letPass('2 minutes');
    expect(await claimDue()).toMatchObject([{ id }]);
  });

  test('is sent once: after it is confirmed nobody claims it, and the next one refers to it', async () => {
    const { lead, id } = await claimedReply();
    expect(await confirm(id, '<one@mail.example>')).toBe(true);
    expect(await confirm(id, '<another@mail.example>')).toBe(true);
    await letPass('1 hour');
    expect([await claimOne(id), await claimDue()]).toEqual([[], []]);
    const second = randomUUID();
    await sendReply(second, lead);
    await letPass('11 seconds');
    expect(await claimOne(second)).toMatchObject([{ references: ['<one@mail.example>'] }]);
    await confirm(second, 'no Message-ID of a mail\r\nBcc: everybody@example.com');
    expect((await recordOf(lead)).replies).toMatchObject([
      { sent_at: expect.any(String) },
      { sent_at: expect.any(String) },
    ]);
    expect(await database.query('select message_id from public.lead_replies where id = $1', [second])).toEqual([
      { message_id: null },
    ]);
  });

  test('that failed is due again by itself, ten times and ever later, and then when somebody says so', async () => {
    const { lead, id, claimed } = await claimedReply();
    expect(await fail(claimed, 'E_INTERNAL_SERVER_ERROR')).toBe(true);
    expect(await fail(claimed, 'Too late')).toBe(false);
    for (let attempt = 2; attempt <= 10; attempt += 1) {
      const [again] = await claimOne(id);
      expect(again, `attempt ${attempt}`).toBeDefined();
      await fail(again as Claimed, 'E_INTERNAL_SERVER_ERROR');
      expect(await claimOne(id)).toEqual([]);
      await letPass(`${(attempt - 1) * 5} minutes`);
    }
    expect(await claimDue()).toEqual([]);
    const { replies } = await recordOf(lead);
    expect(replies).toMatchObject([{ failed_at: expect.any(String), last_error: 'E_INTERNAL_SERVER_ERROR' }]);
    expect((await retry(id)).replies).toMatchObject([{ failed_at: null }]);
    expect(await claimOne(id)).toHaveLength(1);
    expect(await auditOf()).toEqual(['send_reply', 'retry_reply']);
  });

  test('that cannot be sent has failed at once, and today says how many there are and where', async () => {
    const today = async () => (await call<{ replies_unsent: object }>(owner, 'desk_today()')).replies_unsent;
    const { lead, claimed } = await claimedReply();
    expect(await today()).toEqual({ count: 0, since: null, lead: null });
    await fail(claimed, 'address', true);
    await letPass('1 hour');
    expect(await claimDue()).toEqual([]);
    expect(await today()).toEqual({ count: 1, since: expect.any(String), lead });
  });

  test('that is being sent or was sent is not sent again by trying again', async () => {
    const { id, claimed } = await claimedReply();
    await retry(id);
    expect(await claimOne(id)).toEqual([]);
    await confirm(claimed.id, null);
    await retry(id);
    await letPass('1 hour');
    expect(await claimOne(id)).toEqual([]);
  });

  test('goes with its lead, also while it is being sent', async () => {
    const { lead, claimed } = await claimedReply();
    const [{ email } = { email: '' }] = await database.query<{ email: string }>(
      'select email from public.contact_submissions where id = $1',
      [lead],
    );
    const exported = await call<LeadRecord[]>(owner, 'export_person($1)', [email]);
    expect(exported).toMatchObject([{ replies: [{ body: 'Hi Daniël,\nyes.' }] }]);
    await call(owner, 'erase_person($1)', [email]);
    expect(await database.query('select from public.lead_replies')).toEqual([]);
    expect(await confirm(claimed.id, '<one@mail.example>')).toBe(false);
  });
});

describe('a reply that is taken back', () => {
  test('is never sent, and its lead is new again', async () => {
    const { lead, id } = await newReply();
    const record = await undo(id);
    expect(record).toMatchObject({ lead: { status: 'new' }, replies: [{ undone_at: expect.any(String) }] });
    expect(await undo(id)).toEqual(record);
    // As a request that was on its way.
    expect(await sendReply(id, lead)).toEqual(record);
    await letPass('1 hour');
    expect([await claimOne(id), await claimDue()]).toEqual([[], []]);
    expect(await auditOf()).toEqual(['send_reply', 'undo_reply']);
  });

  test('leaves a status that somebody has changed since', async () => {
    const { lead, id } = await newReply();
    await changeStatus(lead, 'contacted', 'new');
    await changeStatus(lead, 'new', 'contacted');
    expect(await undo(id)).toMatchObject({ lead: { status: 'contacted' } });
  });

  test('too late stays: after it was claimed it is refused with 409', async () => {
    const { lead, id, claimed } = await claimedReply();
    await expect(undo(id)).rejects.toEqual(refused('PT409'));
    await fail(claimed, 'No answer within 10 s');
    await expect(undo(id)).rejects.toEqual(refused('PT409'));
    expect(await recordOf(lead)).toMatchObject({ lead: { status: 'contacted' }, replies: [{ undone_at: null }] });
  });

  test('makes the reminder of its lead due again, which was deleted untold', async () => {
    const lead = await storeLead();
    await database.query(
      `update public.contact_submissions set created_at = now() - interval '21 hours', reminded_at = now()`,
    );
    await database.query("insert into public.lead_notices (submission_id, kind) values ($1, 'reminder')", [lead]);
    const id = randomUUID();
    await sendReply(id, lead);
    await undo(id);
    const due = await call<{ kind: string }[]>('service_role', "claim_lead_notices(20, '0')");
    expect(due.map(({ kind }) => kind).toSorted()).toEqual(['new', 'reminder']);
  });

  test('or sent: of both at the same moment one wins', async ({ skip }) => {
    if (!database.concurrent) skip(`nothing races on ${database.description}`);
    for (let round = 0; round < 5; round += 1) {
      const { lead, id } = await newReply();
      await letPass('11 seconds');
      const [undone, claimed] = await Promise.all([
        undo(id).then(
          () => true,
          () => false,
        ),
        claimOne(id),
      ]);
      expect(undone).toBe(claimed.length === 0);
      expect((await recordOf(lead)).lead.status).toBe(undone ? 'new' : 'contacted');
    }
  });
});
