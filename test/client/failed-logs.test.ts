import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropFailedLog, handOverFailedLogs, keepFailedLog, readFailedLogs } from '#client/features/chat/failed-logs.ts';
import { chatLogRecordSchema } from '#shared/chat.ts';
import { stubBrowserStorage } from '#test/support/browser-storage.ts';

// Started long ago, as when the computer slept. The edge accepts an hour at most.
const keep = (message: string, id: string = crypto.randomUUID()) =>
  keepFailedLog({ id, message, error: 'unreachable', sessionId: null, language: 'nl', started: Date.UTC(2026, 0, 1) });
const messages = () => readFailedLogs().map((record) => record.user_message);
let storage: Storage;

beforeEach(() => {
  storage = stubBrowserStorage().localStorage;
});
afterEach(() => vi.unstubAllGlobals());

function stubEdge(answer: (ids: string[]) => Response | Promise<Response>) {
  const edge = vi.fn(async (_: string, { body }: RequestInit) => {
    const { records } = JSON.parse(String(body)) as { records: { id: string }[] };
    return answer(records.map(({ id }) => id));
  });
  vi.stubGlobal('fetch', edge);
  return edge;
}

test('a failed interaction is kept as a record that the edge takes', () => {
  keep('Hello');
  const [record] = readFailedLogs();
  expect(chatLogRecordSchema.safeParse(record).success).toBe(true);
  expect(record).toMatchObject({
    user_message: 'Hello',
    ai_response: null,
    success: false,
    error: 'unreachable',
    language: 'nl',
  });
  expect(record?.timestamp).toBe('2026-01-01T00:00:00.000Z');
  expect(record?.response_time_ms).toBe(3_600_000);
});

test('a message beyond the limit is cut, so that it cannot spoil the batch', () => {
  keep('x'.repeat(5000));
  expect(messages()[0]).toHaveLength(2000);
});

test('at most 50 are kept, oldest first, and the oldest give way', () => {
  for (let index = 1; index <= 53; index += 1) keep(`message ${index}`);
  expect(messages()).toHaveLength(50);
  expect(messages()[0]).toBe('message 4');
  expect(messages().at(-1)).toBe('message 53');
});

test('an interaction is kept once, and no longer when its answer came after all', () => {
  const id = crypto.randomUUID();
  keep('first', id);
  keep('second');
  keep('first', id);
  expect(messages()).toEqual(['second', 'first']);
  dropFailedLog(id);
  expect(messages()).toEqual(['second']);
});

test('only what the edge accepted is dropped', async () => {
  for (const message of ['one', 'two', 'three']) keep(message);
  stubEdge(([first, , third]) => Response.json({ ok: true, accepted: [first, third] }, { status: 202 }));
  await handOverFailedLogs();
  expect(messages()).toEqual(['two']);
});

test('a record that is added while others are handed over stays', async () => {
  keep('one');
  stubEdge((ids) => {
    keep('meanwhile');
    return Response.json({ ok: true, accepted: ids }, { status: 202 });
  });
  await handOverFailedLogs();
  expect(messages()).toEqual(['meanwhile']);
});

test.each([
  ['refuses', () => Response.json({ ok: false, code: 'rate_limited', message: '' }, { status: 429 })],
  ['answers with a page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('everything stays when the edge %s', async (_, answer) => {
  keep('one');
  stubEdge(answer);
  await handOverFailedLogs();
  expect(messages()).toEqual(['one']);
});

test('two hand-overs at once send one request, and nothing is sent when nothing is kept', async () => {
  const edge = stubEdge((ids) => Response.json({ ok: true, accepted: ids }, { status: 202 }));
  await handOverFailedLogs();
  expect(edge).not.toHaveBeenCalled();
  keep('one');
  await Promise.all([handOverFailedLogs(), handOverFailedLogs()]);
  expect(edge).toHaveBeenCalledTimes(1);
});

test.each(['not json', '{}', '[{"id":1}]', 'null'])(
  'what else may stand under the key (%s) is passed over',
  (value) => {
    storage.setItem('failedChatLogs', value);
    expect(readFailedLogs()).toEqual([]);
    keep('one');
    expect(messages()).toEqual(['one']);
  },
);
