import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newEmail, submitContact } from '#test/support/contact-submissions.ts';
import { newPerson, type Person } from '#test/support/people.ts';
import { startTestPostgres, type TestPostgres } from '#test/support/postgres.ts';

let database: TestPostgres;
let owner: Person;
beforeAll(async () => {
  database = await startTestPostgres();
  owner = await newPerson(database, 'owner');
});
afterAll(() => database.stop());
beforeEach(() =>
  database.query(
    `truncate public.chat_logs, public.chat_feedback, public.contact_submissions, public.contact_visitors, public.desk_audit,
       public.erased_conversations cascade`,
  ),
);

async function call<Value>(who: 'service_role' | Person, call: string, values: unknown[] = []): Promise<Value> {
  const [row] = await database.queryAs<{ value: Value }>(who, `select ${call} as value`, values);
  return row?.value as Value;
}

type Log = { id: string; session_id: string | null; success: boolean; created_at: string };

async function storeLog(given: Partial<Log> = {}): Promise<string> {
  const log = {
    id: randomUUID(),
    session_id: 'session-1',
    success: true,
    created_at: new Date().toISOString(),
    ...given,
  };
  const answer = log.success ? { ai_response: '3-4 weeks' } : { error: 'timeout' };
  const records = [{ ...log, ...answer, user_message: 'How long?', response_time_ms: 420 }];
  await call('service_role', 'public.store_chat_logs($1)', [JSON.stringify(records)]);
  return log.id;
}

const rate = (id: string, feedback: string | null, session: string | null = 'session-1') =>
  call<boolean>('service_role', 'public.rate_answer($1, $2, $3)', [id, feedback, session]);
const feedbackOf = async (id: string) => {
  const [row] = await database.query<{ feedback: string }>('select feedback from public.chat_logs where id = $1', [id]);
  return row?.feedback;
};
const waiting = () => database.query('select feedback, conversation from public.chat_feedback');

describe('what a visitor says of an answer', () => {
  test('is kept with its log, can be changed, and can be taken back', async () => {
    const id = await storeLog();
    for (const feedback of ['helpful', 'not_helpful', null]) {
      expect(await rate(id, feedback)).toBe(true);
      expect(await feedbackOf(id)).toBe(feedback);
    }
    expect(await waiting()).toEqual([]);
  });

  test('waits for a log that comes later, which takes what was said last', async () => {
    const id = randomUUID();
    await rate(id, 'helpful');
    await rate(id, 'not_helpful');
    expect(await waiting()).toEqual([{ feedback: 'not_helpful', conversation: 'session-1' }]);
    await storeLog({ id });
    // The queue may deliver it twice.
    await storeLog({ id });
    expect(await feedbackOf(id)).toBe('not_helpful');
    expect(await waiting()).toEqual([]);
  });

  test('taken back before the log comes leaves nothing', async () => {
    const id = randomUUID();
    await rate(id, 'helpful');
    await rate(id, null);
    await storeLog({ id });
    expect([await feedbackOf(id), await waiting()]).toEqual([null, []]);
  });

  test('is not kept of a failure, whether its log is there or comes later', async () => {
    const [there, later] = [await storeLog({ success: false }), randomUUID()];
    expect(await rate(there, 'helpful')).toBe(false);
    await rate(later, 'helpful');
    await storeLog({ id: later, success: false });
    expect([await feedbackOf(there), await feedbackOf(later), await waiting()]).toEqual([null, null, []]);
  });

  test('is lost in no race with its log', async ({ skip }) => {
    if (!database.concurrent) skip(`nothing races on ${database.description}`);
    const ids = Array.from({ length: 20 }, () => randomUUID());
    await Promise.all(ids.flatMap((id) => [storeLog({ id }), rate(id, 'helpful')]));
    expect(await Promise.all(ids.map(feedbackOf))).toEqual(Array(20).fill('helpful'));
    expect(await waiting()).toEqual([]);
  });

  test('goes with its conversation, also what waits and what comes later', async () => {
    await rate(randomUUID(), 'helpful');
    await rate(randomUUID(), 'helpful', 'session-2');
    await call('service_role', 'public.erase_chat_session($1)', ['session-1']);
    expect(await rate(randomUUID(), 'helpful')).toBe(false);
    expect(await waiting()).toEqual([{ feedback: 'helpful', conversation: 'session-2' }]);
  });

  test('is in the transcript and the export, and finds the conversations that were not helpful', async () => {
    const ids = [
      await storeLog(),
      await storeLog({ session_id: 'session-2' }),
      await storeLog({ session_id: 'session-3' }),
    ];
    for (const [index, feedback] of ['not_helpful', 'helpful', 'not_helpful'].entries())
      await rate(ids[index] ?? '', feedback);
    await storeLog();
    const found = await database.queryAs<{ conversation: string }>(
      owner,
      'select conversation from public.list_conversations(p_not_helpful_only => true)',
    );
    expect(found.map(({ conversation }) => conversation)).toEqual(['session-3', 'session-1']);
    const searched = await database.queryAs<{ conversation: string }>(
      owner,
      "select conversation from public.list_conversations(p_search => 'weeks', p_not_helpful_only => true)",
    );
    expect(searched.map(({ conversation }) => conversation)).toEqual(['session-3', 'session-1']);
    const transcript = await database.queryAs(owner, "select feedback from public.get_conversation('session-1')");
    expect(transcript).toEqual([{ feedback: 'not_helpful' }, { feedback: null }]);
    expect(await call(owner, 'public.export_conversation($1)', ['session-2'])).toMatchObject([{ feedback: 'helpful' }]);
  });
});

describe('a conversation that was attached to a lead', () => {
  type LeadRecord = { lead: { conversation: string | null }; messages?: { user_message: string }[] };

  test('leads from one to the other', async () => {
    await storeLog();
    const { id } = await submitContact(database, { conversation: 'session-1' });
    expect(await call<LeadRecord>(owner, 'public.get_lead($1)', [id])).toMatchObject({
      lead: { conversation: 'session-1' },
    });
    expect(await database.queryAs(owner, "select lead_id from public.get_conversation('session-1')")).toEqual([
      { lead_id: id },
    ]);
  });

  test('is exported and erased with the person, unless somebody else attached it too', async () => {
    const [email, other] = [newEmail(), newEmail()];
    for (const session_id of ['session-1', 'session-2', 'session-3']) await storeLog({ session_id });
    await submitContact(database, { email, conversation: 'session-1' });
    await database.query("update public.contact_submissions set created_at = now() - interval '2 days'");
    await submitContact(database, { email, conversation: 'session-2' });
    await submitContact(database, { email: other, conversation: 'session-2' });

    const exported = await call<LeadRecord[]>(owner, 'public.export_person($1)', [email]);
    expect(exported.map(({ messages }) => messages?.length)).toEqual([1, 1]);
    expect(await call(owner, 'public.erase_person($1)::int', [email])).toBe(3);
    const left = await database.query('select conversation from public.chat_logs order by 1');
    expect(left).toEqual([{ conversation: 'session-2' }, { conversation: 'session-3' }]);
    expect(await database.query('select action, count::int from public.desk_audit order by id')).toEqual([
      { action: 'export_person', count: 2 },
      { action: 'erase_person', count: 2 },
      { action: 'erase_conversation', count: 1 },
    ]);
  });

  test('is no longer named by the lead once it is erased', async () => {
    await storeLog();
    const { id } = await submitContact(database, { conversation: 'session-1' });
    await call(owner, 'public.erase_conversation($1)', ['session-1']);
    expect(await call<LeadRecord>(owner, 'public.get_lead($1)', [id])).toMatchObject({ lead: { conversation: null } });
  });
});
