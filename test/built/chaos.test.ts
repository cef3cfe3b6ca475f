// The machine of `npm run chaos`, for a minute: what it finds stands in the failure, with the way to find it again.
import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { runChaos } from '#dev/chaos/machine.ts';
import { shrink } from '#dev/chaos/shrink.ts';
import { createRandom } from '#test/support/random.ts';

// What a machine that gives little of its time makes of a round happens once; what is wrong is found again with the same seed.
const again = { retry: 3, timeout: 600_000 };

test.each([
  ['a seed that is always the same', 1, 40],
  ['a new seed', randomInt(1_000_000), 20],
])('nothing acknowledged is lost, doubled or untold, with %s (%i)', again, async (_, seed, seconds) => {
  const outcome = await runChaos({ seed, operations: Number.POSITIVE_INFINITY, duration: seconds * 1000 });
  expect(outcome.violation).toBeNull();
  expect(outcome.operations).toBeGreaterThan(0);
});

test('a failure is shrunk to the steps that it needs, without the faults that it does not need', async () => {
  const steps = Array.from({ length: 20 }, (_, number) => ({ number, faults: number % 3 === 0 ? ['lost'] : [] }));
  const fails = async (tried: typeof steps) =>
    [3, 17].every((number) => tried.some((step) => step.number === number)) &&
    tried.some(({ number, faults }) => number === 15 && faults.length > 0);
  const shortest = await shrink(steps, fails);
  expect(shortest.map(({ number, faults }) => [number, faults.length])).toEqual([
    [3, 0],
    [15, 1],
    [17, 0],
  ]);
});

test('random numbers follow from their seed', () => {
  const [one, same, other] = [1, 1, 2].map(createRandom);
  const numbers = Array.from({ length: 100 }, () => one?.below(10));
  expect(Array.from({ length: 100 }, () => same?.below(10))).toEqual(numbers);
  expect(Array.from({ length: 100 }, () => other?.below(10))).not.toEqual(numbers);
  expect(new Set(numbers).size).toBe(10);
  expect(one?.uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
});
