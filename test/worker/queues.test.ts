import { createHmac } from 'node:crypto';
import { createExecutionContext, createMessageBatch, createScheduledController, getQueueResult } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChatLogRecord } from '#shared/chat.ts';
import { retention } from '#shared/retention.ts';
import { newChatLogRecord } from '#test/support/chat-log-record.ts';
import { takeConsoleErrors } from '#test/support/fail-on-console-error.ts';
import { contactBody } from '#test/support/worker/contact.ts';
import { logLines } from '#test/support/worker/log-lines.ts';
import {
  answerAt,
  answerDatabase,
  callsOf,
  databaseCalls,
  failDatabase,
  silence,
} from '#test/support/worker/outside.ts';
import { type Bindings, bindingsWith, database, postJson, queued } from '#test/support/worker/send.ts';
import { storeChatLogs } from '#worker/data/chat-logs.ts';
import { claimLeadNotice, type LeadNotice } from '#worker/data/lead-notices.ts';
import worker from '#worker/index.ts';
import { retryDelay } from '#worker/queues/chat-logs.ts';
import { findWaitingLogs } from '#worker/queues/failed-chat-logs.ts';
import type { LeadMessage } from '#worker/queues/leads.ts';
import { sendToWebhook } from '#worker/services/lead-webhook.ts';

const webhook = 'https://hooks.test/leads';

async function deliver(
  queue: string,
  bodies: { id: string }[],
  { attempts = 1, ...bindings }: Bindings & { attempts?: number } = {},
) {
  const batch = createMessageBatch(
    queue,
    bodies.map((body) => ({ id: body.id, timestamp: new Date(), attempts, body })),
  );
  const context = createExecutionContext();
  await worker.queue(batch, bindingsWith(bindings));
  return getQueueResult(batch, context);
}

async function runScheduled(bindings: Bindings = {}): Promise<Record<string, unknown>[]> {
  const before = logLines().length;
  await worker.scheduled(createScheduledController(), bindingsWith(bindings));
  return logLines().slice(before);
}

async function rowsOf(records: { id: string }[]) {
  const ids = records.map(({ id }) => id);
  const { data, error } = await database
    .from('chat_logs')
    .select('id, user_message, ai_response, error, session_id, response_time_ms, success, language, created_at')
    .in('id', ids);
  if (error) throw new Error(error.message);
  return data;
}

/** Refuses every write that holds one of these, as a constraint would. */
function refuseRecords(...poison: ChatLogRecord[]): void {
  const ids = poison.map(({ id }) => id);
  const stored: string[] = [];
  answerDatabase(({ body }) => {
    const rows = (body as { p_records: { id: string }[] }).p_records;
    if (rows.some(({ id }) => ids.includes(id)))
      return Response.json({ code: '22023', message: 'Validation failed' }, { status: 400 });
    stored.push(...rows.map(({ id }) => id));
    return Response.json(rows.map(({ id }) => id));
  });
}

beforeEach(async () => {
  for (const { name } of (await env.FAILED_LOGS.list()).keys) await env.FAILED_LOGS.delete(name);
});

describe('the queue chat-logs', () => {
  test('a batch becomes rows with the time of the interaction', async () => {
    const records = [
      newChatLogRecord(),
      newChatLogRecord({
        ai_response: null,
        error: 'HTTP 500',
        session_id: null,
        success: false,
        language: 'nl',
        user_message: 'Daniël 🙂',
      }),
    ];
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const result = await deliver('chat-logs', records);
    expect(result.ackAll).toBe(true);
    expect(logLines()).toEqual([{ level: 'info', event: 'chat-logs-stored', records: 2, oneIn: 10 }]);
    const rows = await rowsOf(records);
    expect(rows).toHaveLength(2);
    for (const { timestamp, ...record } of records) {
      const row = rows.find(({ id }) => id === record.id);
      expect(row).toEqual({ ...record, created_at: expect.any(String) });
      expect(new Date(row?.created_at ?? '').toISOString()).toBe(timestamp);
    }
  });

  test('a record that is delivered twice is stored once, as it was at first', async () => {
    const record = newChatLogRecord();
    await deliver('chat-logs', [record]);
    const again = await deliver('chat-logs', [
      { ...record, user_message: 'Something else' } as ChatLogRecord,
      newChatLogRecord(),
    ]);
    expect(again.ackAll).toBe(true);
    expect(await rowsOf([record])).toMatchObject([{ user_message: 'How long?' }]);
  });

  test('a record that comes twice in one batch is stored once', async () => {
    const record = newChatLogRecord();
    expect((await deliver('chat-logs', [record, record])).ackAll).toBe(true);
    expect(await rowsOf([record])).toHaveLength(1);
  });

  test.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [4, 4],
  ])('a record that failed for the %ith time is tried again after %i s', (attempts, seconds) => {
    expect(retryDelay(attempts)).toBe(seconds);
  });

  test('a failing database has every record retried with the delay of its attempt', async () => {
    failDatabase('the database system is shutting down', { status: 503, code: '57P03' });
    for (const [attempts, delaySeconds] of [
      [1, 1],
      [2, 2],
      [3, 4],
    ] as const) {
      const retry = vi.fn();
      const messages = [newChatLogRecord(), newChatLogRecord()].map((body) => ({
        id: body.id,
        body,
        attempts,
        timestamp: new Date(),
        retry,
        ack: vi.fn(),
      }));
      const batch = { queue: 'chat-logs', messages, ackAll: vi.fn(), retryAll: vi.fn() };
      await worker.queue(batch as unknown as MessageBatch, bindingsWith());
      expect(retry.mock.calls).toEqual([[{ delaySeconds }], [{ delaySeconds }]]);
      // Asking again for each would delay the next try by as many timeouts.
      expect(databaseCalls()).toHaveLength(attempts);
      expect(batch.ackAll).not.toHaveBeenCalled();
      for (const { ack } of messages) expect(ack).not.toHaveBeenCalled();
    }
    expect(takeConsoleErrors()).toHaveLength(6);
  });

  test('one poison record beside nine good ones stops only itself', async () => {
    const records = Array.from({ length: 10 }, () => newChatLogRecord());
    const poison = records[4] as ChatLogRecord;
    refuseRecords(poison);
    const result = await deliver('chat-logs', records);
    expect(result.ackAll).toBe(false);
    expect(result.explicitAcks.toSorted()).toEqual(
      records
        .filter((record) => record !== poison)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(result.retryMessages.map(({ msgId }) => msgId)).toEqual([poison.id]);
    expect(takeConsoleErrors()).toMatchObject([
      { name: 'ChatLogWriteError', message: 'chat_logs refused 1 records: 22023' },
    ]);
  });

  test('a record alone is not written a second time in the same delivery', async () => {
    failDatabase('no');
    await deliver('chat-logs', [newChatLogRecord()]);
    expect(databaseCalls()).toHaveLength(1);
    takeConsoleErrors();
  });

  test('a silent database is given up', async () => {
    answerDatabase(silence);
    await expect(storeChatLogs(database, [newChatLogRecord()], 20)).rejects.toThrow('chat_logs refused 1 records');
  });

  test('nothing that was said is logged when a write fails', async () => {
    failDatabase('null value', { code: '23502' });
    await deliver('chat-logs', [newChatLogRecord({ user_message: 'A private question' })]);
    expect(JSON.stringify(takeConsoleErrors())).not.toMatch(/private|Failing row/);
  });

  test('the queues of staging are served too, and an unknown one is an error', async () => {
    const record = newChatLogRecord();
    expect((await deliver('staging-chat-logs', [record])).ackAll).toBe(true);
    expect(await rowsOf([record])).toHaveLength(1);
    expect((await deliver('unknown', [record])).retryBatch.retry).toBe(true);
    expect(takeConsoleErrors()).toMatchObject([{ message: 'No consumer for the queue unknown' }]);
  });

  test('without settings a batch is not acknowledged', async () => {
    const result = await deliver('chat-logs', [newChatLogRecord()], { SUPABASE_URL: '' });
    expect([result.ackAll, result.retryBatch.retry]).toEqual([false, true]);
    expect(takeConsoleErrors()).toMatchObject([{ message: 'Missing environment variables: SUPABASE_URL' }]);
  });

  test('a record sent through the real queue is a row', async () => {
    const record = newChatLogRecord();
    await env.CHAT_LOGS.send(record);
    await expect.poll(() => rowsOf([record])).toHaveLength(1);
  });
});

describe('the queue chat-logs-failed and its replay', () => {
  const kept = async () => (await env.FAILED_LOGS.list({ prefix: 'failedChatLogs:' })).keys.map(({ name }) => name);

  test('dead letters wait in KV and become rows exactly once', async () => {
    const records = [newChatLogRecord(), newChatLogRecord()];
    const result = await deliver('chat-logs-failed', records);
    expect(result.explicitAcks).toHaveLength(2);
    expect((await kept()).toSorted()).toEqual(records.map(({ id }) => `failedChatLogs:${id}`).toSorted());

    expect(await runScheduled()).toContainEqual({
      level: 'info',
      event: 'scheduled',
      part: 'chatLogs',
      result: { replayed: 2, kept: 0 },
    });
    expect(await rowsOf(records)).toHaveLength(2);
    expect(await kept()).toEqual([]);

    // With nothing to do it says nothing.
    expect((await runScheduled()).filter(({ part }) => part === 'chatLogs')).toEqual([]);
    expect(await rowsOf(records)).toHaveLength(2);
  });

  test('a record that was stored after all is not stored twice by the replay', async () => {
    const record = newChatLogRecord();
    await deliver('chat-logs', [record]);
    await deliver('chat-logs-failed', [record]);
    await runScheduled();
    expect(await rowsOf([record])).toHaveLength(1);
    expect(await kept()).toEqual([]);
  });

  test('what fails again stays, and keeps nothing else back', async () => {
    const records = [newChatLogRecord(), newChatLogRecord(), newChatLogRecord()];
    await deliver('chat-logs-failed', records);
    const poison = records[1] as ChatLogRecord;
    refuseRecords(poison);
    const lines = await runScheduled();
    expect(lines).toContainEqual(expect.objectContaining({ part: 'chatLogs', result: { replayed: 2, kept: 1 } }));
    expect(await kept()).toEqual([`failedChatLogs:${poison.id}`]);
    const [{ expiration = 0 } = {}] = (await env.FAILED_LOGS.list({ prefix: 'failedChatLogs:' })).keys;
    const told = Date.parse(poison.timestamp) / 1000 + retention.chatLogDays * 86_400;
    expect(Math.abs(expiration - told)).toBeLessThan(60);
    takeConsoleErrors();
  });

  test('what a rule of the table refuses three times is set aside, and what is no record stays', async () => {
    const poison = newChatLogRecord();
    await deliver('chat-logs-failed', [poison, newChatLogRecord()]);
    await env.FAILED_LOGS.put('failedChatLogs:odd', '{"user_message":');
    refuseRecords(poison);
    for (let run = 0; run < 5; run += 1) await runScheduled();
    expect(databaseCalls().filter(({ body }) => JSON.stringify(body ?? '').includes(poison.id))).toHaveLength(3);
    expect(takeConsoleErrors().filter(({ event }) => event === 'chat-log-set-aside')).toMatchObject([
      { id: poison.id },
    ]);
    expect((await kept()).sort()).toEqual(['failedChatLogs:odd', `failedChatLogs:${poison.id}`].sort());
    expect(await findWaitingLogs(env.FAILED_LOGS)).toMatchObject({ count: 2, reason: 'rule' });
    const [{ expiration = 0 } = {}] = (await env.FAILED_LOGS.list({ prefix: `failedChatLogs:${poison.id}` })).keys;
    const told = Date.parse(poison.timestamp) / 1000 + retention.chatLogDays * 86_400;
    expect(Math.abs(expiration - told)).toBeLessThan(60);
  });

  test.each([
    ['cannot be read out of KV', () => Promise.reject(new Error('KV reads nothing')), 'KV reads nothing'],
    ['is read wrongly', async () => '<html>', 'What waits in KV is no record'],
  ])('what %s stays, and keeps nothing else back', async (_, misread, message) => {
    const records = [newChatLogRecord(), newChatLogRecord()];
    await deliver('chat-logs-failed', records);
    const [unread] = await kept();
    const FAILED_LOGS = {
      list: env.FAILED_LOGS.list.bind(env.FAILED_LOGS),
      get: (key: string) => (key === unread ? misread() : env.FAILED_LOGS.get(key)),
      delete: env.FAILED_LOGS.delete.bind(env.FAILED_LOGS),
    };
    const lines = await runScheduled({ FAILED_LOGS });
    expect(lines).toContainEqual(expect.objectContaining({ part: 'chatLogs', result: { replayed: 1, kept: 1 } }));
    expect(await kept()).toEqual([unread]);
    expect(takeConsoleErrors()).toMatchObject([{ message }]);
  });

  test('a run ends its tries after a minute, and counts what it did not reach', async () => {
    const records = [newChatLogRecord(), newChatLogRecord()];
    await deliver('chat-logs-failed', records);
    const now = Date.now.bind(Date);
    let elapsed = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + elapsed);
    const FAILED_LOGS = {
      list: env.FAILED_LOGS.list.bind(env.FAILED_LOGS),
      get: (key: string, type: 'json') => {
        elapsed = 61_000;
        return env.FAILED_LOGS.get(key, type);
      },
      delete: env.FAILED_LOGS.delete.bind(env.FAILED_LOGS),
    };
    const lines = await runScheduled({ FAILED_LOGS });
    clock.mockRestore();
    expect(lines).toContainEqual(expect.objectContaining({ part: 'chatLogs', result: { replayed: 1, kept: 1 } }));
    await runScheduled();
    expect(await rowsOf(records)).toHaveLength(2);
  });

  test('a dead letter that KV does not take is delivered again', async () => {
    const FAILED_LOGS = { put: () => Promise.reject(new Error('KV takes nothing')) };
    const record = newChatLogRecord();
    const result = await deliver('chat-logs-failed', [record], { FAILED_LOGS });
    expect(result.retryMessages.map(({ msgId }) => msgId)).toEqual([record.id]);
    expect(takeConsoleErrors()).toMatchObject([{ message: 'KV takes nothing' }]);
  });

  test('more than a page of KV is replayed in one run', async () => {
    const records = Array.from({ length: 5 }, () => newChatLogRecord());
    await deliver('chat-logs-failed', records);
    const list = (options: KVNamespaceListOptions) => env.FAILED_LOGS.list({ ...options, limit: 2 });
    const FAILED_LOGS = {
      list,
      get: env.FAILED_LOGS.get.bind(env.FAILED_LOGS),
      delete: async () => undefined,
    };
    const lines = await runScheduled({ FAILED_LOGS });
    expect(lines).toContainEqual(expect.objectContaining({ part: 'chatLogs', result: { replayed: 5, kept: 0 } }));
    expect(await rowsOf(records)).toHaveLength(5);
  });
});

const channels = (mail: EmailMessageBuilder[] = []) => ({
  LEAD_WEBHOOK_URL: webhook,
  LEAD_EMAIL_TO: 'owner@plinth.test',
  LEAD_EMAIL_FROM: 'site@plinth.test',
  LEAD_MAIL: { send: async (message: EmailMessageBuilder) => void mail.push(message) },
});

/** A lead that a visitor has just sent, and its message. */
async function newLead(): Promise<LeadMessage> {
  const { submissionId = '' } = await (await postJson('/api/contact', contactBody())).json<{ submissionId?: string }>();
  return { id: submissionId };
}

async function noticesOf({ id }: LeadMessage) {
  const { data, error } = await database.from('lead_notices').select().eq('submission_id', id).order('kind');
  if (error) throw new Error(error.message);
  return data;
}

/** As time does it: the notice has been due for three minutes, and nobody is telling it. */
async function makeDue({ id }: LeadMessage): Promise<void> {
  const change = { due_at: new Date(Date.now() - 180_000).toISOString(), claim: null, claimed_until: null };
  const { error } = await database.from('lead_notices').update(change).eq('submission_id', id).is('confirmed_at', null);
  if (error) throw new Error(error.message);
}

/** What the webhook heard of one lead; other tests' leads are due as well. */
const heardOf = ({ id }: LeadMessage) => callsOf(webhook).filter(({ body }) => (body as { id: string }).id === id);
const mailsOf = ({ id }: LeadMessage, mail: EmailMessageBuilder[]) => mail.filter(({ text }) => text?.includes(id));

describe('the queue leads', () => {
  test('the owner is told of each lead, once by each channel, however often the message comes', async () => {
    answerAt(webhook, () => new Response('ok'));
    const mail: EmailMessageBuilder[] = [];
    const leads = [await newLead(), await newLead()];
    for (const _ of ['first', 'again']) {
      const result = await deliver('leads', leads, channels(mail));
      expect(result.explicitAcks).toEqual(leads.map(({ id }) => id));
    }
    for (const lead of leads) {
      expect(heardOf(lead).map(({ body }) => body)).toEqual([
        {
          text: 'New lead: crm-integration (en, home-hero)',
          kind: 'new',
          id: lead.id,
          service: 'crm-integration',
          source: 'home-hero',
          language: 'en',
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        },
      ]);
      expect(mailsOf(lead, mail)).toHaveLength(1);
      const [notice] = await noticesOf(lead);
      expect(notice).toMatchObject({ told: ['mail', 'webhook'], confirmed_at: expect.any(String), last_error: null });
      expect(heardOf(lead)[0]?.headers.get('idempotency-key')).toBe(notice?.id);
      expect(mailsOf(lead, mail)[0]?.headers).toEqual({ 'X-Plinth-Notice': notice?.id });
      const told = { level: 'info', event: 'lead-told', lead: lead.id, kind: 'new' };
      expect(logLines().filter((line) => line.event === 'lead-told' && line.lead === lead.id)).toEqual([
        { ...told, channel: 'webhook' },
        { ...told, channel: 'mail' },
      ]);
    }
  });

  test('a lead whose first answer was lost is told once when it is sent again', async () => {
    answerAt(webhook, () => new Response('ok'));
    const body = contactBody();
    await postJson('/api/contact', body, { bindings: { LEADS: { send: () => Promise.reject(new Error('Away')) } } });
    expect(takeConsoleErrors()).toMatchObject([{ message: 'Away' }]);
    expect((await postJson('/api/contact', body)).status).toBe(200);
    await postJson('/api/contact', body);
    await deliver('leads', queued.leads, channels());
    expect(heardOf({ id: body.submissionId ?? '' })).toHaveLength(1);
  });

  test('a lead whose message was lost is told by the scheduled handler, once', async () => {
    answerAt(webhook, () => new Response('ok'));
    const mail: EmailMessageBuilder[] = [];
    const lead = await newLead();
    await makeDue(lead);
    await runScheduled(channels(mail));
    await runScheduled(channels(mail));
    expect(heardOf(lead)).toHaveLength(1);
    expect(mailsOf(lead, mail)).toHaveLength(1);
  });

  test('two runs at once tell once', async () => {
    answerAt(webhook, () => new Response('ok'));
    const lead = await newLead();
    await makeDue(lead);
    await Promise.all([runScheduled(channels()), runScheduled(channels()), deliver('leads', [lead], channels())]);
    expect(heardOf(lead)).toHaveLength(1);
  });

  test('the webhook hears no name, no address and no text of the visitor', async () => {
    answerAt(webhook, () => new Response('ok'));
    const body = contactBody({ additionalInfo: 'Call me maybe' });
    await postJson('/api/contact', body);
    await deliver('leads', queued.leads, channels());
    const heard = JSON.stringify(callsOf(webhook).map((call) => call.body));
    for (const field of ['fullName', 'email', 'companyName', 'problemDescription', 'additionalInfo'])
      expect(heard).not.toContain(body[field]);
  });

  test('without any channel nobody is told and nothing waits', async () => {
    const lead = await newLead();
    expect((await deliver('leads', [lead])).explicitAcks).toEqual([lead.id]);
    expect(await noticesOf(lead)).toMatchObject([{ told: [], confirmed_at: expect.any(String) }]);
  });

  test('one channel that fails is tried again alone, and keeps no other lead back', async () => {
    const leads = [await newLead(), await newLead(), await newLead()];
    const [, refused] = leads as [LeadMessage, LeadMessage, LeadMessage];
    const mail: EmailMessageBuilder[] = [];
    answerAt(webhook, ({ body }) => new Response('', { status: (body as LeadMessage).id === refused.id ? 500 : 200 }));
    const result = await deliver('leads', leads, channels(mail));
    expect(result.retryMessages.map(({ msgId }) => msgId)).toEqual([refused.id]);
    const log = takeConsoleErrors();
    expect(log).toMatchObject([{ message: 'The lead webhook answered 500' }]);
    expect(JSON.stringify(log)).not.toContain('hooks.test');
    expect(await noticesOf(refused)).toMatchObject([
      { told: ['mail'], confirmed_at: null, claim: null, last_error: 'The lead webhook answered 500' },
    ]);

    answerAt(webhook, () => new Response('ok'));
    await deliver('leads', [refused], { ...channels(mail), attempts: 2 });
    expect(heardOf(refused)).toHaveLength(2);
    expect(mailsOf(refused, mail)).toHaveLength(1);
    expect(await noticesOf(refused)).toMatchObject([{ told: ['mail', 'webhook'], last_error: null }]);
  });

  test('a webhook whose answer was lost hears again, with the same key to tell', async () => {
    answerAt(webhook, () => Promise.reject(new TypeError('Network connection lost')));
    const lead = await newLead();
    await deliver('leads', [lead], channels());
    expect(takeConsoleErrors()).toMatchObject([
      { message: 'The lead webhook was not reached', cause: 'The lead webhook was not reached' },
    ]);
    answerAt(webhook, () => new Response('ok'));
    await makeDue(lead);
    await runScheduled(channels());
    const keys = heardOf(lead).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('a redirect of the webhook is not followed and counts as a failure', async () => {
    answerAt(webhook, () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.test/' } }));
    const lead = await newLead();
    await deliver('leads', [lead], channels());
    const message = 'The lead webhook redirects (302), which is not followed: set its final address';
    expect(takeConsoleErrors()).toMatchObject([{ message }]);
    expect(await noticesOf(lead)).toMatchObject([{ told: ['mail'], last_error: message }]);
  });

  test('a mail that the platform does not take is tried again, and no address is logged', async () => {
    const lead = await newLead();
    const refuse = async () => Promise.reject(new Error('destination owner@plinth.test is not verified'));
    await deliver('leads', [lead], { ...channels(), LEAD_WEBHOOK_URL: '', LEAD_MAIL: { send: refuse } });
    const message = 'The lead mail was not sent: destination … is not verified';
    expect(takeConsoleErrors()).toMatchObject([{ message }]);
    expect(await noticesOf(lead)).toMatchObject([{ told: [], last_error: message }]);
  });

  test('a database whose answer to a confirmation was lost is told again, the owner is not', async () => {
    answerAt(webhook, () => new Response('ok'));
    const lead = await newLead();
    let lost = 0;
    answerAt(`${env.SUPABASE_URL}/rest/v1/rpc/confirm_lead_notice`, ({ body }) => {
      lost += 1;
      answerAt(`${env.SUPABASE_URL}/rest/v1/rpc/confirm_lead_notice`, () => Response.json(true));
      return (body as object) && Response.json({ message: 'gateway' }, { status: 502 });
    });
    expect((await deliver('leads', [lead], channels())).explicitAcks).toEqual([lead.id]);
    expect(lost).toBe(1);
    expect(heardOf(lead)).toHaveLength(1);
    expect(takeConsoleErrors()).toMatchObject([{ message: 'confirm_lead_notice failed: HTTP 502' }]);
  });

  test.each([
    ['HTML', () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } })],
    ['an empty answer', () => new Response('')],
    ['204', () => new Response(null, { status: 204 })],
    ['an object', () => Response.json({})],
    ['a list of something else', () => Response.json([{ id: 1 }])],
    ['an error without a message', () => Response.json(null, { status: 500 })],
    ['an error whose message is no text', () => Response.json({ message: { a: 1 } }, { status: 500 })],
  ])('a database that answers a claim with %s has the message tried again, and nobody told', async (_, answer) => {
    const lead = await newLead();
    answerAt(`${env.SUPABASE_URL}/rest/v1/rpc/claim_lead_notice`, answer);
    const result = await deliver('leads', [lead], channels());
    expect(result.retryMessages.map(({ msgId }) => msgId)).toEqual([lead.id]);
    expect(heardOf(lead)).toEqual([]);
    expect(takeConsoleErrors()).toMatchObject([{ message: expect.stringMatching(/^claim_lead_notice /) }]);
  });

  test('a silent webhook is given up', async () => {
    answerAt(webhook, silence);
    const [notice] = await claimLeadNotice(database, (await newLead()).id);
    await expect(sendToWebhook({ url: webhook, secret: null }, notice as LeadNotice, 20)).rejects.toThrow(
      'The lead webhook did not answer within 0.02 s',
    );
  });

  test('dead letters are acknowledged with a line, for the table remembers', async () => {
    const lead = await newLead();
    expect((await deliver('leads-failed', [lead])).ackAll).toBe(true);
    expect(takeConsoleErrors()).toEqual([{ level: 'error', event: 'lead-not-told-yet', lead: lead.id }]);
  });

  test('with its secret the webhook can verify who speaks', async () => {
    answerAt(webhook, () => new Response('ok'));
    const lead = await newLead();
    await deliver('leads', [lead], { ...channels(), LEAD_WEBHOOK_SECRET: 'a-secret-of-the-test' });
    const [call] = heardOf(lead);
    // As docs/operating/data.md shows it: over the bytes of the body.
    const key = createHmac('sha256', 'a-secret-of-the-test');
    expect(call?.headers.get('x-plinth-signature')).toBe(
      `sha256=${key.update(JSON.stringify(call?.body)).digest('hex')}`,
    );
  });

  test('a lead that is new after 20 hours is told once more, and one that was answered is not', async () => {
    answerAt(webhook, () => new Response('ok'));
    const old = new Date(Date.now() - 20 * 3_600_000 - 1000).toISOString();
    const leads = ['new', 'contacted'].map((status) => ({ id: crypto.randomUUID(), status }));
    const { error } = await database.from('contact_submissions').insert(
      leads.map((lead) => ({
        ...lead,
        full_name: 'Ann',
        email: `${lead.id}@example.com`,
        company_name: 'Acme',
        service: 'crm-integration',
        problem_description: 'Ten characters and more.',
        contact_preference: 'email_contact',
        source: 'direct',
        language: 'nl',
        challenge: 'none',
        created_at: old,
      })),
    );
    expect(error).toBeNull();
    const [waiting = { id: '' }, answered = { id: '' }] = leads;
    // The database gives the queue, which tells of new leads, two minutes; a reminder is due for longer than that.
    await runScheduled(channels());
    for (const lead of leads) await makeDue(lead);
    const mail: EmailMessageBuilder[] = [];
    await Promise.all([runScheduled(channels(mail)), runScheduled(channels(mail))]);
    await runScheduled(channels(mail));
    expect(heardOf(waiting).map(({ body }) => body)).toMatchObject([
      { kind: 'reminder', text: '4 hours left: crm-integration (nl, direct)' },
    ]);
    expect(heardOf(answered)).toEqual([]);
  });
});

describe('the scheduled handler', () => {
  test('deletes what has been kept long enough', async () => {
    const old = newChatLogRecord({ timestamp: new Date(Date.now() - 181 * 86_400_000).toISOString() });
    const young = newChatLogRecord({ timestamp: new Date(Date.now() - 179 * 86_400_000).toISOString() });
    await deliver('chat-logs', [old, young]);
    const lines = await runScheduled();
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'info', event: 'scheduled', part: 'expired', result: expect.any(Object) }),
    );
    // What had nothing to do says nothing.
    expect(lines.filter(({ part }) => part === 'chatLogs')).toEqual([]);
    expect((await rowsOf([old, young])).map(({ id }) => id)).toEqual([young.id]);
  });

  test('one failing part stops no other', async () => {
    const FAILED_LOGS = { list: () => Promise.reject(new Error('KV is away')) };
    await runScheduled({ FAILED_LOGS });
    const asked = databaseCalls().map(({ address }) => address.split('/').at(-1));
    expect(asked).toEqual(expect.arrayContaining(['delete_expired_records', 'claim_lead_notices']));
    expect(takeConsoleErrors()).toMatchObject([{ message: 'KV is away' }]);
  });

  test('without settings it fails with their names', async () => {
    await expect(runScheduled({ SUPABASE_SECRET_KEY: '' })).rejects.toThrow(
      'Missing environment variables: SUPABASE_SECRET_KEY',
    );
  });
});
