import { expect, test } from 'vitest';
import { rowOf, tableOf } from '#dev/bench/report.ts';
import { compareTurns, percentile } from '#dev/bench/statistics.ts';

test('a figure over its budget is marked, with what a visitor feels of it', () => {
  const row = rowOf({ budget: 'total blocking time', of: 'en', ours: 51 });
  expect(row).toMatchObject({ isMet: false, name: 'total blocking time: en' });
  expect(tableOf([row])).toContain(`51 ms                at most 50 ms  MISSED (${row.reason})`);
});

test('a budget for the ratio judges the ratio and not our own figure', () => {
  const turns = { ours: 90, limit: 100, difference: -10 };
  expect(rowOf({ budget: 'requests/s, repeated page', ...turns, ratio: 0.9 }).isMet).toBe(true);
  expect(rowOf({ budget: 'requests/s, repeated page', ...turns, ratio: 0.84 }).isMet).toBe(false);
  expect(() => rowOf({ budget: 'requests/s, repeated page', ours: 90 })).toThrow('without its ratio');
});

test('ratios are taken within each turn', () => {
  const turns = [
    { ours: 2, limit: 1 },
    { ours: 20, limit: 10 },
    { ours: 300, limit: 100 },
  ];
  expect(compareTurns(turns, (value) => value)).toEqual({ ours: 20, limit: 10, ratio: 2, difference: 10 });
});

test('of twenty presses the 95th percentile is the slowest', () => {
  expect(
    percentile(
      Array.from({ length: 20 }, (_, index) => index + 1),
      0.95,
    ),
  ).toBe(20);
});
