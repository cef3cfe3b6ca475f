import { expect, test } from 'vitest';
import { createRandom } from './random.ts';
import { shrink } from './shrink.ts';

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
