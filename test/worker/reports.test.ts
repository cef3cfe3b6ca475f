import { clientAssets } from 'virtual:client-assets';
import { describe, expect, test, vi } from 'vitest';
import { contactErrors as en } from '#shared/content/en/contact-errors.ts';
import { type ErrorReport, reportLimits } from '#shared/reports.ts';
import { takeConsoleErrors } from '#test/support/fail-on-console-error.ts';
import { logLines } from '#test/support/worker/log-lines.ts';
import { newVisitor, origin, postJson, send, startWithinOneMinute } from '#test/support/worker/send.ts';

const path = '/api/reports';
const report: ErrorReport = {
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'id')",
  frames: ['/assets/live-a1b2c3d.js:1:2345', 'page:1:20'],
};
const headers = {
  'x-request-id': 'number-7',
  referer: `${origin}/nl/contact?source=private#private`,
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) Version/26.1 Mobile/15E148 Safari/604.1',
};
const where = {
  requestId: 'number-7',
  build: clientAssets.build,
  page: 'contact',
  language: 'nl',
  browser: 'Safari 26',
};

/** As a browser sends it by itself. */
function postPolicyReport(given: Record<string, unknown>, type = 'application/csp-report') {
  const body = {
    'csp-report': {
      'document-uri': `${origin}/nl/contact?source=private`,
      referrer: 'https://elsewhere.example/private',
      'violated-directive': 'script-src-elem',
      'effective-directive': 'script-src-elem',
      'original-policy': "default-src 'none'",
      disposition: 'enforce',
      'blocked-uri': 'inline',
      'line-number': 7,
      'column-number': 9,
      'source-file': `${origin}/nl/contact?source=private`,
      'status-code': 200,
      'script-sample': 'private',
      ...given,
    },
  };
  return postJson(path, body, { headers: { ...headers, 'content-type': type } });
}

describe('a report of an error', () => {
  test('is answered with 202 and becomes one line without addresses', async () => {
    const response = await postJson(path, report, { headers });
    expect(response.status).toBe(202);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ ok: true });
    expect(logLines()).toEqual([
      { level: 'warn', event: 'browser-error', ...where, ...report, oneIn: reportLimits.visits },
    ]);
  });

  test('loses what a message quotes, also where no browser took it out', async () => {
    const message =
      'Unexpected token, "My name is Ann"... at https://plinth.test/contact?name=Ann of ann@example.com, 0612345678';
    await postJson(path, { ...report, message }, { headers });
    expect(logLines()).toMatchObject([{ message: 'Unexpected token, "…"... at https://plinth.test/contact of … …' }]);
  });

  test.each([
    ['no object', []],
    ['nothing of an error', {}],
    ['a name with other letters', { ...report, name: 'Ann Porter' }],
    ['a message that is too long', { ...report, message: 'x'.repeat(reportLimits.message + 1) }],
    ['no frames', { ...report, frames: [] }],
    ['too many frames', { ...report, frames: Array.from({ length: reportLimits.frames + 1 }, () => 'page:1:1') }],
    ['a frame of an extension', { ...report, frames: ['chrome-extension://abc/content.js:1:1'] }],
    ['a frame with a query', { ...report, frames: ['/assets/a.js?name=Ann:1:1'] }],
  ])('with %s is refused with 400 and logged nowhere', async (_, body) => {
    const response = await postJson(path, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ ok: false, code: 'bad_request', message: en.outcomes.bad_request });
    expect(logLines()).toEqual([]);
  });

  test('that is no JSON, too large, of another type or from another origin is refused', async () => {
    const sent = { 'content-type': 'application/json', 'cf-connecting-ip': newVisitor() };
    const post = (body: string, given = {}) => send(path, { method: 'POST', body, headers: { ...sent, ...given } });
    expect((await post('{')).status).toBe(400);
    expect((await post(JSON.stringify({ ...report, more: 'x'.repeat(8 * 1024) }))).status).toBe(413);
    expect((await post('report', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post(JSON.stringify(report), { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await send(path)).status).toBe(405);
    expect(logLines()).toEqual([]);
  });

  test('is refused with 429 after ten of a visitor in a minute, and where the limiter fails', async () => {
    const visitor = newVisitor();
    const statuses: number[] = [];
    await startWithinOneMinute();
    for (let count = 0; count < 12; count += 1) statuses.push((await postJson(path, report, { visitor })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429, 429]);
    expect(logLines()).toHaveLength(10);

    const REPORT_BURST = { limit: () => Promise.reject(new Error('Away')) };
    expect((await postJson(path, report, { bindings: { REPORT_BURST } })).status).toBe(429);
    expect(takeConsoleErrors()).toMatchObject([{ message: 'Away' }]);
  });
});

describe('a report of the content policy', () => {
  const line = { level: 'warn', event: 'policy-report', ...where, directive: 'script-src-elem', oneIn: 4 };

  test('becomes one line without addresses of pages', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    expect((await postPolicyReport({})).status).toBe(202);
    await postPolicyReport({
      'blocked-uri': 'https://ads.example/track?visitor=private',
      'source-file': `${origin}/assets/live-a1b2c3d.js`,
    });
    await postPolicyReport({ 'blocked-uri': 'data', 'source-file': null, 'line-number': null, 'column-number': null });
    expect(logLines()).toEqual([
      { ...line, blocked: 'inline', source: 'page:7:9' },
      { ...line, blocked: 'https://ads.example', source: '/assets/live-a1b2c3d.js:7:9' },
      { ...line, blocked: 'data' },
    ]);
  });

  test('is one in four', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.25);
    expect((await postPolicyReport({})).status).toBe(202);
    expect(logLines()).toEqual([]);
  });

  test.each(['chrome-extension', 'moz-extension://0123/content.js', 'safari-web-extension://a/b.js'])(
    'on what %s did is no line',
    async (source) => {
      vi.spyOn(Math, 'random').mockReturnValue(0);
      expect((await postPolicyReport({ 'source-file': source })).status).toBe(202);
      expect((await postPolicyReport({ 'blocked-uri': source })).status).toBe(202);
      expect(logLines()).toEqual([]);
    },
  );

  test('without a page or a directive is refused with 400', async () => {
    expect((await postPolicyReport({ 'document-uri': null })).status).toBe(400);
    expect((await postPolicyReport({ 'effective-directive': 'script-src private' })).status).toBe(400);
    // An error is expected under this type.
    expect((await postPolicyReport({}, 'application/json')).status).toBe(400);
    expect(logLines()).toEqual([]);
  });
});
