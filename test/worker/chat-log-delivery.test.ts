import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handOverFailedLogs, readFailedLogs } from '#client/features/chat/failed-logs.ts';
import { sendMessageAtom } from '#client/features/chat/send-message.ts';
import { chatMessagesAtom } from '#client/state/chat.ts';
import { createRandom } from '#lab/machine/random.ts';
import { chatErrors } from '#shared/content/en/chat-errors.ts';
import { stubBrowserStorage } from '#test/support/browser-storage.ts';
import { newChatLogRecord } from '#test/support/chat-log-record.ts';
import { takeConsoleErrors } from '#test/support/fail-on-console-error.ts';
import { createLogDelivery, type Outcome } from '#test/support/worker/log-delivery.ts';
import { answerChat } from '#test/support/worker/outside.ts';
import { newVisitor, send } from '#test/support/worker/send.ts';

describe('a record whose writing fails', () => {
  test.each([
    [0, [0], 0],
    [1, [0, 1], 1],
    [2, [0, 1, 3], 3],
    [3, [0, 1, 3, 7], 7],
    [4, [0, 1, 3, 7], null],
  ])('%i times is tried at %j s', async (failures, triedAt, storedAt) => {
    let left = failures;
    const fail = (): Outcome => (left-- > 0 ? 'failed' : 'done');
    const delivery = createLogDelivery((what) => (what === 'database' ? fail() : 'done'), new Set());
    const one = newChatLogRecord();
    await delivery.bindings.CHAT_LOGS.send(one);
    await delivery.settle();
    expect(delivery.triesOf(one.id)).toEqual(triedAt);
    expect(delivery.stored.get(one.id)?.at ?? null).toBe(storedAt);
    expect(delivery.keptInKv()).toEqual(storedAt === null ? [one.id] : []);

    // The scheduled handler brings home what waits, once.
    expect(await delivery.replay()).toEqual({ replayed: storedAt === null ? 1 : 0, kept: 0 });
    expect([...delivery.stored.keys()]).toEqual([one.id]);
    expect(delivery.keptInKv()).toEqual([]);
    expect(takeConsoleErrors()).toHaveLength(failures);
  });

  test('for good keeps none of nine others back', async () => {
    const records = Array.from({ length: 10 }, () => newChatLogRecord());
    const poison = records[4]?.id ?? '';
    const delivery = createLogDelivery(() => 'done', new Set([poison]));
    for (const each of records) await delivery.bindings.CHAT_LOGS.send(each);
    await delivery.settle();
    expect(delivery.stored.size).toBe(9);
    expect([...delivery.stored.values()].every(({ at }) => at === 0)).toBe(true);
    expect(delivery.keptInKv()).toEqual([poison]);
    expect(delivery.triesOf(poison)).toEqual([0, 1, 3, 7]);
    expect(await delivery.replay()).toEqual({ replayed: 0, kept: 1 });
    takeConsoleErrors();
  });
});

describe('from the browser to the table', () => {
  // Another seed each run, so that the runs together walk more of them than one run has time for.
  const schedules = 250;
  const seed = Number(import.meta.env.VITE_SEED ?? crypto.getRandomValues(new Uint32Array(1))[0]);

  beforeEach(() => {
    stubBrowserStorage();
    vi.stubGlobal('location', new URL('https://plinth.test/'));
    // What is counted is sent by the window when it is idle, and a Worker has none.
    vi.stubGlobal('setInterval', vi.fn());
  });
  afterEach(() => vi.unstubAllGlobals());

  test(`${schedules} schedules of failures lose and double nothing (VITE_SEED=${seed})`, async () => {
    const random = createRandom(seed).next;
    // The answer goes first, by a millisecond each.
    vi.spyOn(scheduler, 'wait').mockResolvedValue();
    answerChat(() =>
      random() < 0.7 ? Response.json({ message: 'Three to four weeks.' }) : new Response('Oops', { status: 503 }),
    );
    const outside = globalThis.fetch;
    const sums = { produced: 0, stored: 0, deadLetters: 0, browser: 0 };

    for (let schedule = 0; schedule < schedules; schedule += 1) {
      localStorage.clear();
      const poison = new Set<string>();
      const rates = { network: random() * 0.9, database: random(), kv: random() * 0.6, queue: random() * 0.3 };
      let isWell = false;
      const next = (rate: number): Outcome =>
        isWell || random() >= rate ? 'done' : random() < 0.5 ? 'failed' : 'lost';
      // Where the queue refuses KV takes a record; that both are away at once is a failure which is only logged.
      let isQueueAway = false;
      const delivery = createLogDelivery((what) => {
        if (what === 'kv' && isQueueAway) return 'done';
        const outcome = next(rates[what]);
        isQueueAway = what === 'queue' && outcome !== 'done';
        return outcome;
      }, poison);

      const edge = {
        ...delivery.bindings,
        CHAT_BURST: { limit: async () => ({ success: true }) },
        LOG_BURST: { limit: async () => ({ success: true }) },
        RATE_LIMITS: { get: async () => null, put: async () => undefined },
      };
      vi.stubGlobal('fetch', async (input: RequestInfo, init: RequestInit = {}) => {
        if (typeof input !== 'string' || !input.startsWith('/')) return outside(input, init);
        const outcome = next(rates.network);
        if (outcome === 'failed') throw new TypeError('Failed to fetch');
        const { method, body } = init;
        const headers = { 'content-type': 'application/json', 'cf-connecting-ip': newVisitor() };
        const response = await send(input, { method, headers, body, bindings: edge });
        if (outcome === 'lost') throw new TypeError('Failed to fetch');
        return response;
      });

      const store = createStore();
      const count = 1 + Math.floor(random() * 3);
      for (let index = 0; index < count; index += 1) {
        const sending = store.set(sendMessageAtom, { text: `Question ${index}`, language: 'en', errors: chatErrors });
        const asked = store.get(chatMessagesAtom).at(-1);
        if (asked && random() < 0.05) poison.add(asked.id);
        await sending;
        if (random() < 0.5) await delivery.settle();
      }
      if (random() < 0.5) await handOverFailedLogs();
      await delivery.settle();
      if (random() < 0.5) await delivery.replay();

      const produced = store
        .get(chatMessagesAtom)
        .filter(({ isUser }) => isUser)
        .map(({ id }) => id);
      const inBrowser = () => readFailedLogs().map(({ id }) => id);
      const everywhere = () => new Set([...delivery.stored.keys(), ...delivery.keptInKv(), ...inBrowser()]);
      takeConsoleErrors();
      expect(everywhere(), `schedule ${schedule}`).toEqual(new Set(produced));

      // Everything is well again; some browsers never come back.
      isWell = true;
      if (random() < 0.8) await handOverFailedLogs();
      await delivery.settle();
      await delivery.replay();
      takeConsoleErrors();
      const stored = [...delivery.stored.keys()];
      const deadLetters = delivery.keptInKv();
      // What the edge has as well, its answer having got lost, would be stored under the same id.
      const browser = inBrowser().filter((id) => !stored.includes(id) && !deadLetters.includes(id));
      const places = { stored, deadLetters, browser };
      expect(Object.values(places).flat().toSorted(), `schedule ${schedule}`).toEqual(produced.toSorted());
      sums.produced += produced.length;
      for (const place of ['stored', 'deadLetters', 'browser'] as const) sums[place] += places[place].length;
    }
    expect(sums.stored + sums.deadLetters + sums.browser).toBe(sums.produced);
    // Each way was taken.
    expect(Math.min(sums.stored, sums.deadLetters, sums.browser)).toBeGreaterThan(0);
  });
});
