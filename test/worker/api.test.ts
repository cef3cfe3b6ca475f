import { createExecutionContext } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { chatErrors } from '#shared/content/en/chat-errors.ts';
import { contactErrors as en } from '#shared/content/en/contact-errors.ts';
import { contactErrors as nl } from '#shared/content/nl/contact-errors.ts';
import { takeConsoleErrors } from '#test/support/fail-on-console-error.ts';
import { answerDatabase, databaseCalls } from '#test/support/worker/outside.ts';
import { bindingsWith, origin, postJson, send } from '#test/support/worker/send.ts';
import { app } from '#worker/app.ts';

test.each(['/api', '/api/', '/api/nothing', '/api/contact/', '/api/chat/nothing', '/api/health/x'])(
  'the API answers 404 not_found in JSON at %s',
  async (path) => {
    for (const method of ['GET', 'POST']) {
      const response = await send(path, { method });
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({ ok: false, code: 'not_found', message: en.outcomes.not_found });
    }
  },
);

test('the API speaks the language of the page that asked', async () => {
  const ask = async (referer: string) =>
    (await (await send('/api/nothing', { headers: { referer } })).json<{ message: string }>()).message;
  expect(await ask(`${origin}/nl/services`)).toBe(nl.outcomes.not_found);
  expect(await ask(`${origin}/services`)).toBe(en.outcomes.not_found);
  expect(await ask('https://elsewhere.example/nl')).toBe(en.outcomes.not_found);
  expect(await ask('no address')).toBe(en.outcomes.not_found);
});

test('health answers 200 and true for settings, database and KV', async () => {
  const response = await send('/api/health');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    ok: true,
    build: expect.stringMatching(/^[0-9a-f]{12}$/),
    settings: true,
    database: true,
    kv: true,
  });
});

test('health answers 503 and false for the part that fails', async () => {
  const RATE_LIMITS = { get: () => Promise.reject(new Error('KV is away')) };
  const withoutKv = await send('/api/health', { bindings: { RATE_LIMITS } });
  expect(withoutKv.status).toBe(503);
  expect(await withoutKv.json()).toMatchObject({ ok: false, settings: true, database: true, kv: false });
  expect(takeConsoleErrors()).toMatchObject([{ message: 'KV is away' }]);

  answerDatabase(() => Response.json({ message: 'No such key' }, { status: 401 }));
  const withoutDatabase = await send('/api/health');
  expect(withoutDatabase.status).toBe(503);
  expect(withoutDatabase.headers.get('cache-control')).toBe('no-store');
  expect(await withoutDatabase.json()).toEqual({
    ok: false,
    build: expect.any(String),
    settings: true,
    database: false,
    kv: true,
  });
});

test('health asks the database and KV at most once in 10 s, however often it is asked itself', async () => {
  let elapsed = 0;
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + elapsed);
  const get = vi.fn(async () => null);
  // The same bindings each time, as in an isolate.
  const env = bindingsWith({ RATE_LIMITS: { get } });
  const ask = async () => (await app.fetch(new Request(`${origin}/api/health`), env, createExecutionContext())).status;
  for (let request = 0; request < 20; request += 1) expect(await ask()).toBe(200);
  expect([databaseCalls().length, get.mock.calls.length]).toEqual([1, 1]);

  // A failure is remembered for as long, and no longer.
  elapsed = 10_001;
  answerDatabase(() => Response.json({ message: 'No such key' }, { status: 401 }));
  const together = [ask(), ask(), ask()];
  expect(await Promise.all(together)).toEqual([503, 200, 200]);
  expect(await ask()).toBe(503);
  expect([databaseCalls().length, get.mock.calls.length]).toEqual([2, 2]);
  elapsed = 20_002;
  expect(await ask()).toBe(503);
  expect(get).toHaveBeenCalledTimes(3);
});

test('health answers 405 to anything but GET and HEAD', async () => {
  expect((await send('/api/health', { method: 'POST' })).status).toBe(405);
  const head = await send('/api/health', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
});

test('an unexpected failure answers 500 in JSON without its cause and is logged once with the request id', async () => {
  for (const [path, message] of [
    ['/api/contact', en.outcomes.unavailable],
    ['/api/chat', chatErrors.withoutAnswer.other],
  ] as const) {
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValueOnce(new Error('secret detail'));
    const response = await postJson(
      path,
      { message: 'Hello' },
      // A salt whose key is not there yet.
      { headers: { 'x-request-id': 'number-7' }, bindings: { VISITOR_SALT: crypto.randomUUID() } },
    );
    expect(response.status).toBe(500);
    expect(response.headers.get('x-request-id')).toBe('number-7');
    expect(await response.json()).toEqual({ ok: false, code: 'unavailable', message });
    expect(takeConsoleErrors()).toMatchObject([
      { event: 'unexpected', requestId: 'number-7', message: 'secret detail' },
    ]);
  }
});

test('a request id that is too long or holds other letters is replaced', async () => {
  for (const id of ['x'.repeat(65), '<script>', 'a b']) {
    const response = await send('/api/health', { headers: { 'x-request-id': id } });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  }
});
