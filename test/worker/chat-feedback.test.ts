import { describe, expect, test, vi } from 'vitest';
import { chatErrors as en } from '#shared/content/en/chat-errors.ts';
import { chatErrors as nl } from '#shared/content/nl/chat-errors.ts';
import { newChatLogRecord } from '#test/support/chat-log-record.ts';
import { takeConsoleErrors } from '#test/support/fail-on-console-error.ts';
import { contactBody } from '#test/support/worker/contact.ts';
import { answerDatabase, databaseCalls } from '#test/support/worker/outside.ts';
import { database, newVisitor, origin, postJson, send } from '#test/support/worker/send.ts';
import { storeChatLogs } from '#worker/data/chat-logs.ts';

const path = '/api/chat/feedback';
const texts = { en, nl };
const newId = () => crypto.randomUUID();

async function feedbackOf(id: string) {
  const { data } = await database.from('chat_logs').select('feedback').eq('id', id).throwOnError();
  return data;
}

describe('feedback', () => {
  test('answers 202 and is kept with the log of its answer', async () => {
    const record = newChatLogRecord();
    await storeChatLogs(database, [record]);
    for (const feedback of ['helpful', 'not_helpful', null]) {
      const response = await postJson(path, { id: record.id, feedback });
      expect([response.status, await response.json()]).toEqual([202, { ok: true }]);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await feedbackOf(record.id)).toEqual([{ feedback }]);
    }
  });

  test('that comes before the log is kept with it all the same', async () => {
    const record = newChatLogRecord({ session_id: newId() });
    const given = { id: record.id, feedback: 'not_helpful', sessionId: record.session_id };
    expect((await postJson(path, given)).status).toBe(202);
    await storeChatLogs(database, [record]);
    expect(await feedbackOf(record.id)).toEqual([{ feedback: 'not_helpful' }]);
  });

  test.each([
    { feedback: 'helpful' },
    { id: 'no id', feedback: 'helpful' },
    { id: newId(), feedback: 'great' },
    { id: newId() },
    { id: newId(), feedback: 'helpful', sessionId: 'x'.repeat(201) },
    [],
  ])('%j answers 400', async (body) => {
    const response = await postJson(path, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ ok: false, code: 'bad_request', message: en.byCode.bad_request });
    expect(databaseCalls()).toEqual([]);
  });

  test('is refused from another origin, of another type, when it is too large, and by another method', async () => {
    const body = { id: newId(), feedback: 'helpful' };
    const statusOf = async (response: Promise<Response>) => (await response).status;
    expect([
      await statusOf(postJson(path, body, { headers: { origin: 'https://elsewhere.example' } })),
      await statusOf(postJson(path, body, { headers: { 'content-type': 'text/plain' } })),
      await statusOf(postJson(path, { ...body, more: 'x'.repeat(3000) })),
      await statusOf(send(path)),
    ]).toEqual([403, 415, 413, 405]);
    expect(databaseCalls()).toEqual([]);
  });

  test.each(['en', 'nl'] as const)(
    'too often answers 429 in words, in %s, and costs no message of the chat',
    async (language) => {
      const limit = vi.fn(async (_: { key: string }) => ({ success: false }));
      const headers = { referer: `${origin}/${language === 'nl' ? 'nl' : ''}` };
      const bindings = { CHAT_BURST: { limit } };
      const visitor = newVisitor();
      const response = await postJson(path, { id: newId(), feedback: 'helpful' }, { visitor, headers, bindings });
      expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
      expect(await response.json()).toMatchObject({
        code: 'rate_limited',
        message: texts[language].byCode.rate_limited,
      });
      await postJson('/api/chat', { message: 'Hello' }, { visitor, bindings });
      const [first, second] = limit.mock.calls.map(([{ key }]) => key);
      expect(first).toBe(`feedback ${second}`);
    },
  );

  test('that the database does not keep answers 503, so that the browser says it again', async () => {
    answerDatabase(() => Response.json({ message: 'gone' }, { status: 503 }));
    const response = await postJson(path, { id: newId(), feedback: 'helpful' });
    expect([response.status, await response.json()]).toMatchObject([503, { ok: false, code: 'unavailable' }]);
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});

describe('a contact request from the chat', () => {
  const conversationOf = async (id: string | undefined) => {
    const { data } = await database
      .from('contact_submissions')
      .select('conversation')
      .eq('id', id ?? '')
      .throwOnError();
    return data;
  };

  test.each([
    ['the conversation that was attached', 'session-7', 'session-7'],
    ['none where none was attached', undefined, null],
    ['none where it is no session', 'x'.repeat(201), null],
    ['none where it is no text', 7, null],
  ])('is stored with %s', async (_, conversation, stored) => {
    const body = contactBody({ source: 'chat' });
    const response = await postJson('/api/contact', { ...body, conversation });
    expect(response.status).toBe(201);
    expect(await conversationOf(body.submissionId)).toEqual([{ conversation: stored }]);
  });
});
