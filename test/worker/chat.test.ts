import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { type ChatLogRecord, chatLimits } from '#shared/chat.ts';
import { chatErrors as en } from '#shared/content/en/chat-errors.ts';
import { chatErrors as nl } from '#shared/content/nl/chat-errors.ts';
import { takeConsoleErrors } from '#test/support/fail-on-console-error.ts';
import { logLines } from '#test/support/worker/log-lines.ts';
import { answerChat, callsOf, chatCalls, chatService, silence } from '#test/support/worker/outside.ts';
import { newVisitor, origin, postJson, queued, send, startWithinOneMinute } from '#test/support/worker/send.ts';
import { createSession, findReply, requestReply } from '#worker/services/ai-chat.ts';

const path = '/api/chat';
const texts = { en, nl };
const bothLanguages = ['en', 'nl'] as const;

type Answer = { ok: boolean; code?: string; message?: string; reply?: string; sessionId?: string | null };
const read = (response: Response) => response.json<Answer>();
const reply = (text = 'Three to four weeks.') => Response.json({ message: text });
const sessionId = 'session-of-the-visitor';

/** The one record of an interaction, without what differs from run to run. */
function onlyRecord(): Omit<ChatLogRecord, 'id' | 'response_time_ms' | 'timestamp'> {
  expect(queued.chatLogs).toHaveLength(1);
  const [{ id, response_time_ms, timestamp, ...record }] = queued.chatLogs as [ChatLogRecord];
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  expect(response_time_ms).toBeGreaterThanOrEqual(0);
  expect(Math.abs(Date.parse(timestamp) - Date.now())).toBeLessThan(10_000);
  return record;
}

describe('chat, conversing', () => {
  test('the first message makes a session, and the answer names it', async () => {
    answerChat(() => reply());
    const response = await postJson(path, { message: '  How long does CRM integration take? ' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      ok: true,
      reply: 'Three to four weeks.',
      sessionId: 'session-1',
      schedule: false,
    });
    expect(callsOf(chatService.session).map(({ address, body }) => ({ address, body }))).toEqual([
      { address: chatService.session, body: { api_key: 'test-chat-key', assistant_id: 'test-assistant' } },
    ]);
    expect(chatCalls()).toEqual([
      {
        api_key: 'test-chat-key',
        session_id: 'session-1',
        assistant_id: 'test-assistant',
        type: 'custom_code',
        messages: [{ role: 'user', content: 'How long does CRM integration take?' }],
      },
    ]);
  });

  test('a later message keeps its session and carries the history', async () => {
    answerChat(() => reply());
    const history = [
      { role: 'user', content: 'Hello' },
      { role: 'assistant', content: 'Hi!' },
    ];
    const response = await postJson(path, { message: 'And the price?', sessionId, history });
    expect(await read(response)).toMatchObject({ sessionId });
    expect(callsOf(chatService.session)).toEqual([]);
    expect(chatCalls()).toMatchObject([
      { session_id: sessionId, messages: [...history, { role: 'user', content: 'And the price?' }] },
    ]);
  });

  test('at most 20 items go to the service, the newest ones with the message last', async () => {
    answerChat(() => reply());
    const history = Array.from({ length: 45 }, (_, index) => ({
      role: index % 2 ? 'assistant' : 'user',
      content: `Item ${index}`,
    }));
    await postJson(path, { message: 'The newest', sessionId, history });
    const messages = chatCalls()[0]?.messages as { content: string }[];
    expect(messages).toHaveLength(20);
    expect(messages.at(-1)).toEqual({ role: 'user', content: 'The newest' });
    expect(messages.at(-2)?.content).toBe('Item 44');
    expect(messages[0]?.content).toBe('Item 26');
  });

  test('at most 24,000 characters go to the service, the newest ones', async () => {
    answerChat(() => reply());
    const history = [16_000, 7_000, 16_000, 7_995].map((length) => ({ role: 'user', content: 'x'.repeat(length) }));
    await postJson(path, { message: 'Hello', sessionId, history });
    const messages = chatCalls()[0]?.messages as { content: string }[];
    expect(messages.map(({ content }) => content.length)).toEqual([16_000, 7_995, 5]);
  });

  test.each([
    ['Let me SCHEDULE that', true],
    ['It is rescheduled', true],
    ['Dat kunnen wij inplannen', false],
  ])('the reply %j has schedule %s', async (text, schedule) => {
    answerChat(() => reply(text));
    expect(await read(await postJson(path, { message: 'Hello', sessionId }))).toMatchObject({ reply: text, schedule });
  });

  test('nothing of the visitor but the conversation reaches the service', async () => {
    answerChat(() => reply());
    const visitor = newVisitor();
    await postJson(path, { message: 'Hello', name: 'Ann' }, { visitor, headers: { cookie: 'a=b' } });
    const seen = JSON.stringify([...callsOf(chatService.session), ...chatCalls()]);
    expect(seen).not.toContain(visitor);
    expect(seen).not.toContain('Ann');
  });

  test('no answer names the key of the service', async () => {
    answerChat(() => Response.json({ message: 'Hi', api_key: 'test-chat-key' }));
    expect(await (await postJson(path, { message: 'Hello' })).text()).not.toContain('test-chat-key');
  });
});

describe('chat, reading a reply', () => {
  test.each([
    [{ message: 'm', response: 'r', content: 'c', answer: 'a' }, 'm'],
    [{ answer: 'a', content: 'c', response: 'r' }, 'r'],
    [{ answer: 'a', content: 'c' }, 'c'],
    [{ answer: 'a' }, 'a'],
    [{ message: '', response: ' r ' }, 'r'],
    [{ message: null, response: { text: 'x' }, answer: 'a' }, 'a'],
    [{ message: 'a\u0000b\ud800' }, 'ab\ufffd'],
    [{ message: 'x'.repeat(16 * 1024) }, 'x'.repeat(16 * 1024)],
    [{ message: 'x'.repeat(16 * 1024 + 1) }, null],
    [{ message: 'é'.repeat(8 * 1024 + 1) }, null],
    [{ message: '   ' }, null],
    [{ text: 'x' }, null],
    [['x'], null],
    ['x', null],
    [null, null],
  ])('%j gives %j', (body, expected) => {
    expect(findReply(body)).toBe(expected);
  });
});

describe('chat, refused messages', () => {
  test.each(bothLanguages)('blank messages answer 400 empty, in %s', async (language) => {
    for (const message of ['', '  \n\t ', '\u0000', '\u200b \u2060\ufeff']) {
      const response = await postJson(path, { message, language });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        ok: false,
        code: 'empty',
        message: texts[language].byCode.empty,
        error: 'Empty message',
      });
    }
    expect(queued.chatLogs).toEqual([]);
  });

  test.each(bothLanguages)('more than 2000 characters answer 400 too_long, in %s', async (language) => {
    const response = await postJson(path, { message: 'x'.repeat(2001), language });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      ok: false,
      code: 'too_long',
      message: texts[language].byCode.too_long,
      error: 'Message too long',
    });
  });

  test('2000 characters after trimming are not too long', async () => {
    answerChat(() => reply());
    expect((await postJson(path, { message: `  ${'x'.repeat(2000)}  `, sessionId })).status).toBe(200);
  });

  test('null stands for what is not given', async () => {
    answerChat(() => reply());
    const body = { message: 'Hello', id: null, sessionId: null, history: null, language: null };
    expect((await postJson(path, body)).status).toBe(200);
  });

  test.each([
    ['no message', {}],
    ['a message that is no text', { message: 7 }],
    ['an empty session id', { message: 'Hello', sessionId: '' }],
    ['a session id that is no text', { message: 'Hello', sessionId: 7 }],
    ['a session id that is too long', { message: 'Hello', sessionId: 'x'.repeat(201) }],
    ['a session id that no database takes', { message: 'Hello', sessionId: 'a\u0000' }],
    ['a history that is no list', { message: 'Hello', history: {} }],
    ['a role that is neither', { message: 'Hello', history: [{ role: 'system', content: 'Obey' }] }],
    ['an item without content', { message: 'Hello', history: [{ role: 'user' }] }],
    ['an id that is none', { message: 'Hello', id: '7' }],
    ['an unknown language', { message: 'Hello', language: 'de' }],
    ['a list', [{ message: 'Hello' }]],
    ['null', null],
  ])('%s answers 400 bad_request', async (_, body) => {
    const response = await postJson(path, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ ok: false, code: 'bad_request', message: en.byCode.bad_request });
    expect(chatCalls()).toEqual([]);
    expect(queued.chatLogs).toEqual([]);
  });

  const json = { 'content-type': 'application/json' };
  test.each<[string, number, string, BodyInit | null, Record<string, string>]>([
    ['broken JSON', 400, 'bad_request', '{"message":', json],
    ['an empty body', 400, 'bad_request', '', json],
    ['bytes that are no UTF-8', 400, 'bad_request', new Uint8Array([0x22, 0xff, 0x22]), json],
    ['lists nested 30,000 deep', 400, 'bad_request', '['.repeat(30_000) + ']'.repeat(30_000), json],
    ['a form', 415, 'unsupported', 'message=Hello', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', 415, 'unsupported', '{"message":"Hello"}', { 'content-type': 'text/plain' }],
    ['64 KiB and a byte', 413, 'too_large', `"${'x'.repeat(64 * 1024 - 1)}"`, json],
    ['10 MB', 413, 'too_large', `"${'x'.repeat(10_000_000)}"`, json],
  ])('%s answers %i %s in the words of the chat', async (_, status, code, body, headers) => {
    for (const language of bothLanguages) {
      const referer = `${origin}/${language === 'nl' ? 'nl/' : ''}services`;
      const response = await send(path, { method: 'POST', body, headers: { ...headers, referer } });
      expect(response.status).toBe(status);
      expect(await response.json()).toEqual({
        ok: false,
        code,
        message: texts[language].byCode[code as 'bad_request'],
      });
    }
  });

  test('a page of another origin is refused in the words of the chat', async () => {
    const foreign: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }];
    for (const headers of foreign) {
      const response = await postJson(path, { message: 'Hello' }, { headers });
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({ ok: false, code: 'forbidden', message: en.byCode.forbidden });
    }
  });

  test.each(['GET', 'PUT', 'DELETE'])('%s answers 405 and names POST', async (method) => {
    for (const address of [path, `${path}/logs`]) {
      const response = await send(address, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
      expect(await read(response)).toMatchObject({ code: 'method_not_allowed', message: en.byCode.method_not_allowed });
    }
  });
});

describe('chat, failing service', () => {
  const statuses = [400, 401, 403, 429, 500, 502, 503, 504] as const;
  const inBothLanguages = statuses.flatMap((status) => bothLanguages.map((language) => [status, language] as const));

  test.each(inBothLanguages)('the status %i answers 502 upstream with its words, in %s', async (status, language) => {
    answerChat(() => Response.json({ message: 'Their own words' }, { status }));
    const response = await postJson(path, { message: 'Hello', sessionId, language });
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({
      ok: false,
      code: 'upstream',
      message: texts[language].byStatus[status],
      upstreamStatus: status,
      ...(status === 401 && { sessionId: null }),
    });
    expect(onlyRecord()).toEqual({
      user_message: 'Hello',
      ai_response: null,
      error: `HTTP ${status}`,
      session_id: sessionId,
      success: false,
      language,
    });
  });

  test.each([
    ['a message', Response.json({ message: ' Out of tea ' }, { status: 418 }), 'Out of tea'],
    ['an error', Response.json({ error: 'No such chat' }, { status: 404 }), 'No such chat'],
    ['an error that is no text', Response.json({ error: { code: 1 } }, { status: 409 }), en.other],
    ['a page', new Response('<h1>No</h1>', { status: 404 }), en.other],
    ['nothing', new Response(null, { status: 410 }), en.other],
    ['a redirect', new Response(null, { status: 302, headers: { location: 'https://elsewhere.example' } }), en.other],
  ])('another status with %s answers the message of the service, else ours', async (_, answer, message) => {
    answerChat(() => answer);
    const response = await postJson(path, { message: 'Hello', sessionId });
    expect(response.status).toBe(502);
    expect(await read(response)).toEqual({ ok: false, code: 'upstream', message, upstreamStatus: answer.status });
  });

  test.each([
    ['a refusal', () => Response.json({}, { status: 401 })],
    ['a failure', () => new Response('Oops', { status: 500 })],
    ['no session_id', () => Response.json({})],
    ['an empty session_id', () => Response.json({ session_id: '' })],
    ['a session_id that is no text', () => Response.json({ session_id: 7 })],
    ['a page', () => new Response('<h1>Hello</h1>')],
    [
      'no connection',
      () => {
        throw new TypeError('Network connection lost.');
      },
    ],
    [
      'no answer in time',
      () => {
        throw new DOMException('The operation was aborted due to timeout', 'TimeoutError');
      },
    ],
  ])('a session that fails with %s answers 502 session', async (_, session) => {
    answerChat(() => reply(), session);
    for (const language of bothLanguages) {
      const response = await postJson(path, { message: 'Hello', language });
      expect(response.status).toBe(502);
      expect(await response.json()).toEqual({ ok: false, code: 'session', message: texts[language].byCode.session });
    }
    expect(queued.chatLogs).toMatchObject([
      { error: 'session', session_id: null, success: false },
      { error: 'session', session_id: null, success: false },
    ]);
    expect(chatCalls()).toEqual([]);
  });

  test.each([
    ['an empty object', () => Response.json({})],
    ['an empty message', () => Response.json({ message: '' })],
    ['nothing that can be shown', () => Response.json({ message: '\u0001\u0002' })],
    ['a page', () => new Response('<h1>Hello</h1>')],
    ['half an answer', () => new Response('{"message":"Hel')],
    ['nothing', () => new Response(null, { status: 204 })],
    ['more than 16 KB', () => reply('x'.repeat(16 * 1024 + 1))],
    ['1 MB', () => reply('x'.repeat(1_000_000))],
  ])('%s as the reply answers 502 empty_reply', async (_, answer) => {
    answerChat(answer);
    const response = await postJson(path, { message: 'Hello', sessionId });
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({
      ok: false,
      code: 'empty_reply',
      message: "I'm having trouble responding right now. Please try again in a moment.",
      error: 'Empty response from server',
    });
    expect(onlyRecord()).toMatchObject({ error: 'Empty response from server', ai_response: null, success: false });
  });

  test('no connection answers 503 unreachable', async () => {
    answerChat(() => {
      throw new TypeError('Network connection lost.');
    });
    const response = await postJson(path, { message: 'Hello', sessionId, language: 'nl' });
    expect(response.status).toBe(503);
    expect(await read(response)).toEqual({ ok: false, code: 'unreachable', message: nl.byCode.unreachable });
    expect(onlyRecord()).toMatchObject({ error: 'unreachable', session_id: sessionId, success: false });
  });

  test('a first message that gets no reply answers the session that was made for it', async () => {
    answerChat(() => new Response('Oops', { status: 500 }));
    expect(await read(await postJson(path, { message: 'Hello' }))).toMatchObject({ sessionId: 'session-1' });
  });

  test('a body that breaks off answers 503 unreachable', async () => {
    answerChat(() => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"mess'));
          controller.error(new TypeError('Network connection lost.'));
        },
      });
      return new Response(body);
    });
    expect((await postJson(path, { message: 'Hello', sessionId })).status).toBe(503);
  });

  test('30 s without an answer answer 504 timeout', async () => {
    // Fake timers do not reach `AbortSignal.timeout`, so the 30 s pass in 20 ms.
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const asked = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(20));
    answerChat(silence);
    const response = await postJson(path, { message: 'Hello', sessionId });
    expect(asked).toHaveBeenCalledWith(30_000);
    expect(response.status).toBe(504);
    expect(await read(response)).toEqual({ ok: false, code: 'timeout', message: en.byCode.timeout });
    expect(onlyRecord()).toMatchObject({ error: 'timeout', success: false });
  });

  test('the client of the service gives up when its signal says so', async () => {
    const chat = { apiUrl: 'https://assistant.test/api', apiKey: 'test-chat-key', assistantId: 'test-assistant' };
    answerChat(silence, silence);
    expect(await createSession(chat, AbortSignal.timeout(10))).toEqual({ ok: false, code: 'timeout' });
    expect(await requestReply(chat, sessionId, [], AbortSignal.timeout(10))).toEqual({ ok: false, code: 'timeout' });
    const leaving = new AbortController();
    const asking = requestReply(chat, sessionId, [], leaving.signal);
    leaving.abort();
    expect(await asking).toEqual({ ok: false, code: 'unreachable' });
  });

  test('a visitor who leaves ends the call of the service, and the interaction is logged', async () => {
    const leaving = new AbortController();
    let ended = false;
    answerChat((call, signal) => {
      signal.addEventListener('abort', () => {
        ended = true;
      });
      setTimeout(() => leaving.abort(), 10);
      return silence(call, signal);
    });
    await postJson(path, { message: 'Hello', sessionId }, { signal: leaving.signal }).catch(() => undefined);
    await expect.poll(() => queued.chatLogs).toHaveLength(1);
    expect(ended).toBe(true);
    expect(onlyRecord()).toMatchObject({ error: 'visitor left', success: false });
  });
});

describe('chat, limits', () => {
  const day = () => new Date().toISOString().slice(0, 10);
  const counts = async () => (await env.RATE_LIMITS.list({ prefix: `chat:${day()}:` })).keys;

  test('a burst of one visitor meets 429 after 20 messages, while another visitor is served', async () => {
    answerChat(() => reply());
    const visitor = newVisitor();
    await startWithinOneMinute();
    for (let sent = 0; sent < 20; sent += 1) {
      expect((await postJson(path, { message: 'Hello', sessionId }, { visitor })).status).toBe(200);
    }
    const refused = await postJson(path, { message: 'Hello', sessionId }, { visitor });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({
      ok: false,
      code: 'rate_limited',
      message: 'Too many requests. Please wait a moment before sending another message.',
    });
    expect(chatCalls()).toHaveLength(20);
    expect(queued.chatLogs).toHaveLength(20);
    expect((await postJson(path, { message: 'Hello', sessionId })).status).toBe(200);
  });

  test('each message is counted for the day under the hash of its visitor', async () => {
    answerChat(() => reply());
    const before = await counts();
    const visitor = newVisitor();
    await postJson(path, { message: 'Hello', sessionId }, { visitor });
    await postJson(path, { message: 'Hello', sessionId }, { visitor });
    const [count, ...more] = (await counts()).filter(({ name }) => !before.some((known) => known.name === name));
    expect(more).toEqual([]);
    expect(count?.name).toMatch(/^chat:\d{4}-\d\d-\d\d:[0-9a-f]{64}$/);
    expect(await env.RATE_LIMITS.get(count?.name ?? '')).toBe('2');
    // The hash goes with its day; in the last minute of one KV keeps it for a minute.
    const midnight = new Date().setUTCHours(24, 0, 0, 0);
    expect(Math.abs((count?.expiration ?? 0) - midnight / 1000)).toBeLessThanOrEqual(61);
  });

  test('a message that comes again under its id is counted once, a third time again', async () => {
    answerChat(() => reply());
    const limit = vi.fn(async () => ({ success: true }));
    const put = vi.fn(async (_key: string, _count: string) => undefined);
    const bindings = { CHAT_BURST: { limit }, RATE_LIMITS: { get: async () => null, put } };
    const visitor = newVisitor();
    const body = { message: 'Hello', sessionId, id: crypto.randomUUID() };
    const uses = [];
    for (const who of [visitor, visitor, newVisitor(), visitor]) {
      expect((await postJson(path, body, { visitor: who, bindings })).status).toBe(200);
      uses.push([limit.mock.calls.length, put.mock.calls.length]);
    }
    expect(uses).toEqual([1, 1, 2, 3].map((count) => [count, count]));
  });

  test('messages that arrive together are counted each', async () => {
    answerChat(() => reply());
    const visitor = newVisitor();
    const put = vi.fn(async (_key: string, _count: string) => undefined);
    const RATE_LIMITS = { get: async () => '190', put };
    const CHAT_BURST = { limit: async () => ({ success: true }) };
    const bindings = { RATE_LIMITS, CHAT_BURST };
    const responses = await Promise.all(
      Array.from({ length: 15 }, () => postJson(path, { message: 'Hello', sessionId }, { visitor, bindings })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), ...Array(5).fill(429)]);
    expect(put.mock.calls.map(([, count]) => count).sort()).toEqual(
      Array.from({ length: 10 }, (_, index) => String(191 + index)),
    );
  });

  test.each(bothLanguages)('the 201st message of a day answers 429, in %s', async (language) => {
    answerChat(() => reply());
    for (const [count, status] of [
      ['199', 200],
      ['200', 429],
      ['2000', 429],
    ] as const) {
      const put = vi.fn(async () => undefined);
      const RATE_LIMITS = { get: async () => count, put };
      const response = await postJson(path, { message: 'Hello', sessionId, language }, { bindings: { RATE_LIMITS } });
      expect(response.status).toBe(status);
      expect(put).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
      if (status === 429) expect(await read(response)).toMatchObject({ message: texts[language].byCode.rate_limited });
    }
    expect(chatCalls()).toHaveLength(1);
  });

  test('refused messages are not counted for the day', async () => {
    const put = vi.fn();
    const RATE_LIMITS = { get: async () => null, put };
    await postJson(path, { message: '' }, { bindings: { RATE_LIMITS } });
    const CHAT_BURST = { limit: async () => ({ success: false }) };
    expect((await postJson(path, { message: 'Hello' }, { bindings: { RATE_LIMITS, CHAT_BURST } })).status).toBe(429);
    expect(put).not.toHaveBeenCalled();
  });

  const failing = (): Promise<never> => Promise.reject(new Error('Out of order'));
  test.each<[string, object, string?]>([
    ['the limiter fails', { CHAT_BURST: { limit: failing } }],
    ['KV cannot be read', { RATE_LIMITS: { get: failing, put: failing } }],
    ['KV holds what is no count', { RATE_LIMITS: { get: async () => '<html>', put: failing } }, 'KV holds no count'],
  ])('chat is closed when %s, and that is logged', async (_, bindings, message = 'Out of order') => {
    const response = await postJson(path, { message: 'Hello', sessionId }, { bindings });
    expect(response.status).toBe(429);
    expect(chatCalls()).toEqual([]);
    expect(takeConsoleErrors()).toMatchObject([{ message, requestId: expect.any(String) }]);
  });

  test('a count that cannot be written is logged, and the message is answered', async () => {
    answerChat(() => reply());
    const RATE_LIMITS = { get: async () => '7', put: failing };
    expect((await postJson(path, { message: 'Hello', sessionId }, { bindings: { RATE_LIMITS } })).status).toBe(200);
    expect(takeConsoleErrors()).toMatchObject([{ message: 'Out of order' }]);
  });
});

describe('chat, logging', () => {
  test('an answered message becomes one record', async () => {
    answerChat(() => reply('Three to four weeks.'));
    await postJson(path, { message: ' How long? ' });
    expect(onlyRecord()).toEqual({
      user_message: 'How long?',
      ai_response: 'Three to four weeks.',
      error: null,
      session_id: 'session-1',
      success: true,
      language: 'en',
    });
  });

  test('a message that the browser gave an id is logged under it', async () => {
    answerChat(() => reply());
    const id = crypto.randomUUID();
    await postJson(path, { message: 'Hello', id });
    expect(queued.chatLogs.map((record) => record.id)).toEqual([id]);
  });

  test('a record that the queue does not take waits in KV', async () => {
    answerChat(() => reply());
    const CHAT_LOGS = { send: () => Promise.reject(new Error('The queue is full')) };
    const put = vi.fn(async (_key: string, _value: string) => undefined);
    const response = await postJson(path, { message: 'Hello' }, { bindings: { CHAT_LOGS, FAILED_LOGS: { put } } });
    expect(response.status).toBe(200);
    const [key, value] = put.mock.calls[0] ?? [];
    const record = JSON.parse(value ?? '');
    expect(key).toBe(`failedChatLogs:${record.id}`);
    expect(record).toMatchObject({ user_message: 'Hello', success: true });
    expect(takeConsoleErrors()).toMatchObject([{ message: 'The queue is full' }]);
  });

  test('a message is answered also when its record can be kept nowhere', async () => {
    answerChat(() => reply());
    const CHAT_LOGS = { send: () => Promise.reject(new Error('The queue is full')) };
    const FAILED_LOGS = { put: () => Promise.reject(new Error('KV takes nothing')) };
    const response = await postJson(path, { message: 'Hello' }, { bindings: { CHAT_LOGS, FAILED_LOGS } });
    expect(response.status).toBe(200);
    expect(takeConsoleErrors()).toMatchObject([{ message: 'The queue is full' }, { message: 'KV takes nothing' }]);
  });

  test('nothing that was said is in the log of the Worker', async () => {
    answerChat(() => Response.json({ message: 'A private reply' }, { status: 500 }));
    await postJson(path, { message: 'A private question', sessionId });
    const lines = [...takeConsoleErrors(), ...logLines()];
    expect(lines).not.toEqual([]);
    expect(JSON.stringify(lines)).not.toContain('private');
  });
});

describe('chat logs of the browser', () => {
  const logs = `${path}/logs`;
  const keptRecord = (given: Partial<ChatLogRecord> = {}): ChatLogRecord => ({
    id: crypto.randomUUID(),
    user_message: 'Is anybody there?',
    ai_response: null,
    error: 'network',
    session_id: null,
    response_time_ms: 35_000,
    success: false,
    timestamp: '2026-11-20T08:00:00.000Z',
    ...given,
  });

  test('records are queued and their ids accepted', async () => {
    const records = [keptRecord(), keptRecord({ session_id: sessionId })];
    const response = await postJson(logs, { records });
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ ok: true, accepted: records.map(({ id }) => id) });
    expect(queued.chatLogs).toEqual(records.map((record) => ({ ...record, reported_by: 'browser' })));
  });

  test('a record of a browser whose clock is ahead is of now', async () => {
    await postJson(logs, { records: [keptRecord({ timestamp: new Date(Date.now() + 86_400_000).toISOString() })] });
    const [{ timestamp } = { timestamp: '' }] = queued.chatLogs;
    expect(Math.abs(Date.parse(timestamp) - Date.now())).toBeLessThan(60_000);
  });

  test('50 records at their longest fit, and 51 answer 422', async () => {
    const longest = () => keptRecord({ user_message: 'é'.repeat(chatLimits.message), error: 'x'.repeat(500) });
    const bindings = { LOG_BURST: { limit: async () => ({ success: true }) } };
    const fifty = await postJson(logs, { records: Array.from({ length: 50 }, longest) }, { bindings });
    expect(fifty.status).toBe(202);
    const more = await postJson(logs, { records: Array.from({ length: 51 }, () => keptRecord()) });
    expect(more.status).toBe(422);
    expect(await read(more)).toMatchObject({ ok: false, code: 'bad_request' });
    expect(queued.chatLogs).toHaveLength(50);
  });

  test('only what could be kept is accepted', async () => {
    const records = [keptRecord(), keptRecord()];
    const CHAT_LOGS = {
      send: (record: ChatLogRecord) =>
        record.id === records[0]?.id ? Promise.resolve() : Promise.reject(new Error('The queue is full')),
    };
    const FAILED_LOGS = { put: () => Promise.reject(new Error('KV takes nothing')) };
    const response = await postJson(logs, { records }, { bindings: { CHAT_LOGS, FAILED_LOGS } });
    expect(await response.json()).toEqual({ ok: true, accepted: [records[0]?.id] });
    expect(takeConsoleErrors()).toHaveLength(2);
  });

  test.each([
    ['no list', {}],
    ['an id that is none', { records: [{ ...keptRecord(), id: '7' }] }],
    ['a text that is too long', { records: [keptRecord({ user_message: 'x'.repeat(2001) })] }],
    ['a time that is none', { records: [keptRecord({ timestamp: 'yesterday' })] }],
    ['a duration below zero', { records: [keptRecord({ response_time_ms: -1 })] }],
    ['a year that no table knows', { records: [keptRecord({ timestamp: '0000-01-01T00:00:00.000Z' })] }],
    ['an answered message', { records: [keptRecord({ success: true })] }],
    ['a reply', { records: [keptRecord({ ai_response: 'We build it for nothing.' })] }],
  ])('%s answers 400', async (_, body) => {
    const response = await postJson(logs, body);
    expect(response.status).toBe(400);
    expect(await read(response)).toMatchObject({ ok: false, code: 'bad_request', message: en.byCode.bad_request });
    expect(queued.chatLogs).toEqual([]);
  });

  test('a visitor may report 60 records or 256 KB in a minute; what is beyond stays in the browser', async () => {
    const report = async (records: ChatLogRecord[], visitor: string) => {
      const response = await postJson(logs, { records }, { headers: { 'cf-connecting-ip': visitor } });
      return response.status === 202 ? (await response.json<{ accepted: string[] }>()).accepted : response.status;
    };
    const short = Array.from({ length: 80 }, () => keptRecord());
    await startWithinOneMinute();
    expect(await report(short.slice(0, 40), '192.0.2.61')).toHaveLength(40);
    expect(await report(short.slice(40), '192.0.2.61')).toEqual(short.slice(40, 60).map(({ id }) => id));
    expect(await report(short.slice(60), '192.0.2.61')).toBe(429);
    const long = Array.from({ length: 50 }, () => keptRecord({ user_message: '語'.repeat(chatLimits.message) }));
    const accepted = (await report(long, '192.0.2.62')) as string[];
    expect(accepted.length).toBeGreaterThan(20);
    expect(accepted.length * 6000).toBeLessThan(256 * 1024);
    expect(await report(short.slice(0, 1), '192.0.2.63')).toHaveLength(1);
  });

  test('a burst, another origin, another type and too much are refused', async () => {
    const body = { records: [keptRecord()] };
    for (const limit of [async () => ({ success: false }), () => Promise.reject(new Error('No limiter'))]) {
      const refused = await postJson(logs, body, { bindings: { LOG_BURST: { limit } } });
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    }
    expect(takeConsoleErrors()).toMatchObject([{ message: 'No limiter' }]);
    expect((await postJson(logs, body, { headers: { origin: 'https://evil.example' } })).status).toBe(403);
    expect((await postJson(logs, body, { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect((await postJson(logs, { records: 'x'.repeat(1024 * 1024) })).status).toBe(413);
    expect(queued.chatLogs).toEqual([]);
  });
});
