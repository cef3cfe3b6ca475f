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
const numbersOf = (answers: Response[]) => answers.map(({ headers }) => Number(headers.get('retry-after')));

/** Answers contact requests when it is told to. */
function holdDatabase() {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  answerDatabase(async ({ body }) => {
    await held;
    const createdAt = new Date().toISOString();
    return Response.json({ outcome: 'stored', id: (body as { p_id: string }).p_id, createdAt });
  });
  return release;
}

test('of 40 contact requests at once 32 are before the database, and the others have their turn', async () => {
  const release = holdDatabase();
  const get = vi.fn(async () => null);
  const bindings = { RATE_LIMITS: { get } };
  const sending = Array.from({ length: 40 }, () => postJson('/api/contact', contactBody(), { bindings }));
  await expect.poll(() => databaseCalls().length).toBe(32);
  // Nor do the others wait for KV.
  expect(get).toHaveBeenCalledTimes(32);
  release();
  const answers = await Promise.all(sending);
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(201));
});

test('whose turn has not come after two seconds is told when to come back, each at another time', async () => {
  const release = holdDatabase();
  const sending = Array.from({ length: 32 }, () => postJson('/api/contact', contactBody()));
  await expect.poll(() => databaseCalls().length).toBe(32);
  const form = contactBody();
  const waiting = Array.from({ length: 7 }, () => postJson('/api/contact', contactBody()));
  const [page, ...refused] = await Promise.all([postForm('/api/contact', form), ...waiting]);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain(form.email);
  expect(refused.every(isRefused)).toBe(true);
  expect(await refused[0]?.json()).toEqual({ ok: false, code: 'busy', message: contactErrors.outcomes.busy });
  expect(numbersOf([page, ...refused]).toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  release();
  const answers = await Promise.all(sending);
  expect(answers.map(({ status }) => status)).toEqual(Array(32).fill(201));
  expect((await postJson('/api/contact', contactBody())).status).toBe(201);
});

test('a visitor who leaves before the turn of the request is not stored, and one who leaves after it is', async () => {
  const release = holdDatabase();
  const sending = Array.from({ length: 31 }, () => postJson('/api/contact', contactBody()));
  const leaving = new AbortController();
  const sendAndLeave = () => postJson('/api/contact', contactBody(), { signal: leaving.signal });
  sending.push(sendAndLeave());
  await expect.poll(() => databaseCalls().length).toBe(32);
  const waiting = sendAndLeave();
  leaving.abort();
  expect((await waiting).status).toBe(503);
  release();
  expect((await Promise.all(sending)).map(({ status }) => status)).toEqual(Array(32).fill(201));
  expect(databaseCalls()).toHaveLength(32);
});

test('32 chat messages at once wait for their reply, others for their turn; where it does not come they are no interactions', async () => {
  const service = Promise.withResolvers<void>();
  answerChat(async () => {
    await service.promise;
    return Response.json({ message: 'Three to four weeks.' });
  });
  const message = { message: 'How long?', sessionId: 'session-1' };
  const sending = Array.from({ length: 32 }, () => postJson('/api/chat', message));
  await expect.poll(() => chatCalls().length).toBe(32);
  const refused = await Promise.all(Array.from({ length: 8 }, () => postJson('/api/chat', message)));
  expect(refused.every(isRefused)).toBe(true);
  expect(numbersOf(refused).toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  expect(await refused[0]?.json()).toMatchObject({ ok: false, message: chatErrors.byCode.rate_limited });
  const waiting = postJson('/api/chat', message);
  service.resolve();
  const answers = await Promise.all([...sending, waiting]);
  expect(answers.map(({ status }) => status)).toEqual(Array(33).fill(200));
  expect(queued.chatLogs).toHaveLength(33);
});

test('a chat message that found no room may come again twice under its id, and counts once', async () => {
  const service = Promise.withResolvers<void>();
  answerChat(async () => {
    await service.promise;
    return Response.json({ message: 'Three to four weeks.' });
  });
  const limit = vi.fn(async () => ({ success: true }));
  const sending = Array.from({ length: 32 }, () => postJson('/api/chat', { message: 'How long?' }));
  await expect.poll(() => chatCalls().length).toBe(32);
  const send = () => {
    const id = '7f0c5a52-3a44-4a60-9c0e-0d5b9c1f3a11';
    const options = { visitor: '10.9.8.7', bindings: { CHAT_BURST: { limit } } };
    return postJson('/api/chat', { id, message: 'And then?' }, options);
  };
  expect([(await send()).status, (await send()).status]).toEqual([503, 503]);
  service.resolve();
  await Promise.all(sending);
  expect((await send()).status).toBe(200);
  expect(limit).toHaveBeenCalledOnce();
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
