// Five hundred hostile strings through every field, header, query and path: each is stored as text, refused in words or not found.
import { expect, inject, test } from 'vitest';
import { pathOf } from '../../shared/routes.ts';
import { fiveHundred } from '../../test/support/hostile-strings.ts';
import { openTestSite } from '../../test/support/site.ts';
import { forAll, handOver, newAddress, newForm, newRecord } from './sending.ts';

const site = openTestSite(inject('site'));
const strings = fiveHundred();
const isKnown = (status: number) => status < 500 || status === 502 || status === 503;

function post(path: string, body: string, type = 'application/json', headers: Record<string, string> = {}) {
  return fetch(site.url + path, {
    method: 'POST',
    body,
    headers: { 'content-type': type, 'cf-connecting-ip': newAddress(), ...headers },
    redirect: 'manual',
  });
}

test.each(Object.keys(newForm()))('the field %s of a contact request', async (field) => {
  const statuses = new Map<number, number>();
  await forAll(strings, 8, async (text) => {
    const given = { ...newForm(), [field]: text };
    const response = await post('/api/contact', JSON.stringify(given));
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    const answer = await response.json();
    expect([201, 409, 422], JSON.stringify([text, answer])).toContain(response.status);
    if (response.status !== 201) return;
    const { data } = await site.database.from('contact_submissions').select().eq('id', answer.submissionId).single();
    // As text, without a tag, whatever it was.
    for (const value of Object.values(data ?? {})) expect(String(value)).not.toMatch(/<[a-z/!?]/i);
  });
  expect([...statuses.values()].reduce((sum, count) => sum + count)).toBe(strings.length);
});

test('a form posted without scripts shows what was typed as text', async () => {
  await forAll(strings, 8, async (text) => {
    const fields = new URLSearchParams({ ...newForm(), fullName: text.toWellFormed(), email: 'none' });
    const response = await post('/api/contact', fields.toString(), 'application/x-www-form-urlencoded');
    expect(response.status).toBe(422);
    // What stands in an attribute is text, whatever it says.
    const html = (await response.text()).replace(/"[^"]*"/g, '""');
    expect(html).not.toContain('<script>window.hacked');
    expect(html).not.toMatch(/<(img|svg|iframe|base|math)[^>]*evil|<[^>]+\son(error|load|toggle)=/i);
  });
});

test('messages, histories and sessions of the chat', async () => {
  await forAll(strings, 4, async (text) => {
    for (const body of [
      { message: text },
      { message: 'Hello', sessionId: text },
      { message: 'Hello', history: [{ role: 'user', content: text }] },
      { message: 'Hello', language: text },
    ]) {
      const response = await post('/api/chat', JSON.stringify(body));
      const answer = await response.json();
      expect(isKnown(response.status), JSON.stringify([body, answer])).toBe(true);
      expect(typeof answer.ok).toBe('boolean');
    }
  });
});

async function countReported(): Promise<number> {
  const reported = site.database
    .from('chat_logs')
    .select('*', { count: 'exact', head: true })
    .eq('reported_by', 'browser');
  return (await reported.throwOnError()).count ?? 0;
}

test.each(Object.keys(newRecord()))('the field %s of a record that a browser hands over', async (field) => {
  let expected = await countReported();
  await forAll(strings, 8, async (text) => {
    const { accepted } = await handOver(site.url, newAddress(), [{ ...newRecord(), [field]: text }]);
    expected += accepted.length;
  });
  // What is accepted is stored, and nothing waits for a table that will never take it.
  await expect.poll(countReported, { timeout: 30_000 }).toBe(expected);
});

test('queries, paths and headers', async () => {
  const page = site.url + pathOf('contact', 'en');
  await forAll(strings, 8, async (text) => {
    const words = encodeURIComponent(text.toWellFormed());
    // What a header may hold at all.
    const line = text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '');
    const answers = await Promise.all([
      fetch(`${page}?source=${words}&utm_source=${words}`),
      fetch(`${page}?${words}`),
      fetch(`${site.url}/${words}`, { redirect: 'manual' }),
      fetch(`${site.url}/nl/blog/${words}`, { redirect: 'manual' }),
      fetch(`${site.url}/api/${words}`),
      ...[
        'accept-language',
        'user-agent',
        'referer',
        'cookie',
        'x-request-id',
        'if-none-match',
        'cf-connecting-ip',
      ].map((name) => fetch(page, { headers: { [name]: line } })),
    ]);
    for (const response of answers) {
      expect(response.status, `${response.url} ${JSON.stringify(text)}`).toBeLessThan(500);
      const next = response.headers.get('location');
      if (next) expect(new URL(next, site.url).origin).toBe(new URL(site.url).origin);
      expect(await response.text()).not.toMatch(/<[^>]+\son(error|load|toggle)=|<script>window\.hacked/i);
    }
  });
});

test('tokens and questions of the desk', async () => {
  await forAll(strings, 8, async (text) => {
    const token = text.replace(/[^\x20-\x7e]/g, '').slice(0, 9000);
    const words = encodeURIComponent(text.toWellFormed());
    const body = JSON.stringify({ p_id: text, p_query: text });
    for (const [path, init] of [
      ['rest/v1/rpc/list_leads', { method: 'POST', body, headers: { authorization: `Bearer ${token}` } }],
      [`rest/v1/rpc/${words}`, { method: 'POST', body }],
      [`rest/v1/contact_submissions?select=${words}`, {}],
      [`auth/v1/token?grant_type=${words}`, { method: 'POST', body }],
      ['auth/v1/verify', { method: 'POST', body: JSON.stringify({ email: text, token: text, type: text }) }],
    ] as [string, RequestInit][]) {
      const headers = { 'content-type': 'application/json', 'cf-connecting-ip': newAddress(), ...init.headers };
      const response = await fetch(`${site.url}/api/desk/${path}`, { ...init, headers });
      expect([400, 401, 403, 404, 405, 413, 429], `${path} ${JSON.stringify(text)}`).toContain(response.status);
      expect((await response.json()).ok).toBe(false);
    }
  });
});
