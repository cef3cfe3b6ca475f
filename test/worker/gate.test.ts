import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGate, nextReturn } from '#worker/api/gate.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const stays = new AbortController().signal;

type Outcome = { served?: true; refused?: true; after: number };

/** A gate in front of work that takes as long as it is said to, and what becomes of those who come. */
function openGate(options: Parameters<typeof createGate>[0]) {
  const throughGate = createGate(options);
  const counts = { inside: 0, most: 0 };
  const come = async (took: number, visitorLeft: AbortSignal = stays): Promise<Outcome> => {
    const came = Date.now();
    const work = async () => {
      counts.inside += 1;
      counts.most = Math.max(counts.most, counts.inside);
      await new Promise((resolve) => setTimeout(resolve, took));
      counts.inside -= 1;
      return true as const;
    };
    const served = await throughGate(work, visitorLeft);
    const after = Date.now() - came;
    return served ? { served, after } : { refused: true, after };
  };
  const comeAtOnce = async (count: number, took: number) => {
    const coming = Array.from({ length: count }, () => come(took));
    await vi.advanceTimersByTimeAsync(60_000);
    const outcomes = await Promise.all(coming);
    return { served: outcomes.filter(({ served }) => served), refused: outcomes.filter(({ refused }) => refused) };
  };
  return { come, comeAtOnce, counts };
}

/** In the order in which they came. */
const times = (outcomes: Outcome[]) => outcomes.map(({ after }) => after);

test('what fits is served in its turn, never more at once than the service can use', async () => {
  const { comeAtOnce, counts } = openGate({ capacity: 4, leastTime: 100 });
  const { served, refused } = await comeAtOnce(12, 100);
  expect(times(served)).toEqual([100, 100, 100, 100, 200, 200, 200, 200, 300, 300, 300, 300]);
  expect(refused).toEqual([]);
  expect(counts).toEqual({ inside: 0, most: 4 });
});

test('before anything was timed, those who would wait for two seconds by the first guess are refused at once', async () => {
  const { comeAtOnce } = openGate({ capacity: 4, leastTime: 100 });
  const { served, refused } = await comeAtOnce(200, 100);
  // Four at once, and 25 ms for each of those who wait. Of these the last four would begin when their two seconds are over.
  expect(served).toHaveLength(4 + 80 - 4);
  expect(Math.max(...times(served))).toBe(2000);
  expect(times(refused)).toEqual([...Array(4).fill(2000), ...Array(116).fill(0)]);
});

test('a service that has become slow is known by what the last ones took', async () => {
  const { comeAtOnce } = openGate({ capacity: 4, leastTime: 100 });
  for (let burst = 0; burst < 5; burst += 1) await comeAtOnce(40, 900);
  const { served, refused } = await comeAtOnce(200, 900);
  // 225 ms for each of those who wait, so that eight of them fit.
  expect(times(served)).toEqual([900, 900, 900, 900, 1800, 1800, 1800, 1800, 2700, 2700, 2700, 2700]);
  expect(new Set(times(refused))).toEqual(new Set([0]));
});

test('a service that was slow is trusted again after some work that it did alone', async () => {
  const { come, comeAtOnce } = openGate({ capacity: 4, leastTime: 100 });
  await comeAtOnce(40, 10_000);
  for (let index = 0; index < 80; index += 1) {
    const alone = come(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await alone).toEqual({ served: true, after: 1 });
  }
  const { served } = await comeAtOnce(200, 100);
  // A full house is not taken to be as fast as what was alone: that is the first guess again.
  expect(served.length).toBeGreaterThanOrEqual(4 + 72);
  expect(served.length).toBeLessThanOrEqual(4 + 76);
});

test('a service that answers faster than guessed lets more in', async () => {
  const { comeAtOnce } = openGate({ capacity: 4, leastTime: 100 });
  await comeAtOnce(80, 20);
  const { served, refused } = await comeAtOnce(300, 20);
  expect(refused).toEqual([]);
  expect(Math.max(...times(served))).toBe(1500);
});

test('whoever waits two seconds in vain, because the service became slow meanwhile, is told to come back', async () => {
  const { comeAtOnce } = openGate({ capacity: 4, leastTime: 100 });
  const { served, refused } = await comeAtOnce(40, 1500);
  expect(times(served)).toEqual([1500, 1500, 1500, 1500, 3000, 3000, 3000, 3000]);
  expect(new Set(times(refused))).toEqual(new Set([2000]));
});

test('a visitor who leaves gives up the place in the queue, and what was begun is finished', async () => {
  const { come } = openGate({ capacity: 1, leastTime: 100 });
  const leaving = new AbortController();
  const first = come(100, leaving.signal);
  const second = come(100, leaving.signal);
  const third = come(100);
  await vi.advanceTimersByTimeAsync(10);
  leaving.abort();
  const gone = come(100, leaving.signal);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await Promise.all([first, second, third, gone])).toEqual([
    { served: true, after: 100 },
    { refused: true, after: 10 },
    { served: true, after: 200 },
    { refused: true, after: 0 },
  ]);
});

test('work that throws gives its place to the next', async () => {
  const throughGate = createGate({ capacity: 1, leastTime: 100 });
  const fail = () => Promise.reject(new Error('Out of paper'));
  const failing = throughGate(fail, stays);
  const next = throughGate(async () => 'done', stays);
  await expect(failing).rejects.toThrow('Out of paper');
  expect(await next).toBe('done');
});

test('work that never ends, because the platform ended it, closes the gate for a minute at most', async () => {
  const throughGate = createGate({ capacity: 2, leastTime: 100 });
  const never = () => new Promise<never>(() => undefined);
  void throughGate(never, stays);
  void throughGate(never, stays);
  const waiting = throughGate(async () => 'done', stays);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await waiting).toBeNull();
  await vi.advanceTimersByTimeAsync(58_001);
  expect(await throughGate(async () => 'done', stays)).toBe('done');
});

test('those who are told to come back are told so one second after the other, from 2 to 9', () => {
  const told = Array.from({ length: 16 }, nextReturn);
  expect(new Set(told.slice(0, 8))).toEqual(new Set([2, 3, 4, 5, 6, 7, 8, 9]));
  expect(told.slice(8)).toEqual(told.slice(0, 8));
});
