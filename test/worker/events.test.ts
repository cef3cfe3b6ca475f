import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventLabels, sources } from '#shared/event-labels.ts';
import {
  type EventBatch,
  type EventName,
  maximumBatchSize,
  maximumEvents,
  pageName,
  type SiteEvent,
} from '#shared/events.ts';
import { languages } from '#shared/languages.ts';
import { addresses, localizePath } from '#shared/routes.ts';
import { takeConsoleErrors } from '#test/support/fail-on-console-error.ts';
import { logLines } from '#test/support/worker/log-lines.ts';
import { failDatabase, fakeOutside } from '#test/support/worker/outside.ts';
import { loadOnce } from '#test/support/worker/pages.ts';
import {
  type Bindings,
  bindingsWith,
  database,
  newVisitor,
  origin,
  queued,
  send,
  startWithinOneMinute,
} from '#test/support/worker/send.ts';
import type { EventMessage } from '#worker/data/daily-counts.ts';
import worker from '#worker/index.ts';

const path = '/api/events';
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const seen: SiteEvent = ['page_seen', 'home', 'en', ''];
const batchOf = (...events: unknown[]) => ({ device: 'phone', events });

// Each test has seconds of its own: the Worker takes only so many batches in one.
let now = Date.now();
function nextSecond(): void {
  now += 1000;
  vi.setSystemTime(now);
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  nextSecond();
});
afterEach(() => {
  vi.useRealTimers();
});

/** As `sendBeacon` sends it. */
function post(body: unknown, headers: Record<string, string> = {}, visitor = newVisitor(), bindings: Bindings = {}) {
  return send(path, {
    method: 'POST',
    bindings,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      origin,
      'sec-fetch-site': 'same-origin',
      'user-agent': browser,
      'cf-connecting-ip': visitor,
      ...headers,
    },
  });
}

type Delivered = { id: string; body: EventMessage; at?: string; attempts?: number };

async function deliver(...messages: Delivered[]) {
  const batch = createMessageBatch(
    'events',
    messages.map(({ id, body, at, attempts = 1 }) => ({
      id,
      body,
      attempts,
      timestamp: at ? new Date(at) : new Date(),
    })),
  );
  const context = createExecutionContext();
  await worker.queue(batch, bindingsWith());
  return getQueueResult(batch, context);
}

/** No other test counts on such a day, and none deletes it as too old. */
let days = 0;
/** A day that no other test counts on. */
const newDay = () => new Date(Date.UTC(2110, 0, (days += 1))).toISOString().slice(0, 10);

async function countsOf(day: string): Promise<Record<string, number>> {
  const { data } = await database.from('daily_counts').select().eq('day', day).order('event').throwOnError();
  return Object.fromEntries(
    data.map(({ count, day: _, event, page, language, label, device }) => [
      [event, page, language, label, device].join(' '),
      count,
    ]),
  );
}

const tooLong = JSON.stringify({ ...batchOf(seen), more: 'x'.repeat(maximumBatchSize) });
const personal = [
  'ann.porter@example.com',
  '+31612345678',
  '203.0.113.7',
  '2001:db8::7',
  'host:ann.porter.example.com',
  'host:203.0.113.7',
  'campaign:ann-porter',
  'https://elsewhere.example/?name=ann',
  'ann-porter',
  'NL91ABNA0417164300',
];

const refused: [string, unknown, Record<string, string>?][] = [
  ['no JSON', '{'],
  ['no batch', []],
  ['no events', batchOf()],
  ['more events than a batch has', batchOf(...Array.from({ length: maximumEvents + 1 }, () => seen))],
  ['more bytes than a batch has', tooLong],
  ['an unknown event', batchOf(['page_left', 'home', 'en', ''])],
  ['what only the Worker may say', batchOf(['dropped', 'home', 'en', ''])],
  ['an unknown page', batchOf(['page_seen', '/private?name=ann', 'en', ''])],
  ['a page of the desk', batchOf(['page_seen', 'desk', 'en', ''])],
  ['an unknown language', batchOf(['page_seen', 'home', 'de', ''])],
  ['an unknown device', { device: 'Pixel 12', events: [seen] }],
  ['an event with more to it', batchOf([...seen, 'private'])],
  ['one unknown event among others', batchOf(seen, ['page_left', 'home', 'en', ''])],
  ['another type', batchOf(seen), { 'content-type': 'application/json' }],
  ['another origin', batchOf(seen), { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
  ['no name of a browser', batchOf(seen), { 'user-agent': '' }],
  ['the name of a bot', batchOf(seen), { 'user-agent': `${browser} (compatible; Googlebot/2.1)` }],
  ['the name of a program', batchOf(seen), { 'user-agent': 'curl/8.7.1' }],
  ['Do Not Track', batchOf(seen), { dnt: '1' }],
  ['Global Privacy Control', batchOf(seen), { 'sec-gpc': '1' }],
];

describe('POST /api/events', () => {
  test('answers 204 and passes a batch on as it is, without anything of who sent it', async () => {
    const events = [seen, ['press_answered', 'blogPost/automation-payback-worked-out', 'nl', '100']];
    const response = await post({ ...batchOf(...events), name: 'Ann', visitor: 'private' });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(queued.events).toEqual([{ device: 'phone', events, dropped: 0 }]);
    expect(logLines()).toEqual([]);
  });

  test.each(refused)('answers 204 and counts nothing of %s', async (_, body, headers) => {
    expect((await post(body, headers)).status).toBe(204);
    expect(queued.events).toEqual([]);
  });

  test('takes another method than POST for none of its own', async () => {
    expect((await send(path)).status).toBe(405);
  });

  test('takes every label of the list, and the longest batch has room', async () => {
    const all = (Object.keys(eventLabels) as EventName[]).flatMap((name) =>
      eventLabels[name].map((label) => [name, 'home', 'en', label] as SiteEvent),
    );
    const longest = (texts: readonly string[]) => texts.toSorted((a, b) => b.length - a.length)[0] ?? '';
    const page = longest(addresses.map(pageName));
    all.push(...Array(maximumEvents).fill(['page_seen', page, 'nl', `host:${'x'.repeat(50)}.com`]));
    const batches: EventBatch[] = [];
    while (all.length > 0) batches.push({ device: 'desktop', events: all.splice(-maximumEvents) });
    for (const batch of batches) await post(batch);
    expect(queued.events.map(({ dropped: _, ...batch }) => batch)).toEqual(batches);
  });

  test('limits a visitor, and says with the next batch how many were dropped', async () => {
    const visitor = newVisitor();
    await startWithinOneMinute();
    for (let sent = 0; sent < 63; sent += 1) expect((await post(batchOf(seen), {}, visitor)).status).toBe(204);
    expect(queued.events).toHaveLength(60);
    await post(batchOf(seen));
    expect(queued.events.at(-1)?.dropped).toBe(3);
  });

  test('takes no more than so many in a second, however many are offered, and counts the others', async () => {
    await Promise.all(Array.from({ length: 300 }, () => post(batchOf(seen))));
    expect(queued.events).toHaveLength(100);
    nextSecond();
    await post(batchOf(seen));
    expect(queued.events.reduce((sum, { dropped }) => sum + dropped, 0)).toBe(200);
  });

  test('gives the same to Workers Analytics Engine where it is bound', async () => {
    const points: unknown[] = [];
    const bindings = { EVENT_POINTS: { writeDataPoint: (point: unknown) => points.push(point) } };
    await post(batchOf(seen, seen), {}, newVisitor(), bindings);
    const point = { indexes: ['page_seen'], blobs: ['page_seen', 'home', 'en', '', 'phone'], doubles: [1] };
    expect(points).toEqual([point, point]);
  });
});

describe('the queue events', () => {
  const message = (...events: SiteEvent[]): EventMessage => ({ device: 'desktop', events, dropped: 0 });

  test('a message that is delivered again is counted once, and deliveries at once lose nothing', async () => {
    const day = newDay();
    const at = `${day}T12:00:00Z`;
    const messages = Array.from({ length: 8 }, (_, index) => ({
      id: crypto.randomUUID(),
      body: { ...message(seen, ['call_pressed', 'pricing', 'nl', 'pricing-quote']), dropped: index % 2 },
      at,
    }));
    const results = await Promise.all([
      deliver(...messages),
      deliver(...messages.slice(0, 5)),
      deliver(...messages.slice(3)),
    ]);
    expect(results.map(({ ackAll }) => ackAll)).toEqual([true, true, true]);
    await deliver(...messages);
    expect(await countsOf(day)).toEqual({
      'call_pressed pricing nl pricing-quote desktop': 8,
      'dropped    ': 4,
      'page_seen home en  desktop': 8,
    });
  });

  test('whatever fails on the way, nothing is counted twice, and what the queue did not take is counted as dropped', async () => {
    const day = newDay();
    const at = `${day}T12:00:00Z`;
    let tries = 0;
    const failing = {
      send: async (body: EventMessage) => {
        tries += 1;
        if (tries % 3 === 0) throw new Error('The queue is away');
        queued.events.push(body);
      },
    };
    for (let sent = 0; sent < 20; sent += 1) await post(batchOf(seen), {}, newVisitor(), { EVENTS: failing });
    expect(takeConsoleErrors()).toHaveLength(6);
    // The next batch tells of the last failures.
    await post(batchOf(seen));
    const messages = queued.events.map((body) => ({ id: crypto.randomUUID(), body, at }));
    for (let first = 0; first < messages.length; first += 5) {
      const some = messages.slice(first, first + 5);
      failDatabase('fetch failed', { status: 503 });
      expect((await deliver(...some)).retryBatch.retry).toBe(true);
      takeConsoleErrors();
      // It is back.
      fakeOutside();
      await deliver(...some);
      // Its answer was lost on the way: the queue delivers it again.
      await deliver(...some.toReversed());
    }
    expect(await countsOf(day)).toEqual({ 'page_seen home en  phone': 15, 'dropped    ': 6 });
  });

  test('where the database is away all is delivered again later, and what was the last try is told of', async () => {
    failDatabase('fetch failed', { status: 503 });
    const result = await deliver(
      { id: crypto.randomUUID(), body: message(seen) },
      { id: crypto.randomUUID(), body: message(seen), attempts: 101 },
    );
    expect(result.retryBatch.retry).toBe(true);
    expect(takeConsoleErrors()).toMatchObject([{ event: 'unexpected' }, { event: 'events-lost', batches: 1 }]);
  });
});

test('nothing that could identify a person comes into the database, wherever it stands in a batch', async () => {
  const names = Object.keys(eventLabels) as EventName[];
  for (const text of personal) {
    nextSecond();
    for (const name of names) await post(batchOf([name, 'home', 'en', text]), { referer: `https://x.example/${text}` });
    for (const event of [
      [text, 'home', 'en', ''],
      ['page_seen', text, 'en', ''],
      ['page_seen', 'home', text, ''],
    ])
      await post(batchOf(event));
    await post({ device: text, events: [seen] });
  }
  expect(queued.events).toEqual([]);
  nextSecond();
  // The rest of a good batch is left out.
  await post(
    { ...batchOf(seen), id: personal[0], visitor: personal[2] },
    { referer: `https://x.example/${personal[0]}` },
  );
  const day = newDay();
  const bodies = queued.events.map((body) => ({ id: crypto.randomUUID(), body, at: `${day}T12:00:00Z` }));
  await deliver(...bodies);
  expect(Object.keys(await countsOf(day)).filter((row) => !row.startsWith('dropped'))).toEqual([
    'page_seen home en  phone',
  ]);
  const { data: batches } = await database.from('event_batches').select('id').throwOnError();
  for (const text of personal) expect(JSON.stringify(batches)).not.toContain(text);
});

test('the list of source labels is that of the pages, and those of the chat', async () => {
  const found = new Set(['chat', 'chat-prompt', 'contact-thanks', 'direct']);
  for (const { page, path: pagePath } of addresses) {
    for (const language of page === 'blogPost' ? ['en' as const] : languages) {
      const { html } = await loadOnce(localizePath(pagePath, language));
      for (const [, source = ''] of html.matchAll(/data-source="([^"]*)"/g)) found.add(source);
    }
  }
  expect([...found].toSorted()).toEqual(sources.toSorted());
});
