import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ChatFailure, ChatLogRecord, ChatReply } from '#shared/chat.ts';
import { chatErrors as en } from '#shared/content/en/chat-errors.ts';
import { chatErrors as nl } from '#shared/content/nl/chat-errors.ts';
import { createEventParser } from '#shared/server-events.ts';
import { takeConsoleErrors } from '#test/support/fail-on-console-error.ts';
import { fiveHundred } from '#test/support/hostile-strings.ts';
import { logLines } from '#test/support/worker/log-lines.ts';
import { answerChat, callsOf, chatCalls, chatService, silence } from '#test/support/worker/outside.ts';
import { bindingsWith, newVisitor, origin, postJson, queued } from '#test/support/worker/send.ts';
import worker from '#worker/index.ts';

const path = '/api/chat';
const accept = { accept: 'text/event-stream' };
const sessionId = 'session-of-the-visitor';

afterEach(() => void vi.useRealTimers());

const encode = (text: string) => new TextEncoder().encode(text);

/** What a service streams: in these parts, and then as `end` says. */
function streaming(parts: readonly (string | Uint8Array)[], end: 'close' | 'break' | 'silence' = 'close') {
  const left = [...parts];
  return (_: unknown, signal: AbortSignal) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
      async pull(controller) {
        const part = left.shift();
        if (part !== undefined) return controller.enqueue(typeof part === 'string' ? encode(part) : part);
        if (end === 'close') controller.close();
        else if (end === 'break') controller.error(new TypeError('Network connection lost.'));
        else await new Promise(() => undefined);
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  };
}

const chunk = (content: string, more: object = {}) =>
  `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content } }], ...more })}\n\n`;
const done = 'data: [DONE]\n\n';

const texts = { en, nl };

type Streamed = { texts: string[]; last: { name: string; body: ChatReply | ChatFailure } };

function parse(text: string): Streamed {
  const events = createEventParser()(text).map(({ name, data }) => ({ name, body: JSON.parse(data) }));
  const last = events.pop();
  expect(events.every(({ name }) => name === 'delta')).toBe(true);
  return { texts: events.map(({ body }) => body.text), last: last as Streamed['last'] };
}

async function ask(body: object = {}): Promise<Streamed & { response: Response }> {
  const response = await postJson(path, { message: 'How long?', sessionId, ...body }, { headers: accept });
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.status).toBe(200);
  return { ...parse(await response.text()), response };
}

/** The one record of an interaction. */
function onlyRecord(): Pick<ChatLogRecord, 'ai_response' | 'error' | 'success' | 'session_id'> {
  expect(queued.chatLogs).toHaveLength(1);
  const [{ ai_response, error, success, session_id }] = queued.chatLogs as [ChatLogRecord];
  return { ai_response, error, success, session_id };
}

describe('a streamed answer', () => {
  test.each<[string, string[], string[]]>([
    ['chunks of OpenAI', [chunk('Three'), chunk(' to four'), chunk(' weeks.'), done], ['Three', ' to four', ' weeks.']],
    ['plain lines', ['data: Three\n\n', 'data:  to four\n\ndata:  weeks.\n\n', done], ['Three', ' to four weeks.']],
    [
      'objects with a reply field',
      ['data: {"content":"Three to"}\n\ndata: {"answer":" four weeks."}\n\n'],
      ['Three to four weeks.'],
    ],
    ['a stream that closes without an end', [chunk('Three to four weeks.')], ['Three to four weeks.']],
    [
      'spaces around it',
      [chunk(' \n'), chunk('Three to four '), chunk('weeks.\n'), chunk('\n'), done],
      ['Three to four', ' weeks.'],
    ],
    [
      'a role, usage and comments',
      [
        ': hi\n\n',
        'data: {"choices":[{"delta":{"role":"assistant"}}]}\n\n',
        chunk('Three to four weeks.'),
        'data: {"choices":[],"usage":{}}\n\n',
        done,
      ],
      ['Three to four weeks.'],
    ],
    [
      'noise between chunks',
      [chunk('Three to'), 'data: {"choi\n\n', 'data: noise\n\n', chunk(' four weeks.'), done],
      ['Three to', ' four weeks.'],
    ],
    ['something after its end', [chunk('Three to four weeks.'), done + chunk(' Or not.')], ['Three to four weeks.']],
    ['data of several lines', ['data: Three to\ndata: four weeks.\n\n'], ['Three to\nfour weeks.']],
    [
      'plain lines with braces',
      ['data: Three\n\n', 'data: {to}\n\n', 'data: {"a":1}\n\n'],
      ['Three', '{to}', '{"a":1}'],
    ],
  ])('%s come on as they come, and the end says the whole', async (_, parts, texts) => {
    answerChat(streaming(parts));
    const { response, ...streamed } = await ask();
    const reply = texts.join('');
    expect(streamed).toEqual({ texts, last: { name: 'done', body: { ok: true, reply, sessionId, schedule: false } } });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(onlyRecord()).toEqual({ ai_response: reply, error: null, success: true, session_id: sessionId });
    expect(callsOf(chatService.chat)[0]?.headers.get('accept')).toBe('text/event-stream, application/json');
    expect(Object.keys(chatCalls()[0] ?? {})).toEqual(['api_key', 'assistant_id', 'session_id', 'type', 'messages']);
  });

  test('of a service that answers JSON comes in one piece', async () => {
    answerChat(() => Response.json({ response: 'Let us schedule it.' }));
    expect(await ask({ sessionId: undefined })).toMatchObject({
      texts: ['Let us schedule it.'],
      last: { name: 'done', body: { ok: true, reply: 'Let us schedule it.', sessionId: 'session-1', schedule: true } },
    });
  });

  test('is JSON for who asked for JSON, also where the service streams unasked', async () => {
    answerChat(streaming([chunk('Three to'), chunk(' four weeks.'), done]));
    const response = await postJson(path, { message: 'How long?', sessionId });
    expect(await response.json()).toEqual({ ok: true, reply: 'Three to four weeks.', sessionId, schedule: false });
    expect(callsOf(chatService.chat)[0]?.headers.get('accept')).toBe('application/json');
  });

  test('begins before the service has ended', async () => {
    let end = () => undefined as void;
    answerChat(() => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(encode(chunk('Three')));
          end = () => {
            controller.enqueue(encode(chunk(' weeks.')));
            controller.close();
          };
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    });
    const { reader, finish } = await open();
    let text = '';
    while (!text.includes('Three')) text += (await reader.read()).value ?? '';
    expect(queued.chatLogs).toEqual([]);
    end();
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
    expect(parse(text).last.body).toMatchObject({ reply: 'Three weeks.' });
    await finish();
  });
});

/** Asks without waiting for the end. */
async function open() {
  const context = createExecutionContext();
  const request = new Request(origin + path, {
    method: 'POST',
    body: JSON.stringify({ message: 'How long?', sessionId }),
    headers: { ...accept, 'content-type': 'application/json', 'cf-connecting-ip': newVisitor() },
  });
  const response = await worker.fetch(request, bindingsWith(), context);
  const reader = (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
  return { reader, finish: () => waitOnExecutionContext(context) };
}

describe('sources', () => {
  const sources = [
    { title: 'Pricing', url: 'https://plinth.test/pricing' },
    { title: 'Mirror', url: 'https://evil.example/pricing' },
    { title: 'Click', url: 'javascript:alert(1)' },
    { title: 'Nowhere', url: '/nowhere' },
  ];
  const own = [{ title: 'Pricing', url: '/pricing' }];

  test('of the service are in both kinds of answers, those of other sites are in none', async () => {
    answerChat(streaming([chunk('Yes.'), chunk('', { sources }), done]));
    expect((await ask()).last.body).toMatchObject({ ok: true, sources: own });
    answerChat(() => Response.json({ message: 'Yes.', sources }));
    expect((await ask()).last.body).toMatchObject({ ok: true, sources: own });
    expect(await (await postJson(path, { message: 'Hello', sessionId })).json()).toMatchObject({ sources: own });
  });

  test.each([[[]], ['x'], [{ length: 5 }], [[{ title: 'Click', url: 'javascript:alert(1)' }]]])(
    'that are forged (%j) are in no answer',
    async (forged) => {
      answerChat(() => Response.json({ message: 'Yes.', sources: forged }));
      expect(await (await postJson(path, { message: 'Hello', sessionId })).json()).not.toHaveProperty('sources');
    },
  );
});

describe('a streamed answer that fails', () => {
  test.each<[string, () => Response, number, object]>([
    [
      'a status of the service',
      () => Response.json({}, { status: 500 }),
      502,
      { code: 'upstream', upstreamStatus: 500 },
    ],
    ['no reply', () => Response.json({}), 502, { code: 'empty_reply' }],
    ['a message that is blank', () => Response.json({}), 400, { code: 'empty' }],
  ])('before it has begun (%s) has the status and the JSON of any answer', async (_, answer, status, body) => {
    answerChat(answer);
    const message = status === 400 ? ' ' : 'Hello';
    const response = await postJson(path, { message, sessionId }, { headers: accept });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toMatchObject({ ok: false, ...body });
  });

  const empty = { code: 'empty_reply', error: 'Empty response from server' };
  const badBytes = new Uint8Array([0x64, 0x61, 0x74, 0x61, 0x3a, 0xc3, 0x28, 0x0a, 0x0a]);
  const long = 'x'.repeat(16 * 1024);
  test.each<[string, ReturnType<typeof streaming>, string, object, string]>([
    ['breaks', streaming([chunk('Three'), chunk(' to')], 'break'), 'Three to', { code: 'unreachable' }, 'unreachable'],
    ['breaks at once', streaming([], 'break'), '', { code: 'unreachable' }, 'unreachable'],
    ['is blank', streaming([chunk(' \n'), chunk('\u0000'), done]), '', empty, empty.error],
    ['is empty', streaming([]), '', empty, empty.error],
    ['is a page', streaming(['<h1>It works!</h1>']), '', empty, empty.error],
    ['is no UTF-8', streaming([chunk('Three'), badBytes]), 'Three', empty, empty.error],
    ['is too long', streaming([chunk(long), chunk('x'), done]), long, empty, empty.error],
    ['is 10 MB of text', streaming(Array(40).fill(chunk('x'.repeat(256 * 1024)))), '', empty, empty.error],
    [
      'is 10 MB of nothing',
      streaming([chunk('Three'), ...Array(40).fill(`: ${'x'.repeat(256 * 1024)}\n`)]),
      'Three',
      empty,
      empty.error,
    ],
    [
      'is 10 MB of spaces',
      streaming([chunk('Three'), ...Array(40).fill(chunk(' '.repeat(256 * 1024)))]),
      'Three',
      empty,
      empty.error,
    ],
    [
      'says that it failed',
      streaming([chunk('Three'), 'data: {"error":{"message":"Out of tea"}}\n\n']),
      'Three',
      { code: 'upstream', upstreamStatus: 200, message: 'Out of tea' },
      'HTTP 200',
    ],
    [
      'has an event for that',
      streaming([chunk('Three'), 'event: error\ndata: {}\n\n']),
      'Three',
      { code: 'upstream', message: en.other },
      'HTTP 200',
    ],
  ])(
    'because it %s keeps what arrived, ends in the words for it, and is one failure in the log',
    async (_, answer, arrived, body, error) => {
      answerChat(answer);
      const { texts, last } = await ask();
      expect(texts.join('')).toBe(arrived);
      expect(last).toMatchObject({ name: 'error', body: { ok: false, message: expect.any(String), ...body } });
      const { error: logged, ...record } = onlyRecord();
      expect(record).toEqual({ ai_response: null, success: false, session_id: sessionId });
      expect(logged).toBe(arrived ? `${error}, after: ${arrived}`.slice(0, 500) : error);
      expect(JSON.stringify([...logLines(), ...takeConsoleErrors()])).not.toContain('Three');
    },
  );

  test.each(['en', 'nl'] as const)(
    'has the words of the page in %s, and the session that was made for it',
    async (language) => {
      answerChat(streaming([chunk('Three')], 'break'));
      const { last } = await ask({ sessionId: undefined, language });
      const message = texts[language].byCode.unreachable;
      expect(last.body).toEqual({ ok: false, code: 'unreachable', message, sessionId: 'session-1' });
    },
  );
});

describe('a service that takes its time', () => {
  /** Says a word every so many ms, and nothing else. */
  function slowly(every: number, words: number) {
    return (_: unknown, signal: AbortSignal) => {
      let said = 0;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          signal.addEventListener('abort', () => controller.error(signal.reason));
          const timer = setInterval(() => {
            if (signal.aborted) return clearInterval(timer);
            said += 1;
            controller.enqueue(encode(chunk(`${said} `)));
            if (said === words) {
              clearInterval(timer);
              controller.close();
            }
          }, every);
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
  }

  test('is heard to its end when it is never silent for 30 s', async () => {
    const { texts, last } = await over(100_000, slowly(20_000, 3));
    expect(texts.join('')).toBe('1 2 3');
    expect(last.name).toBe('done');
  });

  test('is given up after 30 s of silence, and what had arrived stays', async () => {
    const { texts, last } = await over(31_000, streaming([chunk('Three')], 'silence'));
    expect(texts).toEqual(['Three']);
    expect(last).toEqual({ name: 'error', body: { ok: false, code: 'timeout', message: en.byCode.timeout } });
    expect(onlyRecord()).toMatchObject({ error: 'timeout, after: Three', success: false });
  });

  test('for ever is given up after two minutes', async () => {
    const { texts, last } = await over(125_000, slowly(1000, Infinity));
    expect(texts.join('').split(' ')).toHaveLength(119);
    expect(last.body).toMatchObject({ code: 'timeout' });
    expect(onlyRecord()).toMatchObject({ success: false });
  });

  /** The answer, where so much time passes. */
  async function over(ms: number, answer: Parameters<typeof answerChat>[0]): Promise<Streamed> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    answerChat(answer);
    const asked = open();
    await vi.advanceTimersByTimeAsync(0);
    const { reader, finish } = await asked;
    await vi.advanceTimersByTimeAsync(ms);
    vi.useRealTimers();
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
    await finish();
    return parse(text);
  }
});

describe('a visitor who leaves in the middle', () => {
  test('ends the call of the service, and is one failure in the log with what had arrived', async () => {
    let isEnded = false;
    answerChat((call, signal) => {
      signal.addEventListener('abort', () => {
        isEnded = true;
      });
      return streaming([chunk('Three to')], 'silence')(call, signal);
    });
    const { reader, finish } = await open();
    let text = '';
    while (!text.includes('Three to')) text += (await reader.read()).value ?? '';
    await reader.cancel();
    await finish();
    expect(isEnded).toBe(true);
    expect(onlyRecord()).toMatchObject({ ai_response: null, error: 'visitor left, after: Three to', success: false });
  });

  test('before the service has begun is logged as today', async () => {
    const leaving = new AbortController();
    answerChat((call, signal) => {
      setTimeout(() => leaving.abort(), 10);
      return silence(call, signal);
    });
    await postJson(path, { message: 'Hello', sessionId }, { headers: accept, signal: leaving.signal }).catch(
      () => undefined,
    );
    await expect.poll(() => queued.chatLogs).toHaveLength(1);
    expect(onlyRecord()).toMatchObject({ error: 'visitor left', success: false });
  });
});

test('500 hostile strings, cut at every byte, arrive as what they are', async () => {
  const strings = fiveHundred().map((text) => `${text.slice(0, 100)}|`);
  for (let from = 0; from < strings.length; from += 100) {
    const said = strings.slice(from, from + 100);
    const bytes = encode(said.map((content) => `data: ${JSON.stringify({ content })}\n\n`).join(''));
    answerChat(streaming(Array.from(bytes, (byte) => new Uint8Array([byte]))));
    const { texts, last } = await ask();
    expect(last.name).toBe('done');
    answerChat(() => Response.json({ message: said.join('') }));
    const atOnce = await (await postJson(path, { message: 'Hello', sessionId })).json<ChatReply>();
    expect(last.body).toEqual(atOnce);
    expect(texts.join('')).toBe(atOnce.reply);
  }
});
