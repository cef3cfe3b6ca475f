// The built Worker against an AI service and a database that fail in every way, over real connections. It is also the one whose
// scheduled handler a test can run.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chatErrors as en } from '#shared/content/en/chat-errors.ts';
import { chatErrors as nl } from '#shared/content/nl/chat-errors.ts';
import { leadMail } from '#shared/content/nl/lead-mail.ts';
import { newEmail } from '#test/support/contact-submissions.ts';
import { exampleLead } from '#test/support/forms.ts';
import { type ScriptedAssistant, startScriptedAssistant } from '#test/support/scripted-assistant.ts';
import { openTestSite, type TestSite } from '#test/support/site.ts';
import { type StartedSite, startTestSite } from '#test/support/start-site.ts';
import { type SwitchableProxy, startSwitchableProxy } from '#test/support/switchable-proxy.ts';
import { createSession, requestReply } from '#worker/services/ai-chat.ts';

const texts = { en, nl };
let proxy: SwitchableProxy;
let assistant: ScriptedAssistant;
let started: StartedSite;
let site: TestSite;

beforeAll(async () => {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = inject('databaseSettings');
  proxy = await startSwitchableProxy(SUPABASE_URL);
  assistant = await startScriptedAssistant();
  started = await startTestSite({
    SUPABASE_URL: proxy.url,
    SUPABASE_SECRET_KEY,
    CHAT_API_URL: assistant.url,
    CHAT_API_KEY: 'a-key-for-the-tests',
    CHAT_ASSISTANT_ID: 'test',
    LEAD_EMAIL_TO: 'owner@plinth.example',
    LEAD_EMAIL_FROM: 'site@plinth.example',
  });
  site = openTestSite({
    url: started.url,
    databaseUrl: SUPABASE_URL,
    databaseKey: SUPABASE_SECRET_KEY,
    stateDir: started.stateDir,
  });
});

afterAll(async () => {
  await started.close();
  await assistant.close();
  await proxy.close();
});

let visitors = 0;

function ask(language: 'en' | 'nl' = 'en', { headers, signal }: Pick<RequestInit, 'headers' | 'signal'> = {}) {
  visitors += 1;
  const id = crypto.randomUUID();
  const response = fetch(`${site.url}/api/chat`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'cf-connecting-ip': `10.1.${visitors >> 8}.${visitors & 255}`,
      ...(headers as Record<string, string>),
    },
    body: JSON.stringify({ id, message: 'How long?', language }),
    signal,
  });
  return { id, response };
}

async function rowsOf(...ids: string[]) {
  const { data, error } = await site.database.from('chat_logs').select('id, success, error').in('id', ids);
  expect(error).toBeNull();
  return data ?? [];
}

const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
const html = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<h1>It works!</h1>');
};
/** Announces more than it sends. */
const half = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"message":"Three to');
  setTimeout(() => response.destroy(), 20);
};

type Words = typeof en;
const other = (words: Words) => words.other;
const trouble = (words: Words) => words.byCode.empty_reply;
const unreachable = (words: Words) => words.byCode.unreachable;
const upstream = (status: keyof Words['byStatus']) =>
  [
    `status ${status}`,
    json({}, status),
    502,
    { code: 'upstream', upstreamStatus: status },
    (words: Words) => words.byStatus[status],
    `HTTP ${status}`,
  ] as const;
const empty = { code: 'empty_reply', error: 'Empty response from server' };

const cases = [
  ...([400, 401, 403, 429, 500, 502, 503, 504] as const).map(upstream),
  ['status 404', json({}, 404), 502, { code: 'upstream', upstreamStatus: 404 }, other, 'HTTP 404'],
  ['status 418', json({ message: 'I am a teapot' }, 418), 502, {}, () => 'I am a teapot', 'HTTP 418'],
  ['nothing', (response: ServerResponse) => void response.end(), 502, empty, trouble, empty.error],
  ['HTML', html, 502, empty, trouble, empty.error],
  ['1 MB', json({ message: 'x'.repeat(1_000_000) }), 502, empty, trouble, empty.error],
  ['a wrong shape', json([{ message: { text: 'Hi' } }]), 502, empty, trouble, empty.error],
  ['half an answer', half, 503, { code: 'unreachable' }, unreachable, 'unreachable'],
  [
    'a socket that is cut',
    (response: ServerResponse) => void response.destroy(),
    503,
    { code: 'unreachable' },
    unreachable,
    'unreachable',
  ],
] as const;

test('each failure of the service has the words of the catalogue in both languages, and one row in the log', async () => {
  const logged: Record<string, string> = {};
  for (const [name, answer, status, body, words, error] of cases) {
    assistant.answer = answer;
    for (const language of ['en', 'nl'] as const) {
      const { id, response } = ask(language);
      const answered = await response;
      expect(answered.status, name).toBe(status);
      expect(await answered.json(), name).toMatchObject({ ok: false, message: words(texts[language]), ...body });
      logged[id] = error;
    }
  }
  const ids = Object.keys(logged);
  await expect.poll(() => rowsOf(...ids)).toHaveLength(ids.length);
  for (const row of await rowsOf(...ids)) expect(row).toEqual({ id: row.id, success: false, error: logged[row.id] });
});

test('a closed port is a service that cannot be reached, for sessions and for messages', async () => {
  const closed = await startScriptedAssistant();
  await closed.close();
  const chat = { apiUrl: closed.url, apiKey: 'key', assistantId: 'test' };
  const signal = AbortSignal.timeout(5000);
  expect(await createSession(chat, signal)).toEqual({ ok: false, code: 'unreachable' });
  expect(await requestReply(chat, 'session-1', [], signal)).toEqual({ ok: false, code: 'unreachable' });
});

test('a silent socket is given up when the time is over', async () => {
  assistant.answer = () => undefined;
  const chat = { apiUrl: assistant.url, apiKey: 'key', assistantId: 'test' };
  const started = Date.now();
  expect(await requestReply(chat, 'session-1', [], AbortSignal.timeout(200))).toEqual({ ok: false, code: 'timeout' });
  expect(Date.now() - started).toBeLessThan(1000);
});

test('a visitor who leaves takes the call of the service along, and the interaction is logged', async () => {
  const asked = new Promise<ServerResponse>((resolve) => {
    assistant.answer = resolve;
  });
  const id = crypto.randomUUID();
  const body = JSON.stringify({ id, message: 'How long?' });
  // A reset of the connection, as the edge hears of a visitor who is gone; workerd by itself takes a closed one for half open.
  const { host, port } = new URL(site.url);
  const visitor = connect(Number(port), '127.0.0.1');
  visitor.write(
    `POST /api/chat HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  const call = await asked;
  visitor.resetAndDestroy();
  await once(call, 'close');
  expect(call.writableFinished).toBe(false);
  await expect.poll(() => rowsOf(id)).toEqual([{ id, success: false, error: 'visitor left' }]);
});

const answered = json({ message: 'Three to four weeks.' });

test('with the database away for 4 s the visitor is answered all the same and the row arrives, exactly once', async () => {
  assistant.answer = answered;
  proxy.isOn = false;
  const { id, response } = ask();
  expect(await (await response).json()).toMatchObject({ ok: true, reply: 'Three to four weeks.' });
  await delay(4000);
  expect(await rowsOf(id)).toEqual([]);
  proxy.isOn = true;
  await expect.poll(() => rowsOf(id)).toHaveLength(1);
  // Long enough for a retry that should not come.
  await delay(5000);
  expect(await rowsOf(id)).toHaveLength(1);
});

test('a record that outlives all retries waits in KV and the scheduled handler brings it home, exactly once', async () => {
  assistant.answer = answered;
  proxy.isOn = false;
  const { id, response } = ask();
  expect((await response).status).toBe(200);
  const kv = (await started.worker.miniflare.getKVNamespace('FAILED_LOGS')) as unknown as {
    list(options: { prefix: string }): Promise<{ keys: unknown[] }>;
  };
  await expect.poll(async () => (await kv.list({ prefix: 'failedChatLogs:' })).keys).toHaveLength(1);
  proxy.isOn = true;
  expect(await rowsOf(id)).toEqual([]);
  await started.worker.runScheduled();
  expect(await rowsOf(id)).toHaveLength(1);
  expect((await kv.list({ prefix: 'failedChatLogs:' })).keys).toEqual([]);
});

async function subjectsOfMailsOf(email: string): Promise<string[]> {
  const mails = await site.listMails();
  return mails.filter((mail) => mail.includes(email)).map((mail) => /^Subject: (.*?):/m.exec(mail)?.[1] ?? '');
}

test('the owner gets a mail of a new lead at once, and one more of a lead that waits for 20 hours', async () => {
  const [email, waiting] = [newEmail(), newEmail()];
  const lead = { ...exampleLead, email, language: 'nl', submissionId: randomUUID() };
  const { status } = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lead),
  });
  expect(status).toBe(201);
  await expect.poll(() => subjectsOfMailsOf(email)).toEqual([leadMail.subject.new]);

  const { error } = await site.database.from('contact_submissions').insert({
    id: randomUUID(),
    full_name: lead.fullName,
    email: waiting,
    company_name: lead.companyName,
    service: lead.service,
    problem_description: lead.problemDescription,
    contact_preference: 'email_contact',
    source: 'direct',
    language: 'nl',
    challenge: 'none',
    created_at: new Date(Date.now() - 20.1 * 3_600_000).toISOString(),
  });
  expect(error).toBeNull();
  for (let run = 0; run < 2; run += 1) await started.worker.runScheduled();
  expect(await subjectsOfMailsOf(waiting)).toEqual([leadMail.subject.reminder]);
  expect(await subjectsOfMailsOf(email)).toEqual([leadMail.subject.new]);
});

const wordOf = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

/** Asks for an answer in pieces; resolves with its first words, when the service has said no more than those. */
async function askStreamed() {
  const asked = new Promise<ServerResponse>((resolve) => {
    assistant.answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(wordOf('Three'));
      resolve(response);
    };
  });
  const leaving = new AbortController();
  const { id, response } = ask('en', { headers: { accept: 'text/event-stream' }, signal: leaving.signal });
  const service = await asked;
  const reader = ((await response).body as ReadableStream<Uint8Array<ArrayBuffer>>)
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let text = '';
  while (!text.includes('Three')) text += (await reader.read()).value;
  const readToEnd = async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
    return text;
  };
  return { id, service, leaving, readToEnd };
}

test('a streamed answer comes on word by word, and one that breaks off says so', async () => {
  const whole = await askStreamed();
  whole.service.end(`${wordOf(' weeks.')}data: [DONE]\n\n`);
  expect(await whole.readToEnd()).toContain('event: done\ndata: {"ok":true,"reply":"Three weeks."');
  const broken = await askStreamed();
  broken.service.destroy();
  expect(await broken.readToEnd()).toContain(
    'event: error\ndata: {"sessionId":"session-1","ok":false,"code":"unreachable"',
  );
  await expect.poll(() => rowsOf(whole.id, broken.id)).toHaveLength(2);
  expect(await rowsOf(whole.id)).toEqual([{ id: whole.id, success: true, error: null }]);
  expect(await rowsOf(broken.id)).toEqual([{ id: broken.id, success: false, error: 'unreachable, after: Three' }]);
});

test('a visitor who stops a streamed answer takes the call of the service along, and is logged once', async () => {
  const { id, service, leaving, readToEnd } = await askStreamed();
  leaving.abort();
  await expect(readToEnd()).rejects.toThrow();
  // workerd by itself takes a closed connection for half open, until it writes to it.
  const words = setInterval(() => service.write(wordOf(' more')), 20);
  await once(service, 'close');
  clearInterval(words);
  await expect.poll(() => rowsOf(id)).toHaveLength(1);
  expect(await rowsOf(id)).toEqual([
    { id, success: false, error: expect.stringMatching(/^visitor left, after: Three/) },
  ]);
});

// Last, because what it leaves in the queue is not waited for.
test('120 messages in a burst meet the words for too many, while another visitor is served', async () => {
  assistant.answer = answered;
  const headers = { 'content-type': 'application/json', 'cf-connecting-ip': '10.2.0.1' };
  const init = { method: 'POST', headers, body: JSON.stringify({ message: 'How long?', sessionId: 'session-1' }) };
  const burst = Array.from({ length: 120 }, () => fetch(`${site.url}/api/chat`, init));
  const other = ask('en').response;
  const answers = await Promise.all(burst);
  const refused = answers.filter(({ status }) => status === 429);
  // The limiter counts in fixed windows of 60 s, so a burst across their border may be twice as long.
  expect(refused.length).toBeGreaterThanOrEqual(80);
  expect(await refused[0]?.json()).toMatchObject({ code: 'rate_limited', message: en.byStatus[429] });
  expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
  expect((await other).status).toBe(200);
});
