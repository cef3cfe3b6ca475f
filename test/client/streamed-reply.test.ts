import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arrivingReplyAtom, stopReplyAtom } from '#client/features/chat/arriving-reply.ts';
import { readFailedLogs } from '#client/features/chat/failed-logs.ts';
import { resendMessageAtom, sendMessageAtom } from '#client/features/chat/send-message.ts';
import {
  chatMessagesAtom,
  chatSessionIdAtom,
  chatStatusAtom,
  endChatAtom,
  restoreChatAtom,
} from '#client/state/chat.ts';
import { chatErrors as errors } from '#shared/content/en/chat-errors.ts';
import { writeEvent } from '#shared/server-events.ts';
import { stubBrowserStorage } from '#test/support/browser-storage.ts';

vi.mock('#client/record-event.ts', () => ({ recordEvent: vi.fn() }));

type Sent = { message: string; history: { role: string; content: string }[]; accept: string | undefined };

let store: ReturnType<typeof createStore>;
let sent: Sent[];
let edge: ReadableStreamDefaultController<Uint8Array>;

/** The edge streams what a test says by `say`, until it is aborted. */
beforeEach(() => {
  stubBrowserStorage();
  store = createStore();
  sent = [];
  vi.stubGlobal('fetch', async (_: string, { body, signal, headers }: RequestInit) => {
    sent.push({ ...JSON.parse(String(body)), accept: new Headers(headers).get('accept') });
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        edge = controller;
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(stream, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = (text: string) => store.set(sendMessageAtom, { text, language: 'en', errors });
const settle = () => new Promise((resolve) => setTimeout(resolve));
const bytes = (text: string) => new TextEncoder().encode(text);
const write = (...events: Parameters<typeof writeEvent>[]) => {
  for (const event of events) edge.enqueue(bytes(writeEvent(...event)));
};
const messages = () => store.get(chatMessagesAtom);
const texts = () => messages().map(({ text }) => text);
const whole = { ok: true, reply: 'Three weeks.', sessionId: 's1', schedule: false };

test('words are there as they come, and become one message with its sources at the end', async () => {
  const sources = [{ title: 'Pricing', url: '/pricing' }];
  const sending = send('How long?');
  await settle();
  expect(store.get(arrivingReplyAtom)).toBeNull();
  const seen: (string | undefined)[] = [];
  for (const text of ['Three', ' weeks.']) {
    write(['delta', { text }]);
    await settle();
    seen.push(store.get(arrivingReplyAtom)?.text);
  }
  expect(seen).toEqual(['Three', 'Three weeks.']);
  expect(texts()).toEqual(['How long?']);
  expect(store.get(chatStatusAtom)).toBe('pending');
  const { id } = store.get(arrivingReplyAtom) ?? {};
  write(['done', { ...whole, sources }]);
  await sending;
  expect(store.get(arrivingReplyAtom)).toBeNull();
  expect(messages()[1]).toMatchObject({ id, text: 'Three weeks.', isUser: false, sources });
  expect(store.get(chatStatusAtom)).toBe('idle');
  expect(store.get(chatSessionIdAtom)).toBe('s1');
  expect(sent[0]?.accept).toBe('text/event-stream');
});

test('an answer that breaks off keeps what arrived with the words for it, is told to the service, and gives way to a new try', async () => {
  const sending = send('How long?');
  await settle();
  write(['delta', { text: 'Three' }], ['error', { ok: false, code: 'unreachable', message: 'x', sessionId: 's1' }]);
  await sending;
  expect(messages()).toMatchObject([
    { text: 'How long?', error: true },
    { text: 'Three', isUser: false, trouble: { bubble: 'failedSend', reason: 'unreachable' } },
  ]);
  expect(store.get(chatStatusAtom)).toBe('failed');
  expect(store.get(chatSessionIdAtom)).toBe('s1');
  expect(readFailedLogs()).toEqual([]);

  const next = send('And then?');
  await settle();
  expect(sent[1]?.history).toEqual([
    { role: 'user', content: 'How long?' },
    { role: 'assistant', content: 'Three' },
  ]);
  write(['done', whole]);
  await next;
  const again = store.set(resendMessageAtom, { language: 'en', errors });
  await settle();
  write(['done', whole]);
  await again;
  expect(texts()).toEqual(['And then?', 'Three weeks.', 'How long?', 'Three weeks.']);
});

test.each<[string, () => void, string]>([
  ['the connection', () => edge.error(new TypeError('network error')), 'interrupted'],
  ['the stream without an end', () => edge.close(), 'interrupted'],
  ['the text, which is no UTF-8', () => edge.enqueue(new Uint8Array([0xff, 0xfe])), 'HTTP 200'],
  ['an event, which is no JSON', () => edge.enqueue(bytes('event: delta\ndata: {\n\n')), 'HTTP 200'],
])('where %s breaks, the browser keeps a record, because the Worker may have none', async (_, end, error) => {
  const sending = send('How long?');
  await settle();
  write(['delta', { text: 'Three' }]);
  await settle();
  end();
  await sending;
  expect(messages()[1]).toMatchObject({ text: 'Three', trouble: { bubble: 'unexpected' } });
  expect(readFailedLogs()).toMatchObject([{ user_message: 'How long?', error }]);
});

test('an answer that is stopped keeps what arrived, which is no failure to the visitor, and is told to the service', async () => {
  const sending = send('How long?');
  await settle();
  write(['delta', { text: 'Three' }]);
  await settle();
  store.set(stopReplyAtom);
  await sending;
  expect(messages()).toMatchObject([{ text: 'How long?' }, { text: 'Three', stopped: true }]);
  expect(messages().some(({ error, trouble }) => error || trouble)).toBe(false);
  expect(store.get(chatStatusAtom)).toBe('idle');
  // The Worker has begun to answer, and logs it.
  expect(readFailedLogs()).toEqual([]);
  void send('And then?');
  await settle();
  expect(sent[1]?.history.at(-1)).toEqual({ role: 'assistant', content: 'Three' });
});

test('an answer that is stopped before its first word leaves the message to be sent again, and waits for nothing', async () => {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((__, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const sending = send('How long?');
  await settle();
  store.set(stopReplyAtom);
  await sending;
  expect(messages()).toMatchObject([{ text: 'How long?', error: true }]);
  expect(store.get(chatStatusAtom)).toBe('idle');
  // Nobody knows whether the Worker got it.
  expect(readFailedLogs()).toMatchObject([{ user_message: 'How long?', error: 'visitor left' }]);
});

test('a session that ends takes the answer along that is coming in', async () => {
  const sending = send('How long?');
  await settle();
  write(['delta', { text: 'Three' }]);
  await settle();
  store.set(endChatAtom);
  expect(store.get(arrivingReplyAtom)).toBeNull();
  write(['delta', { text: ' weeks.' }]);
  await sending;
  expect(messages()).toEqual([]);
  expect(store.get(chatStatusAtom)).toBe('idle');
});

test('a page that goes away in the middle finds again what had arrived', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const sending = send('How long?');
  await settle();
  write(['delta', { text: 'Three' }]);
  await settle();
  page.dispatchEvent(new Event('pagehide'));
  const afterReload = createStore();
  afterReload.set(restoreChatAtom);
  expect(afterReload.get(chatMessagesAtom)).toMatchObject([{ text: 'How long?' }, { text: 'Three', stopped: true }]);
  expect(readFailedLogs()).toMatchObject([{ error: 'visitor left' }]);
  // It was kept alive after all.
  write(['done', whole]);
  await sending;
  expect(texts()).toEqual(['How long?', 'Three weeks.']);
  expect(messages()[1]?.stopped).toBeUndefined();
  expect(readFailedLogs()).toEqual([]);
});

test('the browser gives up when nothing came for 35 seconds, however long the answer takes', async () => {
  vi.useFakeTimers();
  const sending = send('How long?');
  await vi.advanceTimersByTimeAsync(30_000);
  for (const text of ['Three', ' weeks']) {
    write(['delta', { text }]);
    await vi.advanceTimersByTimeAsync(30_000);
  }
  expect(store.get(chatStatusAtom)).toBe('pending');
  await vi.advanceTimersByTimeAsync(6000);
  await sending;
  expect(messages()[1]).toMatchObject({ text: 'Three weeks', trouble: { reason: 'timeout' } });
});
