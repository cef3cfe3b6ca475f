import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { contactErrors as en } from '#shared/content/en/contact-errors.ts';
import { contactForm as enForm } from '#shared/content/en/contact-form.ts';
import { contactErrors as nl } from '#shared/content/nl/contact-errors.ts';
import { contactForm as nlForm } from '#shared/content/nl/contact-form.ts';
import { contactPath } from '#shared/routes.ts';
import { takeConsoleErrors } from '#test/support/fail-on-console-error.ts';
import { contactBody, submissionsOf } from '#test/support/worker/contact.ts';
import { answerDatabase, databaseCalls, failDatabase, silence } from '#test/support/worker/outside.ts';
import { load } from '#test/support/worker/pages.ts';
import { database, newVisitor, origin, postForm, postJson, queued, send } from '#test/support/worker/send.ts';
import { storeSubmission } from '#worker/data/contact-submissions.ts';

const path = '/api/contact';
const texts = { en: { errors: en, form: enForm }, nl: { errors: nl, form: nlForm } };
const bothLanguages = ['en', 'nl'] as const;

type Answer = { ok: boolean; code?: string; message?: string; fields?: Record<string, string>; submissionId?: string };
const read = (response: Response) => response.json<Answer>();
/** As React writes text. */
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#x27;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

test.each(bothLanguages)('a package that was chosen is named in the form without scripts, in %s', async (language) => {
  const { form } = texts[language];
  for (const source of ['pricing-growth', 'package-growth-end', 'package-build-and-empower-to-growth']) {
    const { html } = await load(contactPath(language, source));
    expect(/<textarea[^>]*>([^<]*)/.exec(html)?.[1]).toBe(escaped(form.wishes.growth));
    expect(html).toMatch(/<option [^>]*value="custom-ai-solution"[^>]*selected/);
  }
  const { html } = await load(contactPath(language, 'pricing-hero'));
  expect(/<textarea[^>]*>([^<]*)/.exec(html)?.[1]).toBe('');
});

describe('contact, stored', () => {
  test('contact answers 201 and stores the cleaned request with the source, the language and status new', async () => {
    const body = contactBody({
      fullName: '  Zoë <b>de</b> Vries-O’Neill ',
      problemDescription: '<script>alert(1)</script>Stock < 5 and > 3 is\r\nmissed, twice a week.',
      additionalInfo: ' Before <em>May</em> ',
      contactPreference: 'schedule_meeting',
      language: 'nl',
    });
    const response = await postJson(path, body);
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      ok: true,
      submissionId: body.submissionId,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(await submissionsOf(body.email)).toEqual([
      {
        id: body.submissionId,
        full_name: 'Zoë de Vries-O’Neill',
        email: body.email,
        company_name: 'Acme',
        service: 'crm-integration',
        problem_description: 'alert(1)Stock  5 and  3 is\nmissed, twice a week.',
        additional_info: 'Before May',
        contact_preference: 'schedule_meeting',
        source: 'home-hero',
        status: 'new',
        language: 'nl',
        challenge: 'none',
        created_at: expect.any(String),
      },
    ]);
  });

  test('contact makes an id, a source and a preference where there is none', async () => {
    const { submissionId: _, source: __, contactPreference: ___, additionalInfo: ____, ...body } = contactBody();
    const response = await postJson(path, body);
    expect(response.status).toBe(201);
    const { submissionId } = await read(response);
    expect(await submissionsOf(body.email)).toMatchObject([
      { id: submissionId, source: 'direct', contact_preference: 'email_contact', additional_info: null },
    ]);
  });

  test('contact takes null for what is not given, and UTF-8 by name', async () => {
    const body = contactBody();
    const response = await postJson(
      path,
      { ...body, additionalInfo: null, contactPreference: null },
      { headers: { 'content-type': 'application/json; charset="utf-8"' } },
    );
    expect(response.status).toBe(201);
    expect(await submissionsOf(body.email)).toMatchObject([
      { contact_preference: 'email_contact', additional_info: null },
    ]);
  });

  test.each(['Home Hero', '<b>', 'a'.repeat(65), ''])('contact stores the source %j as direct', async (source) => {
    const body = contactBody({ source });
    await postJson(path, body);
    expect(await submissionsOf(body.email)).toMatchObject([{ source: 'direct' }]);
  });

  test('contact answers a repeated submissionId with 200 and the first answer, and stores nothing', async () => {
    const body = contactBody();
    const first = await read(await postJson(path, body));
    const again = await postJson(path, { ...body, fullName: 'Somebody Else' });
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(first);
    expect(await submissionsOf(body.email)).toMatchObject([{ full_name: 'Daniël O’Brien' }]);
    // The first request may have ended before its message was sent.
    expect(queued.leads).toEqual([{ id: body.submissionId }, { id: body.submissionId }]);
  });

  test.each(['11111111-1111-1111-1111-111111111111', '123E4567-E89B-12D3-0456-426614174000'])(
    'contact takes the submissionId %s, whatever its version says',
    async (submissionId) => {
      const body = contactBody({ submissionId });
      expect(await read(await postJson(path, body))).toMatchObject({ submissionId: submissionId.toLowerCase() });
      expect((await postJson(path, body)).status).toBe(200);
    },
  );

  test('contact takes its language from the page that sent the request when the body names none', async () => {
    const { language: _, ...body } = contactBody();
    await postJson(path, body, { headers: { referer: `${origin}/nl/contact` } });
    expect(await submissionsOf(body.email)).toMatchObject([{ language: 'nl' }]);
  });

  test('contact queues the id of a lead and nothing else of it', async () => {
    const body = contactBody();
    await postJson(path, body);
    expect(queued.leads).toEqual([{ id: body.submissionId }]);
  });

  test('contact answers 201 also when the lead cannot be queued, and logs that', async () => {
    const LEADS = { send: () => Promise.reject(new Error('The queue is full')) };
    const body = contactBody();
    expect((await postJson(path, body, { bindings: { LEADS } })).status).toBe(201);
    expect(await submissionsOf(body.email)).toHaveLength(1);
    expect(takeConsoleErrors()).toMatchObject([{ message: 'The queue is full' }]);
  });
});

describe('contact, as a form without scripts', () => {
  test.each([
    ['en', '/contact/thanks'],
    ['nl', '/nl/contact/thanks'],
  ])('contact sends a form in %s on to %s with 303', async (language, location) => {
    const { submissionId: _, ...body } = contactBody({ language });
    const response = await postForm(path, body);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(location);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await submissionsOf(body.email)).toMatchObject([{ language, full_name: 'Daniël O’Brien' }]);
  });

  test.each(bothLanguages)(
    'contact answers a refused form in %s with the page, the box and what was typed',
    async (language) => {
      const response = await postForm(path, contactBody({ language, email: 'ann@', companyName: '"><img src=x>' }));
      expect(response.status).toBe(422);
      expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('etag')).toBeNull();
      const html = await response.text();
      const { errors, form } = texts[language];
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(escaped(form.failureTitle));
      expect(html).toContain(escaped(errors.outcomes.validation));
      expect(html).toContain(escaped(errors.fields.email.invalid));
      expect(html).toContain('value="ann@"');
      expect(html).not.toContain('<img src=x>');
    },
  );

  test('contact answers a form that failed in the database with the page and the status', async () => {
    failDatabase('upstream request timeout', { status: 504 });
    const response = await postForm(path, contactBody({ language: 'nl' }));
    expect(response.status).toBe(504);
    expect(await response.text()).toContain(escaped(nl.outcomes.timeout));
    takeConsoleErrors();
  });

  test.each([
    [{ source: 'home-hero-work' }, '/nl/contact?source=home-hero-work'],
    [{ source: '"><img' }, '/nl/contact'],
  ])('a refused form with %o shows the address %s, from which it is mended', async (fields, address) => {
    const response = await postForm(path, contactBody({ ...fields, language: 'nl', email: '' }));
    expect(await response.text()).toContain(`data-page="${address}"`);
  });

  test('contact answers a form of more than 64 KiB with the page and 413', async () => {
    const response = await postForm(path, contactBody({ additionalInfo: 'x'.repeat(66_000) }));
    expect(response.status).toBe(413);
    expect(await response.text()).toContain(escaped(en.outcomes.too_large));
  });

  test('contact takes 4,000 characters of any script, which url-encoded are nine times as many bytes', async () => {
    const response = await postForm(
      path,
      contactBody({ problemDescription: '要'.repeat(2000), additionalInfo: '求'.repeat(2000) }),
    );
    expect(response.status).toBe(303);
  });

  test('contact decides by the type of the request, not by what it accepts', async () => {
    const json = await postJson(path, contactBody({ email: '' }), { headers: { accept: 'text/html' } });
    expect(json.headers.get('content-type')).toMatch(/^application\/json/);
    const form = await postForm(path, contactBody({ email: '' }), { headers: { accept: 'application/json' } });
    expect(form.headers.get('content-type')).toMatch(/^text\/html/);
  });
});

describe('contact, rules', () => {
  const cases = [
    ['fullName', 'A', 'tooShort'],
    ['fullName', 'a'.repeat(101), 'tooLong'],
    ['fullName', 'Ann3', 'invalid'],
    ['email', 'ann@example', 'invalid'],
    ['email', `${'a'.repeat(250)}@example.com`, 'tooLong'],
    ['companyName', '<b></b>', 'tooShort'],
    ['companyName', 'a'.repeat(101), 'tooLong'],
    ['service', 'plumbing', 'invalid'],
    ['problemDescription', 'Too short', 'tooShort'],
    ['problemDescription', 'a'.repeat(2001), 'tooLong'],
    ['additionalInfo', 'a'.repeat(2001), 'tooLong'],
    ['contactPreference', 'pigeon', 'invalid'],
  ] as const;
  const inBothLanguages = cases.flatMap((each) => bothLanguages.map((language) => [...each, language] as const));

  test.each(inBothLanguages)('contact answers 422 for %s %j: %s, in %s', async (field, value, code, language) => {
    const response = await postJson(path, contactBody({ [field]: value, language }));
    expect(response.status).toBe(422);
    const sentences: Record<string, Record<string, string>> = texts[language].errors.fields;
    expect(await response.json()).toEqual({
      ok: false,
      code: 'validation',
      message: texts[language].errors.outcomes.validation,
      fields: { [field]: sentences[field]?.[code] },
    });
    expect(databaseCalls()).toEqual([]);
  });

  test('contact names every failing field of an empty form at once', async () => {
    const { fields } = await read(await postJson(path, {}));
    expect(fields).toEqual({
      fullName: 'Please enter your full name (at least 2 characters)',
      email: 'Please enter a valid email address',
      companyName: 'Please enter your company name (at least 2 characters)',
      service: 'Please select a service from the list',
      problemDescription: 'Please provide more details about your needs (at least 10 characters)',
    });
  });

  test.each(bothLanguages)('contact answers a filled honeypot with 422 and a sentence, in %s', async (language) => {
    const body = { ...contactBody({ language }), website: 'https://spam.example' };
    const response = await postJson(path, body);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      ok: false,
      code: 'honeypot',
      message: texts[language].errors.outcomes.honeypot,
    });
    const page = await postForm(path, body);
    expect(page.status).toBe(422);
    expect(await page.text()).toContain(escaped(texts[language].errors.outcomes.honeypot));
    expect(databaseCalls()).toEqual([]);
  });
});

describe('contact, limits', () => {
  const blocked = async () => (await env.RATE_LIMITS.list({ prefix: 'blocked:' })).keys.map(({ name }) => name);

  test('contact refuses the fourth request of a visitor with 429 until 30 minutes after the third, and tells KV once', async () => {
    const visitor = newVisitor();
    const knownBefore = await blocked();
    for (const _ of [1, 2, 3]) expect((await postJson(path, contactBody(), { visitor })).status).toBe(201);

    const fourth = contactBody();
    const response = await postJson(path, fourth, { visitor });
    expect(response.status).toBe(429);
    expect(await response.json()).toEqual({ ok: false, code: 'rate_limited', message: en.outcomes.rate_limited });
    const retryAfter = Number(response.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(1790);
    expect(retryAfter).toBeLessThanOrEqual(1800);
    expect(await submissionsOf(fourth.email)).toEqual([]);

    const [key = ''] = (await blocked()).filter((name) => !knownBefore.includes(name));
    expect(key).toMatch(/^blocked:[0-9a-f]{64}$/);
    const until = await env.RATE_LIMITS.get(key);
    expect(Math.abs(Date.parse(until ?? '') - Date.now() - 1_800_000)).toBeLessThan(10_000);

    const asked = databaseCalls().length;
    const fifth = await postForm(path, contactBody({ language: 'nl' }), { visitor });
    expect(fifth.status).toBe(429);
    expect(Number(fifth.headers.get('retry-after'))).toBeGreaterThan(1780);
    expect(await fifth.text()).toContain(escaped(nl.outcomes.rate_limited));
    expect(databaseCalls()).toHaveLength(asked);
    expect(await env.RATE_LIMITS.get(key)).toBe(until);

    expect((await postJson(path, contactBody())).status).toBe(201);
  });

  test('contact asks the database again once the time that KV remembers is over', async () => {
    const RATE_LIMITS = { get: async () => new Date(Date.now() - 1).toISOString() };
    expect((await postJson(path, contactBody(), { bindings: { RATE_LIMITS } })).status).toBe(201);
  });

  test('contact stays open when KV cannot be read, and logs that', async () => {
    const RATE_LIMITS = { get: () => Promise.reject(new Error('KV is away')) };
    expect((await postJson(path, contactBody(), { bindings: { RATE_LIMITS } })).status).toBe(201);
    expect(takeConsoleErrors()).toMatchObject([
      { level: 'error', message: 'KV is away', requestId: expect.any(String) },
    ]);
  });

  test('contact answers 429 also when KV cannot be told, and logs that', async () => {
    const blockedUntil = new Date(Date.now() + 600_000).toISOString();
    answerDatabase(() => Response.json({ outcome: 'rate_limited', blockedUntil }));
    const RATE_LIMITS = { get: async () => null, put: () => Promise.reject(new Error('KV takes nothing')) };
    const response = await postJson(path, contactBody(), { bindings: { RATE_LIMITS } });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('600');
    expect(takeConsoleErrors()).toMatchObject([{ message: 'KV takes nothing' }]);
  });

  test.each(bothLanguages)(
    'contact answers 409 duplicate for an address of less than 24 hours ago, in any case, in %s',
    async (language) => {
      const body = contactBody({ language });
      await postJson(path, body);
      const again = contactBody({ language, email: body.email?.toUpperCase() ?? '' });
      const response = await postJson(path, again);
      expect(response.status).toBe(409);
      expect(await response.json()).toEqual({
        ok: false,
        code: 'duplicate',
        message: texts[language].errors.outcomes.duplicate,
      });
      expect(await submissionsOf(again.email)).toEqual([]);
    },
  );
});

describe('contact, failing database', () => {
  const failures = [
    ['duplicate key value violates a constraint', 409, 'duplicate_recent'],
    ['value is not UNIQUE', 409, 'duplicate_recent'],
    ['Network connection lost', 503, 'network'],
    ['Failed to fetch', 503, 'network'],
    ['canceling statement due to statement timeout', 504, 'timeout'],
    ['API rate limit reached', 503, 'busy'],
    ['Too many connections', 503, 'busy'],
    ['Validation failed: contact_submissions_email', 502, 'rejected'],
    ['invalid input syntax', 502, 'rejected'],
    ['permission denied', 502, 'unavailable'],
  ] as const;
  const inBothLanguages = failures.flatMap((each) => bothLanguages.map((language) => [...each, language] as const));

  test.each(inBothLanguages)('contact maps the failure %j to %i %s, in %s', async (message, status, code, language) => {
    failDatabase(message);
    const response = await postJson(path, contactBody({ language }));
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ ok: false, code, message: texts[language].errors.outcomes[code] });
    const requestId = response.headers.get('X-Request-Id');
    const line = { level: 'error', event: 'contact-not-stored', requestId, code, cause: 'P0001' };
    expect(takeConsoleErrors()).toEqual([line]);
    expect(queued.leads).toEqual([]);
  });

  test('contact answers 503 network when the connection breaks', async () => {
    answerDatabase(() => {
      throw new TypeError('Network connection lost.');
    });
    expect(await read(await postJson(path, contactBody()))).toMatchObject({ code: 'network' });
    takeConsoleErrors();
  });

  test.each([
    ['a page', () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } })],
    ['half an answer', () => new Response('{"outcome":"sto', { headers: { 'content-type': 'application/json' } })],
    ['a wrong shape', () => Response.json({ outcome: 'stored' })],
    ['nothing', () => new Response(null, { status: 204 })],
  ])('contact answers 502 unavailable and logs it when the database answers %s', async (_, answer) => {
    answerDatabase(answer);
    const response = await postJson(path, contactBody());
    expect(response.status).toBe(502);
    expect(await read(response)).toMatchObject({ ok: false, code: 'unavailable' });
    expect(takeConsoleErrors()).toMatchObject([{ event: 'contact-not-stored', code: 'unavailable' }]);
  });

  test('contact gives up on a silent database with the code timeout', async () => {
    answerDatabase(silence);
    const lead = { ...contactBody(), challenge: 'none' } as unknown as Parameters<typeof storeSubmission>[1];
    expect(await storeSubmission(database, lead, 'a'.repeat(64), 20)).toEqual({
      ok: false,
      code: 'timeout',
      cause: expect.any(String),
    });
    takeConsoleErrors();
  });

  test('contact logs nothing that the visitor typed', async () => {
    failDatabase('permission denied');
    const body = contactBody();
    await postJson(path, body);
    const log = JSON.stringify(takeConsoleErrors());
    for (const value of [body.fullName, body.email, body.companyName, body.problemDescription, 'Failing row']) {
      expect(log).not.toContain(value);
    }
  });
});

describe('contact, bad requests', () => {
  const json = { 'content-type': 'application/json' };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const malformed: [string, number, string, BodyInit | null, Record<string, string>][] = [
    ['broken JSON', 400, 'bad_request', '{"fullName":', json],
    ['an empty body', 400, 'bad_request', '', json],
    ['no body', 400, 'bad_request', null, json],
    ['null', 400, 'bad_request', 'null', json],
    ['an array', 400, 'bad_request', '[{}]', json],
    ['a number', 400, 'bad_request', '42', json],
    ['bytes that are no UTF-8', 400, 'bad_request', new Uint8Array([0x22, 0xff, 0xfe, 0x22]), json],
    ['arrays nested 7,000 deep', 400, 'bad_request', '['.repeat(7000) + ']'.repeat(7000), json],
    [
      'values of the wrong type',
      422,
      'validation',
      '{"fullName":{"a":1},"email":7,"service":[],"companyName":null}',
      json,
    ],
    ['a field called __proto__', 422, 'validation', '{"__proto__":{"fullName":"Ann"}}', json],
    ['plain text', 415, 'unsupported', 'Hello', { 'content-type': 'text/plain' }],
    ['no type', 415, 'unsupported', new Uint8Array([123, 125]), {}],
    ['Latin 1', 415, 'unsupported', '{}', { 'content-type': 'application/json; charset=ISO-8859-1' }],
    ['a form with files', 415, 'unsupported', '--x--', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['64 KiB and a byte', 413, 'too_large', `"${'x'.repeat(64 * 1024 - 1)}"`, json],
    ['10 MB', 413, 'too_large', `"${'x'.repeat(10_000_000)}"`, json],
    [
      '10 MB that names its length',
      413,
      'too_large',
      'x'.repeat(10_000_000),
      { ...json, 'content-length': '10000000' },
    ],
  ];

  test.each(malformed)(
    'contact answers %s with %i %s in JSON and asks no database',
    async (_, status, code, body, headers) => {
      const response = await send(path, { method: 'POST', body, headers });
      expect(response.status).toBe(status);
      expect(await read(response)).toMatchObject({ ok: false, code, message: en.outcomes[code as 'bad_request'] });
      expect(databaseCalls()).toEqual([]);
      expect(queued.leads).toEqual([]);
    },
  );

  test('contact answers a form that is no UTF-8 text with the page and 400', async () => {
    const response = await send(path, { method: 'POST', body: new Uint8Array([0x61, 0x3d, 0xff]), headers: form });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(escaped(en.outcomes.bad_request));
  });

  test('contact takes exactly 64 KiB', async () => {
    const body = contactBody();
    const text = JSON.stringify(body);
    const padded = `${text.slice(0, -1)},"padding":"${'x'.repeat(64 * 1024 - text.length - 13)}"}`;
    expect(new TextEncoder().encode(padded).length).toBeLessThanOrEqual(64 * 1024 + 8);
    const exact = padded.replace('xxxxxxxx', 'x'.repeat(8 - (new TextEncoder().encode(padded).length - 64 * 1024)));
    expect(new TextEncoder().encode(exact)).toHaveLength(64 * 1024);
    const response = await send(path, {
      method: 'POST',
      body: exact,
      headers: { ...json, 'cf-connecting-ip': newVisitor() },
    });
    expect(response.status).toBe(201);
  });

  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://plinth.test' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { origin, 'sec-fetch-site': 'none' },
  ])('contact refuses %j with 403', async (headers) => {
    const response = await postJson(path, contactBody(), { headers });
    expect(response.status).toBe(403);
    expect(await read(response)).toEqual({ ok: false, code: 'forbidden', message: en.outcomes.forbidden });
    expect((await postForm(path, contactBody(), { headers })).status).toBe(403);
    expect(databaseCalls()).toEqual([]);
  });

  test.each<Record<string, string>>([
    { origin, 'sec-fetch-site': 'same-origin' },
    { origin },
    { 'sec-fetch-site': 'same-origin' },
  ])('contact takes %j', async (headers) => {
    expect((await postJson(path, contactBody(), { headers })).status).toBe(201);
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'contact answers %s with 405 and names POST',
    async (method) => {
      const response = await send(path, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
      if (method !== 'HEAD') expect(await read(response)).toMatchObject({ ok: false, code: 'method_not_allowed' });
    },
  );
});
