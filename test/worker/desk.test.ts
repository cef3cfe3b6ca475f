import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { deskErrors as en } from '#shared/content/en/desk-errors.ts';
import { waitingReasons } from '#shared/content/en/waiting-reasons.ts';
import type { DeskArguments, DeskFunction } from '#shared/desk-functions.ts';
import { newChatLogRecord } from '#test/support/chat-log-record.ts';
import type { DeskPeople } from '#test/support/desk-people.ts';
import { takeConsoleErrors } from '#test/support/fail-on-console-error.ts';
import { contactBody } from '#test/support/worker/contact.ts';
import { answerAt, databaseCalls, silence } from '#test/support/worker/outside.ts';
import { newVisitor, origin, postJson, send, startWithinOneMinute } from '#test/support/worker/send.ts';
import { askAsPerson } from '#worker/services/desk-database.ts';

const { owner, tokens } = JSON.parse((env as unknown as { DESK_PEOPLE: string }).DESK_PEOPLE) as DeskPeople;

const rpc = (name: string) => `/api/desk/rest/v1/rpc/${name}`;
const auth = (path: string) => `/api/desk/auth/v1/${path}`;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const call = (name: string, body: unknown = {}, token = tokens.owner) =>
  postJson(rpc(name), body, { headers: bearer(token) });

const someId = crypto.randomUUID();
/** Every function, with values that it takes. */
const functions: { [Name in DeskFunction]: DeskArguments<Name> } = {
  list_leads: {},
  get_lead: { p_id: someId },
  change_lead_status: { p_id: someId, p_from: 'new', p_to: 'won' },
  add_lead_note: { p_id: someId, p_note: 'Called' },
  send_lead_reply: { p_id: someId, p_submission_id: someId, p_subject: 'Hello', p_body: 'Hi' },
  undo_lead_reply: { p_id: someId },
  retry_lead_reply: { p_id: someId },
  list_lead_sources: {},
  export_leads: {},
  get_person: { p_email: 'nobody@example.com' },
  export_person: { p_email: 'nobody@example.com' },
  erase_person: { p_email: 'nobody@example.com' },
  list_conversations: {},
  get_conversation: { p_conversation: someId },
  export_conversation: { p_conversation: someId },
  erase_conversation: { p_conversation: someId },
  desk_today: {},
  desk_works: { p_days: 30 },
  list_owners: {},
};
const changing = [
  'change_lead_status',
  'add_lead_note',
  'send_lead_reply',
  'undo_lead_reply',
  'retry_lead_reply',
  'erase_person',
  'erase_conversation',
];

const unaskedTokens: [string, string | null][] = [
  ['no token', null],
  ['an empty token', 'Bearer '],
  ['another scheme', `Basic ${tokens.owner}`],
  ['a word', 'Bearer token'],
  ['three words', 'Bearer a.b.c'],
  ['claims that are no object', `Bearer a.${btoa('[]')}.c`],
  ['the token of nobody', `Bearer ${tokens.anon}`],
  ['the role of the service', `Bearer ${tokens.service}`],
  ['the secret key', `Bearer ${env.SUPABASE_SECRET_KEY}`],
  ['the publishable key', `Bearer ${env.SUPABASE_PUBLISHABLE_KEY}`],
  ['two tokens', `Bearer ${tokens.owner} ${tokens.owner}`],
  ['a token of 9 KB', `Bearer ${'a'.repeat(3000)}.${'b'.repeat(3000)}.${'c'.repeat(3000)}`],
  ['a token of a megabyte', `Bearer ${'a'.repeat(1_000_000)}.b.c`],
];

describe('the desk, by whose token it is', () => {
  test.each(unaskedTokens)('%s is refused with 401, and nobody is asked', async (_, authorization) => {
    const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
    for (const [method, path] of [
      ['POST', rpc('list_leads')],
      ['GET', '/api/desk/waiting'],
      ['GET', '/api/desk/mail'],
      ['GET', auth('user')],
      ['PUT', auth('user')],
      ['POST', auth('logout')],
    ] as const) {
      const response = await send(path, { method, headers, ...(method !== 'GET' && { body: '{}' }) });
      expect(response.status, `${method} ${path}`).toBe(401);
      expect(await response.json()).toEqual({ ok: false, code: 'unauthorized', message: en.unauthorized });
    }
    expect(databaseCalls()).toEqual([]);
  });

  const asked: [keyof DeskPeople['tokens'], number][] = [
    ['expired', 401],
    ['forged', 401],
    ['otherProject', 401],
    ['stranger', 403],
  ];
  test.each(asked)('the token %s gets %i from every function, and never a row', async (name, status) => {
    for (const [path, body] of Object.entries(functions)) {
      const response = await call(path, body, tokens[name]);
      expect(response.status, path).toBe(status);
      expect(Object.keys(await response.json<object>())).toEqual(['ok', 'code', 'message']);
    }
    const waiting = await send('/api/desk/waiting', { headers: bearer(tokens[name]) });
    expect(waiting.status).toBe(status);
  });

  test('a viewer reads all and changes nothing', async () => {
    for (const [path, body] of Object.entries(functions)) {
      const { status } = await call(path, body, tokens.viewer);
      expect(status, path).toBe(changing.includes(path) ? 403 : 200);
    }
    expect((await send('/api/desk/waiting', { headers: bearer(tokens.viewer) })).status).toBe(200);
  });

  test('the secret key is in no call of the desk', async () => {
    await call('list_leads');
    await send(auth('user'), { headers: bearer(tokens.owner) });
    for (const { headers } of databaseCalls()) {
      expect(headers.get('apikey')).toBe(env.SUPABASE_PUBLISHABLE_KEY);
      expect(headers.get('authorization')).toBe(`Bearer ${tokens.owner}`);
      expect(JSON.stringify([...headers])).not.toContain(env.SUPABASE_SECRET_KEY);
    }
  });
});

describe('the desk, an owner at work', () => {
  test('finds, answers and erases a lead; a second change of the same status is a conflict', async () => {
    const body = contactBody();
    await postJson('/api/contact', body);
    const id = body.submissionId ?? '';
    const listed = await (await call('list_leads', { p_search: body.email })).json<{ id: string }[]>();
    expect(listed.map((lead) => lead.id)).toEqual([id]);
    const change = { p_id: id, p_from: 'new', p_to: 'contacted' };
    expect(await (await call('change_lead_status', change)).json()).toMatchObject({ lead: { status: 'contacted' } });
    const late = await call('change_lead_status', { ...change, p_to: 'lost' });
    expect(late.status).toBe(409);
    expect(await late.json()).toEqual({ ok: false, code: 'conflict', message: en.conflict, status: 'contacted' });
    expect(await (await call('erase_person', { p_email: body.email })).json()).toBe(1);
    expect((await call('add_lead_note', { p_id: id, p_note: 'x' })).status).toBe(404);
  });

  test('what waits in KV of an erased conversation goes with it, and nothing else', async () => {
    for (const { name } of (await env.FAILED_LOGS.list()).keys) await env.FAILED_LOGS.delete(name);
    const session = `session-${crypto.randomUUID()}`;
    const erased = [newChatLogRecord({ session_id: session }), newChatLogRecord({ session_id: session })];
    const kept = newChatLogRecord();
    const alone = newChatLogRecord({ session_id: null });
    // As an older version kept it, without metadata.
    for (const record of [...erased, kept, alone])
      await env.FAILED_LOGS.put(`failedChatLogs:${record.id}`, JSON.stringify(record));
    expect((await call('erase_conversation', { p_conversation: session }, tokens.viewer)).status).toBe(403);
    expect((await env.FAILED_LOGS.list()).keys).toHaveLength(4);
    for (const conversation of [session, alone.id])
      expect((await call('erase_conversation', { p_conversation: conversation })).status).toBe(200);
    expect((await env.FAILED_LOGS.list()).keys.map(({ name }) => name)).toEqual([`failedChatLogs:${kept.id}`]);
    await env.FAILED_LOGS.delete(`failedChatLogs:${kept.id}`);
  });

  test('an erasure that KV does not take is said, and can be repeated', async () => {
    const FAILED_LOGS = { list: () => Promise.reject(new Error('KV is away')) };
    const headers = bearer(tokens.owner);
    const response = await postJson(
      rpc('erase_conversation'),
      { p_conversation: 'x' },
      { headers, bindings: { FAILED_LOGS } },
    );
    expect(response.status).toBe(503);
    expect((await send('/api/desk/waiting', { headers, bindings: { FAILED_LOGS } })).status).toBe(503);
    expect(takeConsoleErrors()).toMatchObject([{ message: 'KV is away' }, { message: 'KV is away' }]);
  });

  test('an erasure and a count that KV never answers are given up after 10 s', async () => {
    const bindings = { FAILED_LOGS: { list: () => new Promise(() => undefined) } };
    const headers = bearer(tokens.owner);
    const responses = await Promise.all([
      postJson(rpc('erase_conversation'), { p_conversation: 'x' }, { headers, bindings }),
      send('/api/desk/waiting', { headers, bindings }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([503, 503]);
    const message = 'No answer within 10 s';
    expect(takeConsoleErrors()).toMatchObject([{ message }, { message }]);
  });

  test('what waits is counted, with the age and the reason of the oldest', async () => {
    const keys = [
      { name: 'failedChatLogs:1', metadata: { since: '2026-11-20T08:00:00.000Z', reason: 'queue', conversation: 'a' } },
      { name: 'failedChatLogs:2', metadata: { since: '2026-11-19T08:00:00.000Z', reason: 'table', conversation: 'b' } },
      { name: 'failedChatLogs:3' },
    ];
    const FAILED_LOGS = { list: async () => ({ keys, list_complete: true }) };
    const response = await send('/api/desk/waiting', { headers: bearer(tokens.viewer), bindings: { FAILED_LOGS } });
    expect(await response.json()).toEqual({
      ok: true,
      count: 3,
      oldest: '2026-11-19T08:00:00.000Z',
      reason: waitingReasons.table,
    });

    const setAside = { since: '2026-11-21T08:00:00.000Z', reason: 'rule', conversation: 'c' };
    keys.unshift({ name: 'failedChatLogs:4', metadata: setAside });
    const again = await send('/api/desk/waiting', { headers: bearer(tokens.viewer), bindings: { FAILED_LOGS } });
    expect(await again.json()).toMatchObject({ oldest: '2026-11-19T08:00:00.000Z', reason: waitingReasons.rule });
  });
});

describe('the desk, what is forwarded', () => {
  test.each([
    ['GET', rpc('list_leads'), 405],
    ['PUT', rpc('list_leads'), 405],
    ['DELETE', rpc('list_leads'), 405],
    ['PATCH', rpc('erase_person'), 405],
    ['POST', rpc('submit_contact'), 404],
    ['POST', rpc('claim_lead_notices'), 404],
    ['POST', rpc('claim_lead_reply'), 404],
    ['POST', '/api/desk/mail', 405],
    ['POST', rpc('constructor'), 404],
    ['POST', rpc('list_leads/..'), 404],
    ['POST', rpc('..%2fcontact_submissions'), 404],
    ['GET', '/api/desk/rest/v1/contact_submissions', 404],
    ['POST', '/api/desk/rest/v1/', 404],
    ['POST', '/api/desk', 404],
    ['GET', auth('token?grant_type=password'), 405],
    ['POST', auth('user'), 405],
    ['GET', auth('logout'), 405],
    ['POST', auth('signup'), 404],
    ['POST', auth('admin/users'), 404],
    ['POST', '/api/desk/waiting', 405],
    ['POST', `${rpc('list_leads')}?select=*`, 400],
    ['POST', `${rpc('list_leads')}?or=(id.not.is.null)`, 400],
    ['POST', `${rpc('list_leads')}?limit=100000`, 400],
    ['POST', auth('token'), 400],
    ['POST', auth('token?grant_type=id_token'), 400],
    ['POST', auth('token?grant_type=password&redirect_to=https://elsewhere.test/'), 400],
    ['POST', auth('token?grant_type=refresh_token&grant_type=password'), 400],
    ['POST', auth('otp?redirect_to=https://elsewhere.test/'), 400],
    ['POST', auth('verify?token=1'), 400],
    ['POST', auth('logout?scope=all'), 400],
  ])('%s %s is answered %i in JSON, and nobody is asked', async (method, path, status) => {
    const headers = { 'content-type': 'application/json', ...bearer(tokens.owner) };
    const response = await send(path, { method, headers, ...(method !== 'GET' && { body: '{}' }) });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ ok: false, message: expect.any(String) });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(databaseCalls()).toEqual([]);
  });

  test.each([
    ['text', 'text/plain', '{}', 415],
    ['no JSON', 'application/json', '{', 400],
    ['a list', 'application/json', '[]', 400],
    ['more than 64 KiB', 'application/json', JSON.stringify({ p_note: 'x'.repeat(70_000) }), 413],
  ])('a body of %s is refused', async (_, type, body, status) => {
    const headers = { 'content-type': type, ...bearer(tokens.owner) };
    for (const path of [rpc('add_lead_note'), auth('otp')])
      expect((await send(path, { method: 'POST', headers, body })).status).toBe(status);
    expect(databaseCalls()).toEqual([]);
  });

  test.each([rpc('list_leads'), auth('otp')])('a page of another origin may not post to %s', async (path) => {
    const response = await postJson(
      path,
      {},
      { headers: { ...bearer(tokens.owner), origin: 'https://elsewhere.test' } },
    );
    expect(response.status).toBe(403);
    expect(databaseCalls()).toEqual([]);
  });

  test('without the publishable key there is no desk', async () => {
    const response = await send('/api/desk/waiting', { bindings: { SUPABASE_PUBLISHABLE_KEY: '' } });
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ ok: false, code: 'not_configured', message: en.not_configured });
  });

  const sick: [string, () => Response, number][] = [
    ['HTML', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
    ['HTML with 200', () => new Response('<h1>Hello</h1>'), 502],
    ['nothing', () => new Response(''), 502],
    ['204', () => new Response(null, { status: 204 }), 502],
    ['null', () => Response.json('text'), 502],
    ['an array as error', () => Response.json([], { status: 403 }), 502],
    ['an error without a code', () => Response.json({}, { status: 500 }), 502],
    ['a missing function', () => Response.json({ code: 'PGRST202' }, { status: 404 }), 502],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.test' } }), 502],
    ['bad UTF-8', () => new Response(new Uint8Array([0x22, 0xff])), 502],
    ['no connection', () => Response.error(), 502],
  ];
  test.each(sick)('a database that answers with %s has a known outcome', async (_, answer) => {
    answerAt(`${env.SUPABASE_URL}/`, answer);
    const responses = [
      await call('list_leads'),
      await send('/api/desk/waiting', { headers: bearer(tokens.owner) }),
      await send(auth('user'), { headers: bearer(tokens.owner) }),
    ];
    for (const response of responses) {
      expect(response.headers.get('location')).toBeNull();
      expect(await response.json()).toMatchObject({ ok: false, message: expect.any(String) });
      expect([502, 503, 403, 404]).toContain(response.status);
    }
    expect(responses[0]?.status).toBe(502);
    expect(JSON.stringify(takeConsoleErrors())).not.toContain('<h1>');
  });

  test('a refusal without a code is none of the database', async () => {
    answerAt(`${env.SUPABASE_URL}/`, () => Response.json({}, { status: 400 }));
    expect((await call('list_leads')).status).toBe(502);
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  test.each([null, {}, { ok: true }, { lead: null }])(
    'a change that is answered with %j is not shown as done',
    async (body) => {
      answerAt(`${env.SUPABASE_URL}/`, () => Response.json(body));
      for (const name of ['change_lead_status', 'add_lead_note']) expect((await call(name)).status, name).toBe(502);
      expect(takeConsoleErrors()).toHaveLength(2);
    },
  );

  test('a database that never ends its answer is left at 16 MB, and one that is silent after its time', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)) });
    answerAt(`${env.SUPABASE_URL}/`, () => new Response(endless));
    expect((await call('list_leads')).status).toBe(502);
    takeConsoleErrors();
    answerAt(`${env.SUPABASE_URL}/`, silence);
    const desk = { url: env.SUPABASE_URL, publishableKey: 'sb_publishable_test' };
    const question = { method: 'POST', path: '/rest/v1/rpc/list_leads', token: tokens.owner, body: {} };
    expect(await askAsPerson(desk, question, 20)).toEqual({ ok: false, code: 'timeout' });
    answerAt(`${env.SUPABASE_URL}/`, () => Promise.reject(new TypeError('Network connection lost')));
    expect((await call('list_leads')).status).toBe(503);
    takeConsoleErrors();
  });
});

describe('signing in', () => {
  const signIn = (given: object = {}, visitor = newVisitor()) =>
    postJson(auth('token?grant_type=password'), { ...owner, ...given }, { visitor });

  test('by password, refreshed, known and ended', async () => {
    const response = await signIn();
    expect(response.status).toBe(200);
    expect([...response.headers.keys()]).not.toContain('set-cookie');
    const session = await response.json<{ access_token: string; refresh_token: string }>();
    const { refresh_token } = session;
    const refreshed = await postJson(auth('token?grant_type=refresh_token'), { refresh_token });
    expect(refreshed.status).toBe(200);
    const headers = bearer((await refreshed.json<{ access_token: string }>()).access_token);
    expect(await (await send(auth('user'), { headers })).json()).toMatchObject({ email: owner.email });
    expect((await postJson(rpc('list_leads'), {}, { headers })).status).toBe(200);
    const ended = await send(auth('logout?scope=local'), { method: 'POST', headers });
    expect([200, 204]).toContain(ended.status);
  });

  test('an unknown address gets the same answers as a known one', async () => {
    const email = 'nobody@plinth.example';
    const wrong = [await signIn({ password: 'wrong-password' }), await signIn({ email })];
    expect(wrong.map(({ status }) => status)).toEqual([400, 400]);
    expect(await wrong[0]?.text()).toBe(await wrong[1]?.text());
    for (const path of ['otp', 'recover']) {
      const answers = [await postJson(auth(path), { email: owner.email }), await postJson(auth(path), { email })];
      for (const answer of answers) {
        expect(answer.status).toBe(200);
        expect(await answer.json()).toEqual({});
      }
    }
    const codes = await Promise.all(
      [owner.email, email].map((each) => postJson(auth('verify'), { email: each, token: '000000', type: 'magiclink' })),
    );
    expect(codes.map(({ status }) => status)).toEqual([403, 403]);
    expect(await codes[0]?.text()).toBe(await codes[1]?.text());
  });

  test('nobody signs up by asking for a code', async () => {
    await postJson(auth('otp'), { email: 'new@plinth.example', create_user: true });
    expect(databaseCalls().map(({ body }) => body)).toMatchObject([{ create_user: false }]);
  });

  test('the sixth try in a minute of one visitor at one address is refused, by whatever way', async () => {
    const visitor = newVisitor();
    const email = 'Tried@plinth.example';
    const ways = [auth('token?grant_type=password'), auth('otp'), auth('recover'), auth('verify'), auth('otp')];
    await startWithinOneMinute();
    for (const way of ways) expect((await postJson(way, { email }, { visitor })).status).not.toBe(429);
    const asked = databaseCalls().length;
    for (const way of ways) {
      const response = await postJson(way, { email: ' tried@plinth.example ' }, { visitor });
      expect(response.status).toBe(429);
      expect(response.headers.get('retry-after')).toBe('60');
      expect(await response.json()).toEqual({ ok: false, code: 'rate_limited', message: en.rate_limited });
    }
    expect(databaseCalls()).toHaveLength(asked);
    expect((await postJson(auth('otp'), { email }, { visitor: newVisitor() })).status).toBe(200);
    expect(
      (await postJson(auth('token?grant_type=refresh_token'), { refresh_token: 'x' }, { visitor })).status,
    ).not.toBe(429);
  });

  test('the 31st try of a day is refused', async () => {
    const DESK_BURST = { limit: async () => ({ success: true }) };
    const visitor = newVisitor();
    answerAt(`${env.SUPABASE_URL}/auth/v1/otp`, () => Response.json({}));
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1)
      statuses.push(
        (await postJson(auth('otp'), { email: 'daily@plinth.example' }, { visitor, bindings: { DESK_BURST } })).status,
      );
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });

  test.each([
    ['the limiter', { DESK_BURST: { limit: () => Promise.reject(new Error('Away')) } }],
    ['KV', { RATE_LIMITS: { get: () => Promise.reject(new Error('Away')) } }],
  ])('where %s cannot be read nobody signs in', async (_, bindings) => {
    const response = await postJson(auth('token?grant_type=password'), owner, { bindings });
    expect(response.status).toBe(503);
    expect(takeConsoleErrors()).toMatchObject([{ message: 'Away' }]);
    expect(databaseCalls()).toEqual([]);
  });

  test.each([
    [429, 429],
    [500, 502],
    [401, 502],
  ])('the status %i of the service is answered %i, also where a code is asked for', async (status, answered) => {
    answerAt(`${env.SUPABASE_URL}/`, () => Response.json({ code: status, msg: 'No', secret: 'x' }, { status }));
    for (const path of ['otp', 'recover', 'verify', 'token?grant_type=password'])
      expect((await postJson(auth(path), { email: 'a@b.example' })).status).toBe(answered);
    takeConsoleErrors();
  });

  test('no header of the service is passed on but the content type', async () => {
    answerAt(`${env.SUPABASE_URL}/auth/v1/user`, () =>
      Response.json(
        { id: 'one' },
        { headers: { 'set-cookie': 'a=b', 'x-powered-by': 'x', 'access-control-allow-origin': '*' } },
      ),
    );
    const response = await send(auth('user'), { headers: { ...bearer(tokens.owner), referer: `${origin}/desk` } });
    expect(response.status).toBe(200);
    for (const name of ['set-cookie', 'x-powered-by', 'access-control-allow-origin'])
      expect(response.headers.get(name)).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
