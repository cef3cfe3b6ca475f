import { createExecutionContext, createMessageBatch, createScheduledController, getQueueResult } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import type { DeskPeople } from '#test/support/desk-people.ts';
import { takeConsoleErrors } from '#test/support/fail-on-console-error.ts';
import { contactBody } from '#test/support/worker/contact.ts';
import { logLines } from '#test/support/worker/log-lines.ts';
import { answerAt } from '#test/support/worker/outside.ts';
import { type Bindings, bindingsWith, database, postJson, queued, send } from '#test/support/worker/send.ts';
import type { ClaimedReply } from '#worker/data/lead-replies.ts';
import worker from '#worker/index.ts';
import { sendReplyMail } from '#worker/services/reply-mail.ts';

const { tokens } = JSON.parse((env as unknown as { DESK_PEOPLE: string }).DESK_PEOPLE) as DeskPeople;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const call = (name: string, body: unknown, token = tokens.owner) =>
  postJson(`/api/desk/rest/v1/rpc/${name}`, body, { headers: bearer(token) });

const mailbox = { LEAD_EMAIL_TO: 'owner@plinth.test', LEAD_EMAIL_FROM: 'site@plinth.test' };
/** A mail service that takes everything and names each mail. */
const takes = (mails: EmailMessageBuilder[], messageId = `<${crypto.randomUUID()}@mail.test>`) => ({
  ...mailbox,
  LEAD_MAIL: { send: async (mail: EmailMessageBuilder) => ({ messageId, count: mails.push(mail) }) },
});
const refuses = (error: Error) => ({ ...mailbox, LEAD_MAIL: { send: () => Promise.reject(error) } });
const withCode = (code: string) => Object.assign(new Error(`${code}: somebody@example.com`), { code });

async function newLead() {
  const body = contactBody();
  await postJson('/api/contact', body);
  return { id: body.submissionId ?? '', email: body.email ?? '' };
}

/** A reply that the owner has sent from the desk, and whose ten seconds are over. */
async function dueReply(lead: { id: string }, words: Partial<Record<'p_subject' | 'p_body', string>> = {}) {
  const id = crypto.randomUUID();
  const letter = { p_id: id, p_submission_id: lead.id, p_subject: 'Your message', p_body: 'Hi,\n\nyes.', ...words };
  const answer = await call('send_lead_reply', letter);
  expect(answer.status).toBe(200);
  const { error } = await database.from('lead_replies').update({ due_at: '2026-11-20T08:00:00Z' }).eq('id', id);
  if (error) throw new Error(error.message);
  return id;
}

async function deliver(replies: string[], bindings: Bindings) {
  const bodies = replies.map((reply) => ({ id: reply, timestamp: new Date(), attempts: 1, body: { reply } }));
  const batch = createMessageBatch('leads', bodies);
  await worker.queue(batch, bindingsWith(bindings));
  return getQueueResult(batch, createExecutionContext());
}

async function rowOf(id: string) {
  const { data, error } = await database.from('lead_replies').select().eq('id', id).single();
  if (error) throw new Error(error.message);
  return data;
}

describe('a reply from the desk', () => {
  test('is a row first, then a message that waits ten seconds, and a mail when that comes', async () => {
    const lead = await newLead();
    const id = await dueReply(lead);
    expect(queued.replies).toEqual([{ reply: id, delaySeconds: 10 }]);
    const mails: EmailMessageBuilder[] = [];
    expect((await deliver([id], takes(mails, '<one@mail.test>'))).explicitAcks).toEqual([id]);
    expect(mails).toEqual([
      {
        to: lead.email,
        from: { name: 'Plinth', email: 'site@plinth.test' },
        replyTo: 'owner@plinth.test',
        subject: 'Your message',
        text: 'Hi,\n\nyes.',
        headers: { 'X-Plinth-Reply': id },
      },
    ]);
    expect(await rowOf(id)).toMatchObject({ sent_at: expect.any(String), message_id: '<one@mail.test>' });
    expect(logLines()).toContainEqual({ level: 'info', event: 'reply-sent', reply: id, lead: lead.id });
  });

  test('is sent once, however often its message comes and the schedule runs, and the next one follows it', async () => {
    const lead = await newLead();
    const first = await dueReply(lead);
    const mails: EmailMessageBuilder[] = [];
    await deliver([first, first], takes(mails, 'one@mail.test'));
    await worker.scheduled(createScheduledController(), bindingsWith(takes(mails)));
    await deliver([first], takes(mails));
    const second = await dueReply(lead);
    await worker.scheduled(createScheduledController(), bindingsWith(takes(mails)));
    const ofLead = mails.filter(({ to }) => to === lead.email);
    expect(ofLead.map(({ headers }) => headers)).toEqual([
      { 'X-Plinth-Reply': first },
      { 'X-Plinth-Reply': second, 'In-Reply-To': '<one@mail.test>', References: '<one@mail.test>' },
    ]);
  });

  test('that was taken back is no mail, and a message that comes early finds nothing due', async () => {
    const lead = await newLead();
    const id = await dueReply(lead);
    expect(await (await call('undo_lead_reply', { p_id: id })).json()).toMatchObject({ lead: { status: 'new' } });
    const early = crypto.randomUUID();
    await call('send_lead_reply', { p_id: early, p_submission_id: lead.id, p_subject: 'Hi', p_body: 'Hi' });
    const mails: EmailMessageBuilder[] = [];
    expect((await deliver([id, early], takes(mails))).explicitAcks).toEqual([id, early]);
    expect(mails).toEqual([]);
  });

  test('whose message was lost is sent by the schedule', async () => {
    const lead = await newLead();
    const letter = { p_id: crypto.randomUUID(), p_submission_id: lead.id, p_subject: 'Hi', p_body: 'Hi' };
    const answer = await postJson('/api/desk/rest/v1/rpc/send_lead_reply', letter, {
      headers: bearer(tokens.owner),
      bindings: { LEADS: { send: () => Promise.reject(new Error('Away')) } },
    });
    expect([answer.status, takeConsoleErrors()]).toMatchObject([200, [{ message: 'Away' }]]);
    await database.from('lead_replies').update({ due_at: '2026-11-20T08:00:00Z' }).eq('id', letter.p_id);
    const mails: EmailMessageBuilder[] = [];
    await worker.scheduled(createScheduledController(), bindingsWith(takes(mails)));
    expect(mails.filter(({ to }) => to === lead.email)).toHaveLength(1);
  });

  test('of a viewer is refused by the database: no row, no message, no mail', async () => {
    const lead = await newLead();
    const id = crypto.randomUUID();
    const letter = { p_id: id, p_submission_id: lead.id, p_subject: 'Hi', p_body: 'Hi' };
    const answer = await call('send_lead_reply', letter, tokens.viewer);
    expect(answer.status).toBe(403);
    expect(queued.replies).toEqual([]);
    const { data } = await database.from('lead_replies').select('id').eq('submission_id', lead.id);
    expect(data).toEqual([]);
    const mails: EmailMessageBuilder[] = [];
    await deliver([id], takes(mails));
    expect(mails).toEqual([]);
  });

  test.each([
    ['a line break', 'jo@example.com\r\nBcc: everybody@example.com'],
    ['a second address', 'jo@example.com, evil@example.com'],
    ['no domain', 'jo@'],
  ])('to an address with %s is no mail: it has failed, says why and waits for somebody', async (_, address) => {
    const id = await dueReply(await newLead());
    // The table takes no such address: this is a database that does.
    const { data } = await database.rpc('claim_lead_reply', { p_id: id });
    const [claimed] = data as ClaimedReply[];
    answerAt(`${env.SUPABASE_URL}/rest/v1/rpc/claim_lead_reply`, () =>
      Response.json([{ ...claimed, lead: { ...claimed?.lead, email: address } }]),
    );
    const mails: EmailMessageBuilder[] = [];
    expect((await deliver([id], takes(mails))).explicitAcks).toEqual([id]);
    expect(mails).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ last_error: 'address', failed_at: expect.any(String), sent_at: null });
    expect(takeConsoleErrors()).toMatchObject([{ event: 'reply-not-sent', reply: id, reason: 'address' }]);
  });

  test('that the mail service refuses has failed until somebody tries again, which needs no wait', async () => {
    const lead = await newLead();
    const id = await dueReply(lead);
    await deliver([id], refuses(withCode('E_RECIPIENT_NOT_ALLOWED')));
    expect(await rowOf(id)).toMatchObject({ last_error: 'E_RECIPIENT_NOT_ALLOWED', failed_at: expect.any(String) });
    expect(takeConsoleErrors()).toMatchObject([{ event: 'reply-not-sent', reason: 'E_RECIPIENT_NOT_ALLOWED' }]);
    expect((await call('retry_lead_reply', { p_id: id })).status).toBe(200);
    expect(queued.replies.at(-1)).toEqual({ reply: id, delaySeconds: 0 });
    const mails: EmailMessageBuilder[] = [];
    await deliver([id], takes(mails));
    expect(mails).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ last_error: null, failed_at: null, sent_at: expect.any(String) });
  });

  test('that the mail service cannot send now is tried again, and no address is logged', async () => {
    const id = await dueReply(await newLead());
    const result = await deliver([id], refuses(new Error('no route to somebody@example.com')));
    expect(result.retryMessages.map(({ msgId }) => msgId)).toEqual([id]);
    expect(takeConsoleErrors()).toMatchObject([{ message: 'The reply was not sent: no route to …' }]);
    expect(await rowOf(id)).toMatchObject({ last_error: 'no route to …', failed_at: null, claim: null });
  });

  test('without a mailbox has failed and says so, and the desk is told before that there is none', async () => {
    const id = await dueReply(await newLead());
    const none = { LEAD_EMAIL_TO: '', LEAD_EMAIL_FROM: '' };
    await deliver([id], none);
    expect(await rowOf(id)).toMatchObject({ last_error: 'not_configured', failed_at: expect.any(String) });
    expect(takeConsoleErrors()).toMatchObject([{ event: 'reply-not-sent', reason: 'not_configured' }]);
    for (const [bindings, canMail] of [
      [none, false],
      [mailbox, true],
    ] as const) {
      const answer = await send('/api/desk/mail', { headers: bearer(tokens.owner), bindings });
      expect(await answer.json()).toEqual({ ok: true, canMail });
    }
  });

  test('whose confirmation was lost is confirmed again, and the visitor has one mail', async () => {
    const id = await dueReply(await newLead());
    const address = `${env.SUPABASE_URL}/rest/v1/rpc/confirm_lead_reply`;
    answerAt(address, () => {
      answerAt(address, () => Response.json(true));
      return Response.json({ message: 'gateway' }, { status: 502 });
    });
    const mails: EmailMessageBuilder[] = [];
    expect((await deliver([id], takes(mails))).explicitAcks).toEqual([id]);
    expect(mails).toHaveLength(1);
    expect(takeConsoleErrors()).toMatchObject([{ message: 'confirm_lead_reply failed: HTTP 502' }]);
  });

  test('that the dead-letter queue gets is one line of the log', async () => {
    const batch = createMessageBatch('leads-failed', [
      { id: 'one', timestamp: new Date(), attempts: 1, body: { reply: 'the-id' } },
    ]);
    await worker.queue(batch, bindingsWith());
    expect(takeConsoleErrors()).toMatchObject([{ event: 'reply-not-sent-yet', reply: 'the-id' }]);
  });
});

describe('the mail of a reply', () => {
  const reply: ClaimedReply = {
    id: crypto.randomUUID(),
    claim: crypto.randomUUID(),
    subject: 'Your message',
    body: 'Hi',
    references: [],
    lead: { id: crypto.randomUUID(), email: 'daniel@example.com' },
  };
  const addresses = { to: 'owner@plinth.test', from: 'site@plinth.test' };

  test.each(['Hi\r\nBcc: everybody@example.com', 'Hi\u2028Bcc: a@b.c', '\uD800 alone', '🙂'.repeat(300)])(
    'keeps its headers its own with the subject %j',
    async (subject) => {
      const binding = { send: vi.fn(async (_: EmailMessageBuilder) => ({ messageId: 'a@b' })) };
      await sendReplyMail(binding as unknown as SendEmail, addresses, { ...reply, subject });
      const [[mail]] = binding.send.mock.calls as [[EmailMessageBuilder]];
      expect(mail.subject).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(mail.subject.isWellFormed()).toBe(true);
      expect(Array.from(mail.subject).length).toBeLessThanOrEqual(200);
      expect(mail.to).toBe('daniel@example.com');
    },
  );

  test.each([
    ['<a@b>', '<a@b>'],
    ['a@b', '<a@b>'],
    ['a@b>\r\nBcc: c@d', null],
    ['two words', null],
    [undefined, null],
  ])('is known by the Message-ID %j as %j', async (messageId, known) => {
    const binding = { send: async () => ({ messageId }) } as unknown as SendEmail;
    expect(await sendReplyMail(binding, addresses, reply)).toEqual({ ok: true, messageId: known });
  });

  test('that the platform does not take in time may be sent again', async () => {
    const binding = { send: () => new Promise(() => undefined) } as unknown as SendEmail;
    expect(await sendReplyMail(binding, addresses, reply, 20)).toEqual({
      ok: false,
      reason: 'No answer within 0.02 s',
      isFinal: false,
    });
  });
});
