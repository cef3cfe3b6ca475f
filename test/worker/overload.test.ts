// More requests at once than the services behind the Worker can answer, and platform services that answer never.
import { afterEach, expect, test, vi } from 'vitest';
import { chatErrors } from '#shared/content/en/chat-errors.ts';
import { contactErrors } from '#shared/content/en/contact-errors.ts';
import { takeConsoleErrors } from '#test/support/fail-on-console-error.ts';
import { contactBody } from '#test/support/worker/contact.ts';
import { answerChat, answerDatabase, chatCalls, databaseCalls } from '#test/support/worker/outside.ts';
import { type Bindings, postForm, postJson, queued, send } from '#test/support/worker/send.ts';
import { handleEach } from '#worker/queues/handle-each.ts';

afterEach(() => void takeConsoleErrors());

const isRefused = ({ status }: Response) => status === 503;

test('32 contact requests at once wait for the database; the others are told at once when to come back', async () => {
  const database = Promise.withResolvers<void>();
  answerDatabase(async ({ body }) => {
    await database.promise;
    return Response.json({
      outcome: 'stored',
      id: (body as { p_id: string }).p_id,
      createdAt: new Date().toISOString(),
    });
  });
  const get = vi.fn(async () => null);
  const bindings = { RATE_LIMITS: { get } };
  const sending = Array.from({ length: 40 }, () => postJson('/api/contact', contactBody(), { bindings }));
  await expect.poll(() => databaseCalls().length).toBe(32);
  // Nor do the others wait for KV.
  expect(get).toHaveBeenCalledTimes(32);
  const form = contactBody();
  const page = await postForm('/api/contact', form);
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await page.text()).toContain(form.email);
  database.resolve();
  const answers = await Promise.all(sending);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(32);
  const refused = answers.filter(isRefused);
  expect(refused).toHaveLength(8);
  expect(refused[0]?.headers.get('retry-after')).toBe('5');
  expect(await refused[0]?.json()).toEqual({ ok: false, code: 'busy', message: contactErrors.outcomes.busy });
  expect((await postJson('/api/contact', contactBody())).status).toBe(201);
});

test('32 chat messages at once wait for their reply; the others are told at once, and are no interactions', async () => {
  const service = Promise.withResolvers<void>();
  answerChat(async () => {
    await service.promise;
    return Response.json({ message: 'Three to four weeks.' });
  });
  const message = { message: 'How long?', sessionId: 'session-1' };
  const sending = Array.from({ length: 40 }, () => postJson('/api/chat', message));
  await expect.poll(() => chatCalls().length).toBe(32);
  service.resolve();
  const answers = await Promise.all(sending);
  const refused = answers.filter(isRefused);
  expect(refused).toHaveLength(8);
  expect(refused[0]?.headers.get('retry-after')).toBe('5');
  expect(await refused[0]?.json()).toMatchObject({ ok: false, message: chatErrors.byCode.rate_limited });
  expect(queued.chatLogs).toHaveLength(32);
  expect((await postJson('/api/chat', message)).status).toBe(200);
});

test('a KV or a limiter that never answers keeps no contact request, and closes the chat', async () => {
  const never = () => new Promise(() => undefined);
  const sick: Bindings[] = [{ RATE_LIMITS: { get: never, put: never } }, { CHAT_BURST: { limit: never } }];
  const [contact, chat, chatWithoutLimiter, health] = await Promise.all([
    postJson('/api/contact', contactBody(), { bindings: sick[0] }),
    postJson('/api/chat', { message: 'How long?' }, { bindings: sick[0] }),
    postJson('/api/chat', { message: 'How long?' }, { bindings: sick[1] }),
    send('/api/health', { bindings: sick[0] }),
  ]);
  expect([contact.status, chat.status, chatWithoutLimiter.status, health.status]).toEqual([201, 429, 429, 503]);
  expect(takeConsoleErrors().map(({ message }) => message)).toEqual(Array(4).fill('No answer within 3 s'));
});

test.each(['/api/contact', '/api/chat', '/api/chat/logs'])(
  'a body that breaks off is the sender’s mistake at %s',
  async (path) => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"message":')),
      pull: (controller) => controller.error(new Error('Malformed chunk')),
    });
    const response = await send(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    expect([response.status, await response.json()]).toMatchObject([400, { ok: false, code: 'bad_request' }]);
  },
);

test('a queue that never answers leaves the record of a message in KV, and costs no lead', async () => {
  const queue = { send: () => new Promise(() => undefined) };
  const FAILED_LOGS = { put: vi.fn(async () => undefined) };
  answerChat(() => Response.json({ message: 'Three to four weeks.' }));
  const [chat, contact] = await Promise.all([
    postJson('/api/chat', { message: 'How long?' }, { bindings: { CHAT_LOGS: queue, FAILED_LOGS } }),
    postJson('/api/contact', contactBody(), { bindings: { LEADS: queue } }),
  ]);
  expect([chat.status, contact.status]).toEqual([200, 201]);
  expect(FAILED_LOGS.put).toHaveBeenCalledOnce();
});

test('the messages of a batch are handled side by side, so that the delay of one does not wait for the others', async () => {
  const ended: number[] = [];
  const messages = [30, 20, 10].map((body) => ({ body, attempts: 1, ack: () => ended.push(body) }));
  await handleEach({ messages } as unknown as MessageBatch<number>, (ms) => scheduler.wait(ms));
  expect(ended).toEqual([10, 20, 30]);
});
