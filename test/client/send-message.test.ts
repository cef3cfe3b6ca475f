import fc from 'fast-check';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeTrouble } from '#client/features/chat/describe-failure.ts';
import { readFailedLogs } from '#client/features/chat/failed-logs.ts';
import {
  resendMessageAtom,
  sendMessageAtom,
  takeBackAtom,
  waitingMessageAtom,
} from '#client/features/chat/send-message.ts';
import { recordEvent } from '#client/record-event.ts';
import {
  chatDraftAtom,
  chatMessagesAtom,
  chatSessionIdAtom,
  chatStatusAtom,
  closeChatAtom,
  endChatAtom,
  isChatOpenAtom,
  openChatAtom,
  restoreChatAtom,
} from '#client/state/chat.ts';
import { chatErrors as errors } from '#shared/content/en/chat-errors.ts';
import { stubBrowserStorage } from '#test/support/browser-storage.ts';

vi.mock('#client/record-event.ts', () => ({ recordEvent: vi.fn() }));
/** The events recorded since the last call. */
function takeEvents() {
  const calls = vi.mocked(recordEvent).mock.calls.map((call) => call.join(' '));
  vi.mocked(recordEvent).mockClear();
  return calls;
}

type Store = ReturnType<typeof createStore>;
type Sent = {
  id: string;
  message: string;
  sessionId: string | null;
  history: { role: string; content: string }[];
  language: string;
};

let store: Store;

beforeEach(() => {
  stubBrowserStorage();
  store = createStore();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Stubs the edge's answers, in this order. Returns the bodies that it was sent. */
function stubEdge(...answers: (() => Response | Promise<Response>)[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (_: string, { body, signal }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    const aborted = new Promise<never>((__, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    return Promise.race([(answers.shift() ?? unreachable)(), aborted]);
  });
  return sent;
}

const reply =
  (text: string, sessionId = 's1', schedule = false) =>
  () =>
    Response.json({ ok: true, reply: text, sessionId, schedule });
const refusal =
  (body: object, status = 502) =>
  () =>
    Response.json({ ok: false, ...body }, { status });
const unreachable = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
const send = (text: string) => store.set(sendMessageAtom, { text, language: 'en', errors });
const texts = () => store.get(chatMessagesAtom).map(({ text }) => text);

test('a message gets its reply, and the next one carries the session and what was said', async () => {
  const sent = stubEdge(reply('Three weeks.'), reply('Yes.', 's1', true));
  takeEvents();
  await send('  How long? ');
  await send('Can I book?');
  expect(takeEvents()).toEqual(['first_message ']);
  expect(texts()).toEqual(['How long?', 'Three weeks.', 'Can I book?', 'Yes.']);
  expect(store.get(chatMessagesAtom).at(-1)?.schedule).toBe(true);
  const [{ id } = { id: '' }] = store.get(chatMessagesAtom);
  expect(sent[0]).toEqual({ id, message: 'How long?', sessionId: null, history: [], language: 'en' });
  expect(sent[1]).toMatchObject({
    sessionId: 's1',
    history: [
      { role: 'user', content: 'How long?' },
      { role: 'assistant', content: 'Three weeks.' },
    ],
  });
});

test('blank text is not sent, nor a second message while a reply is pending', async () => {
  const sent = stubEdge(reply('Hello.'));
  await send('   ');
  const first = send('Hello');
  await send('Are you there?');
  await first;
  expect(sent).toHaveLength(1);
  expect(texts()).toEqual(['Hello', 'Hello.']);
});

test('at most 20 items go along with the message, and none that failed', async () => {
  const rounds = Array.from({ length: 12 }, (_, index) => reply(`reply ${index}`));
  const sent = stubEdge(...rounds.slice(0, 11), refusal({ code: 'upstream', message: 'No.' }), ...rounds.slice(11));
  for (let index = 0; index < 13; index += 1) await send(`message ${index}`);
  const history = sent.at(-1)?.history ?? [];
  expect(history).toHaveLength(19);
  expect(history.at(-1)).toEqual({ role: 'assistant', content: 'reply 10' });
  expect(history.some(({ content }) => content === 'message 11')).toBe(false);
});

test('a long conversation stays within the size of a request', async () => {
  const long = '€'.repeat(15_000);
  const sent = stubEdge(...Array.from({ length: 6 }, () => reply(long)));
  for (let index = 0; index < 6; index += 1) await send('And then?');
  for (const body of sent) expect(new TextEncoder().encode(JSON.stringify(body)).length).toBeLessThan(64 * 1024);
});

test('a failure of the service adds an error bubble with its reason, and is not logged twice', async () => {
  stubEdge(refusal({ code: 'upstream', upstreamStatus: 403, message: 'Access denied.' }));
  takeEvents();
  await send('Hello');
  expect(takeEvents()).toEqual(['first_message ', 'answer_failed upstream']);
  expect(store.get(chatStatusAtom)).toBe('failed');
  expect(store.get(chatMessagesAtom)).toMatchObject([
    { text: 'Hello', isUser: true, error: true },
    { text: errors.bubbles.failedSend, isUser: false, error: true, trouble: { reason: 403, said: 'Access denied.' } },
  ]);
  expect(readFailedLogs()).toEqual([]);
});

test('a session that the service no longer knows is dropped', async () => {
  const sent = stubEdge(
    reply('Hi.'),
    refusal({ code: 'upstream', upstreamStatus: 401, message: 'Authentication issue.', sessionId: null }),
    reply('Hi again.', 's2'),
  );
  for (const text of ['One', 'Two', 'Three']) await send(text);
  expect(sent.map(({ sessionId }) => sessionId)).toEqual([null, 's1', null]);
  expect(store.get(chatSessionIdAtom)).toBe('s2');
});

test('the session of a first message that failed is the one of the next', async () => {
  const sent = stubEdge(refusal({ code: 'timeout', message: 'Too slow.', sessionId: 's1' }), reply('Hi.'));
  for (const text of ['One', 'Two']) await send(text);
  expect(sent.map(({ sessionId }) => sessionId)).toEqual([null, 's1']);
});

const busy = () =>
  Response.json(
    { ok: false, code: 'rate_limited', message: errors.byCode.rate_limited },
    { status: 503, headers: { 'Retry-After': '2' } },
  );

test('a message that found no room waits, is sent again under its id, and is answered', async () => {
  vi.useFakeTimers();
  const sent = stubEdge(busy, busy, reply('Hi.'));
  const sending = send('Hello');
  await vi.advanceTimersByTimeAsync(0);
  const [asked] = store.get(chatMessagesAtom);
  expect(store.get(waitingMessageAtom)).toBe(asked?.id);
  expect(store.get(chatStatusAtom)).toBe('pending');
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(6000);
  await sending;
  expect(sent.map((body) => JSON.stringify(body))).toEqual(Array(3).fill(JSON.stringify(sent[0])));
  expect(texts()).toEqual(['Hello', 'Hi.']);
  expect(readFailedLogs()).toEqual([]);
});

test('after the second try in vain a message has the bubble that it always had', async () => {
  vi.useFakeTimers();
  const sent = stubEdge(busy, busy, busy);
  const sending = send('Hello');
  await vi.advanceTimersByTimeAsync(6000);
  await sending;
  expect(sent).toHaveLength(3);
  expect(texts()).toEqual(['Hello', errors.bubbles.failedSend]);
  expect(store.get(chatMessagesAtom)[1]?.trouble?.reason).toBe('rate_limited');
  expect(readFailedLogs()).toEqual([]);
});

test('a message that waits is not sent again when the visitor has ended the session, and is when the panel was closed', async () => {
  vi.useFakeTimers();
  const sent = stubEdge(busy, busy, reply('Hi.'));
  const ended = send('Hello');
  await vi.advanceTimersByTimeAsync(0);
  store.set(endChatAtom);
  await vi.advanceTimersByTimeAsync(3000);
  await ended;
  expect(sent).toHaveLength(1);
  const closed = send('Hello again');
  await vi.advanceTimersByTimeAsync(0);
  store.set(closeChatAtom);
  await vi.advanceTimersByTimeAsync(3000);
  await closed;
  expect(texts()).toEqual(['Hello again', 'Hi.']);
});

test('a page that goes away while a message waits keeps it for the log', async () => {
  vi.useFakeTimers();
  const page = stubPage();
  stubEdge(busy);
  void send('Hello');
  await vi.advanceTimersByTimeAsync(0);
  page.dispatchEvent(new Event('pagehide'));
  expect(readFailedLogs()).toMatchObject([{ user_message: 'Hello', error: 'visitor left' }]);
});

test('a message that never reached the edge is kept for the log, and handed over with the next answer', async () => {
  const sent = stubEdge(unreachable, reply('Hi.'), () =>
    Response.json({ ok: true, accepted: readFailedLogs().map(({ id }) => id) }, { status: 202 }),
  );
  await send('Hello');
  expect(texts().at(-1)).toBe(errors.bubbles.unexpected);
  expect(readFailedLogs()).toMatchObject([{ user_message: 'Hello', error: 'unreachable', session_id: null }]);
  await send('Hello?');
  expect(sent).toHaveLength(3);
  expect(readFailedLogs()).toEqual([]);
});

test('an interaction is kept under the id that was sent, which the edge may have logged as well', async () => {
  const sent = stubEdge(unreachable);
  await send('Hello');
  expect(readFailedLogs().map(({ id }) => id)).toEqual([sent[0]?.id]);
});

/** Stubs the page; the code under test receives the events that are fired on the returned target. */
function stubPage(): EventTarget {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  return page;
}

test('a page that goes away in the middle keeps the interaction until the answer says otherwise', async () => {
  const page = stubPage();
  let answer: (response: Response) => void = () => undefined;
  stubEdge(() => new Promise<Response>((resolve) => (answer = resolve)));
  const sending = send('Hello');
  page.dispatchEvent(new Event('pagehide'));
  expect(readFailedLogs()).toMatchObject([{ user_message: 'Hello', error: 'visitor left', success: false }]);
  answer(reply('Hi.')());
  await sending;
  expect(readFailedLogs()).toEqual([]);
  expect(texts()).toEqual(['Hello', 'Hi.']);
});

test('a request that the page takes with it as it goes away blames nobody', async () => {
  const page = stubPage();
  stubEdge(() => {
    // Like browsers: the request ends first.
    setTimeout(() => page.dispatchEvent(new Event('pagehide')));
    throw new TypeError('Failed to fetch');
  });
  await send('Hello');
  expect(store.get(chatMessagesAtom)).toMatchObject([{ text: 'Hello', isUser: true, error: true }]);
  expect(store.get(chatStatusAtom)).toBe('idle');
  expect(readFailedLogs()).toMatchObject([{ user_message: 'Hello', error: 'visitor left' }]);
});

test.each([
  [
    'an error of the edge',
    () => Response.json({ ok: false, code: 'unavailable', message: 'Oops' }, { status: 500 }),
    'HTTP 500',
  ],
  ['a page in place of an answer', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'HTTP 502'],
  ['a reply without words', () => Response.json({ ok: true, reply: '  ', sessionId: 's1' }), 'HTTP 200'],
  ['a reply of another shape', () => Response.json({ ok: true, reply: { a: 1 } }), 'HTTP 200'],
])('%s is a failure that the browser keeps', async (_, answer, error) => {
  stubEdge(answer);
  await send('Hello');
  expect(store.get(chatStatusAtom)).toBe('failed');
  expect(readFailedLogs()).toMatchObject([{ user_message: 'Hello', error }]);
});

test('a reply is cut at its longest and loses its control characters', async () => {
  stubEdge(reply(`a\u0000b${'x'.repeat(1_000_000)}`));
  await send('Hello');
  expect(texts().at(-1)).toHaveLength(16_384);
  expect(texts().at(-1)).toMatch(/^abx+$/);
});

test('the browser gives up after 35 seconds', async () => {
  vi.useFakeTimers();
  stubEdge(() => new Promise<Response>(() => undefined));
  const sending = send('Hello');
  await vi.advanceTimersByTimeAsync(34_999);
  expect(store.get(chatStatusAtom)).toBe('pending');
  await vi.advanceTimersByTimeAsync(2);
  await sending;
  expect(store.get(chatMessagesAtom).at(-1)?.trouble).toEqual({ bubble: 'unexpected', reason: 'timeout' });
});

test('trying again puts the new attempt in place of the failed one', async () => {
  const sent = stubEdge(unreachable, reply('Hi.'));
  await send('Hello');
  await store.set(resendMessageAtom, { language: 'en', errors });
  expect(texts()).toEqual(['Hello', 'Hi.']);
  expect(sent[1]).toMatchObject({ message: 'Hello', history: [] });
  expect(store.get(chatStatusAtom)).toBe('idle');
});

test('a failed message can be taken back to be edited, its bubble goes with it and the rest stays', async () => {
  stubEdge(unreachable, reply('Hi.'), unreachable);
  for (const text of ['One', 'Two', 'Three']) await send(text);
  const [one] = store.get(chatMessagesAtom);
  expect(store.set(takeBackAtom, one?.id)).toBe('One');
  expect(texts()).toEqual(['Two', 'Hi.', 'Three', errors.bubbles.unexpected]);
  expect(store.set(takeBackAtom, one?.id)).toBeNull();
  expect(store.set(takeBackAtom)).toBe('Three');
  expect(texts()).toEqual(['Two', 'Hi.']);
  expect(store.get(chatStatusAtom)).toBe('idle');
});

test('a message beyond the limit is not sent', async () => {
  const sent = stubEdge(reply('Hi.'));
  await send('x'.repeat(2001));
  expect(sent).toEqual([]);
  await send(` ${'x'.repeat(2000)} `);
  expect(sent).toHaveLength(1);
});

test('ending the session clears everything, and a reply that is under way is dropped', async () => {
  const sent = stubEdge(reply('Hi.'), reply('Hello again.', 's2'));
  store.set(openChatAtom);
  const sending = send('Hello');
  store.set(chatDraftAtom, 'And then');
  store.set(endChatAtom);
  await sending;
  expect(texts()).toEqual([]);
  expect(store.get(chatDraftAtom)).toBe('');
  expect(store.get(isChatOpenAtom)).toBe(false);
  expect(store.get(chatStatusAtom)).toBe('idle');
  await send('Hello?');
  expect(sent[1]).toMatchObject({ sessionId: null, history: [] });
});

test('closing ends the session and keeps the messages, also when a reply is under way', async () => {
  stubEdge(reply('Hi.'));
  store.set(openChatAtom);
  const sending = send('Hello');
  store.set(closeChatAtom);
  await sending;
  expect(texts()).toEqual(['Hello', 'Hi.']);
  expect(store.get(chatSessionIdAtom)).toBeNull();
  expect(store.get(isChatOpenAtom)).toBe(false);
});

test('the conversation survives a reload within the tab, open as it was', async () => {
  stubEdge(reply('Hi.'));
  store.set(openChatAtom);
  await send('Hello');
  const afterReload = createStore();
  afterReload.set(restoreChatAtom);
  expect(afterReload.get(chatMessagesAtom)).toEqual(store.get(chatMessagesAtom));
  expect(afterReload.get(chatSessionIdAtom)).toBe('s1');
  expect(afterReload.get(isChatOpenAtom)).toBe(true);
});

test('what was typed survives a reload, and a message whose reply did not come is to be sent again', () => {
  stubEdge(() => new Promise<Response>(() => undefined));
  send('Hello');
  store.set(chatDraftAtom, 'And one more thing');
  const afterReload = createStore();
  afterReload.set(restoreChatAtom);
  expect(afterReload.get(chatDraftAtom)).toBe('And one more thing');
  expect(afterReload.get(chatMessagesAtom)).toMatchObject([{ text: 'Hello', isUser: true, error: true }]);
  expect(afterReload.get(chatStatusAtom)).toBe('idle');
});

test.each(['not json', '{"messages":1}', '{"messages":[{}],"sessionId":null,"open":true}'])(
  'what is no conversation (%s) is not restored',
  (value) => {
    sessionStorage.setItem('chat', value);
    store.set(restoreChatAtom);
    expect(store.get(chatMessagesAtom)).toEqual([]);
    expect(store.get(isChatOpenAtom)).toBe(false);
  },
);

test('whatever the storage holds, what is restored can be shown', () => {
  const odd = fc.oneof(fc.jsonValue(), fc.constantFrom('__proto__', 'constructor', 'toString', '', true));
  const mostly = (usual: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 19, arbitrary: usual }, { weight: 1, arbitrary: odd });
  const trouble = fc.record(
    { bubble: mostly(fc.constantFrom('failedSend', 'unexpected')), reason: odd, said: mostly(fc.string()) },
    { requiredKeys: ['bubble', 'reason'] },
  );
  const text = mostly(fc.string());
  const flag = mostly(fc.boolean());
  const message = fc.record(
    { id: text, text, isUser: flag, timestamp: text, error: flag, schedule: flag, trouble: mostly(trouble) },
    { requiredKeys: ['id', 'text', 'isUser', 'timestamp'] },
  );
  const conversation = fc.record({
    messages: fc.array(message, { maxLength: 2 }),
    sessionId: fc.constant(null),
    open: fc.boolean(),
  });
  let restored = 0;
  fc.assert(
    fc.property(fc.oneof(conversation, odd), (stored) => {
      sessionStorage.setItem('chat', JSON.stringify(stored));
      const tab = createStore();
      tab.set(restoreChatAtom);
      for (const { trouble, ...shown } of tab.get(chatMessagesAtom)) {
        restored += 1;
        const words = trouble ? Object.values(describeTrouble(trouble, errors)) : [];
        for (const value of [...Object.values(shown), ...words].filter((each) => each !== null))
          expect(['string', 'boolean']).toContain(typeof value);
      }
    }),
    { numRuns: 2000 },
  );
  expect(restored).toBeGreaterThan(100);
});
