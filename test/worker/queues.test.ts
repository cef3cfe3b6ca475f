import { createExecutionContext, createMessageBatch, createScheduledController, getQueueResult } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChatLogRecord } from '#shared/chat.ts';
import { retention } from '#shared/content/figures.ts';
import { newChatLogRecord } from '#test/support/chat-log-record.ts';
import { takeConsoleErrors } from '#test/support/fail-on-console-error.ts';
import {
  answerAt,
  answerDatabase,
  callsOf,
  databaseCalls,
  failDatabase,
  silence,
} from '#test/support/worker/outside.ts';
import { type Bindings, bindingsWith, database } from '#test/support/worker/send.ts';
import { storeChatLogs } from '#worker/data/chat-logs.ts';
import worker from '#worker/index.ts';
import { retryDelay } from '#worker/queues/chat-logs.ts';
import { type LeadNotice, notifyOwner } from '#worker/services/lead-webhook.ts';

const webhook = 'https://hooks.test/leads';

const newLead = (): LeadNotice => ({
  text: 'New lead: crm-integration (en, home-hero)',
  id: crypto.randomUUID(),
  service: 'crm-integration',
  source: 'home-hero',
  language: 'en',
  createdAt: '2026-11-20T08:00:00.000Z',
});

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
  const lines = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  lines.mockClear();
  await worker.scheduled(createScheduledController(), bindingsWith(bindings));
  return lines.mock.calls.map(([line]) => JSON.parse(String(line)));
}

async function rowsOf(records: { id: string }[]) {
  const ids = records.map(({ id }) => id);
  const { data, error } = await database.from('chat_logs').select().in('id', ids);
  if (error) throw new Error(error.message);
  return data;
}

/** Refuses every write that holds one of these, as a constraint would. */
function refuseRecords(...poison: ChatLogRecord[]): void {
  const ids = poison.map(({ id }) => id);
  const stored: string[] = [];
  answerDatabase(({ body }) => {
    const rows = body as { id: string }[];
    if (rows.some(({ id }) => ids.includes(id)))
      return Response.json({ code: '23514', message: 'violates a check' }, { status: 400 });
    stored.push(...rows.map(({ id }) => id));
    return new Response(null, { status: 201 });
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
        user_message: 'Daniël 🙂',
      }),
    ];
    const result = await deliver('chat-logs', records);
    expect(result.ackAll).toBe(true);
    const rows = await rowsOf(records);
    expect(rows).toHaveLength(2);
    for (const { timestamp, ...record } of records) {
      const row = rows.find(({ id }) => id === record.id);
      expect(row).toEqual({ ...record, created_at: expect.any(String) });
      expect(new Date(row.created_at).toISOString()).toBe(timestamp);
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
      { name: 'ChatLogWriteError', message: 'chat_logs refused 1 records: 23514' },
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
    await expect(deliver('unknown', [record])).rejects.toThrow('No consumer for the queue unknown');
  });

  test('without settings a batch is not acknowledged', async () => {
    await expect(deliver('chat-logs', [newChatLogRecord()], { SUPABASE_URL: '' })).rejects.toThrow(
      'Missing environment variables: SUPABASE_URL',
    );
  });

  test('a record sent through the real queue is a row within 5 s', async () => {
    const record = newChatLogRecord();
    await env.CHAT_LOGS.send(record);
    await vi.waitFor(async () => expect(await rowsOf([record])).toHaveLength(1), { timeout: 5_000, interval: 100 });
  }, 10_000);
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

    expect(await runScheduled()).toContainEqual(
      expect.objectContaining({ part: 'chatLogs', result: { replayed: 0, kept: 0 } }),
    );
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

  test('what cannot be read out of KV stays, and keeps nothing else back', async () => {
    const records = [newChatLogRecord(), newChatLogRecord()];
    await deliver('chat-logs-failed', records);
    const [unread] = await kept();
    const FAILED_LOGS = {
      list: env.FAILED_LOGS.list.bind(env.FAILED_LOGS),
      get: (key: string, type: 'json') =>
        key === unread ? Promise.reject(new Error('KV reads nothing')) : env.FAILED_LOGS.get(key, type),
      delete: env.FAILED_LOGS.delete.bind(env.FAILED_LOGS),
    };
    const lines = await runScheduled({ FAILED_LOGS });
    expect(lines).toContainEqual(expect.objectContaining({ part: 'chatLogs', result: { replayed: 1, kept: 1 } }));
    expect(await kept()).toEqual([unread]);
    expect(takeConsoleErrors()).toMatchObject([{ message: 'KV reads nothing' }]);
  });

  test('a record of a browser whose clock is ahead waits no longer than others', async () => {
    const ahead = newChatLogRecord({ timestamp: new Date(Date.now() + 90 * 86_400_000).toISOString() });
    await deliver('chat-logs-failed', [ahead]);
    const [{ expiration = 0 } = {}] = (await env.FAILED_LOGS.list({ prefix: 'failedChatLogs:' })).keys;
    expect(Math.abs(expiration - Date.now() / 1000 - retention.chatLogDays * 86_400)).toBeLessThan(60);
    await runScheduled();
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

describe('the queue leads', () => {
  test('the owner is told of each lead', async () => {
    answerAt(webhook, () => new Response('ok'));
    const leads = [newLead(), newLead()];
    const result = await deliver('leads', leads, { LEAD_WEBHOOK_URL: webhook });
    expect(result.explicitAcks).toEqual(leads.map(({ id }) => id));
    expect(callsOf(webhook).map(({ body }) => body)).toEqual(leads);
  });

  test('without a webhook nobody is told and nothing waits', async () => {
    const lead = newLead();
    expect((await deliver('leads', [lead])).explicitAcks).toEqual([lead.id]);
  });

  test('a webhook that refuses is asked again later, and only for that lead', async () => {
    const leads = [newLead(), newLead(), newLead()];
    answerAt(webhook, ({ body }) => new Response('', { status: (body as LeadNotice).id === leads[1]?.id ? 500 : 200 }));
    const result = await deliver('leads', leads, { LEAD_WEBHOOK_URL: webhook });
    expect(result.explicitAcks).toEqual([leads[0]?.id, leads[2]?.id]);
    expect(result.retryMessages.map(({ msgId }) => msgId)).toEqual([leads[1]?.id]);
    const log = takeConsoleErrors();
    expect(log).toMatchObject([{ message: 'The lead webhook answered 500' }]);
    expect(JSON.stringify(log)).not.toContain('hooks.test');
  });

  test('a silent webhook is given up', async () => {
    answerAt(webhook, silence);
    await expect(notifyOwner(webhook, newLead(), 20)).rejects.toThrow(/timeout/i);
  });

  test('dead letters wait in KV and the owner is told of each once', async () => {
    const leads = [newLead(), newLead()];
    expect((await deliver('leads-failed', leads)).explicitAcks).toHaveLength(2);
    const { keys } = await env.FAILED_LOGS.list({ prefix: 'failedLeads:' });
    expect(keys).toHaveLength(2);
    const month = Date.now() / 1000 + retention.leadNoticeDays * 86_400;
    for (const { expiration = 0 } of keys) expect(Math.abs(expiration - month)).toBeLessThan(60);
    answerAt(webhook, () => new Response('ok'));
    const first = await runScheduled({ LEAD_WEBHOOK_URL: webhook });
    expect(first).toContainEqual(expect.objectContaining({ part: 'leads', result: { replayed: 2, kept: 0 } }));
    await runScheduled({ LEAD_WEBHOOK_URL: webhook });
    expect(callsOf(webhook)).toHaveLength(2);
  });

  test('dead letters of a webhook that is no more wait for nothing', async () => {
    await deliver('leads-failed', [newLead()]);
    expect(await runScheduled()).toContainEqual(
      expect.objectContaining({ part: 'leads', result: { replayed: 1, kept: 0 } }),
    );
    expect((await env.FAILED_LOGS.list({ prefix: 'failedLeads:' })).keys).toEqual([]);
  });

  test('a lead that KV does not take is delivered again', async () => {
    const FAILED_LOGS = { put: () => Promise.reject(new Error('KV takes nothing')) };
    const lead = newLead();
    const result = await deliver('leads-failed', [lead], { FAILED_LOGS });
    expect(result.retryMessages.map(({ msgId }) => msgId)).toEqual([lead.id]);
    takeConsoleErrors();
  });
});

describe('the scheduled handler', () => {
  test('deletes what has been kept long enough', async () => {
    const old = newChatLogRecord({ timestamp: new Date(Date.now() - 181 * 86_400_000).toISOString() });
    const young = newChatLogRecord({ timestamp: new Date(Date.now() - 179 * 86_400_000).toISOString() });
    await deliver('chat-logs', [old, young]);
    const lines = await runScheduled();
    expect(lines.map(({ part }) => part).sort()).toEqual(['chatLogs', 'expired', 'leads']);
    expect((await rowsOf([old, young])).map(({ id }) => id)).toEqual([young.id]);
  });

  test('one failing part stops no other', async () => {
    const FAILED_LOGS = { list: () => Promise.reject(new Error('KV is away')) };
    const lines = await runScheduled({ FAILED_LOGS });
    expect(lines.map(({ part }) => part)).toEqual(['expired']);
    expect(takeConsoleErrors()).toMatchObject([{ message: 'KV is away' }, { message: 'KV is away' }]);
  });

  test('without settings it fails with their names', async () => {
    await expect(runScheduled({ SUPABASE_SECRET_KEY: '' })).rejects.toThrow(
      'Missing environment variables: SUPABASE_SECRET_KEY',
    );
  });
});
