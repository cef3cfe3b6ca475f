import { expect, test } from 'vitest';
import { ageOf, timeLeft, urgencyOf } from '#client/features/desk/age.tsx';

const now = Date.parse('2026-11-22T12:00:00Z');
const before = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

test.each([
  [0, 'minutes', 0],
  [0.99, 'minutes', 59],
  [1, 'hours', 1],
  [19.9, 'hours', 19],
  [47.9, 'hours', 47],
  [48, 'days', 2],
  [-5, 'minutes', 0],
] as const)('%d hours are told in %s', (hours, unit, count) => {
  expect(ageOf(before(hours), now)).toEqual({ unit, count });
});

test.each([
  [11.9, 'calm'],
  [12, 'soon'],
  [23.9, 'soon'],
  [24, 'late'],
] as const)('a new lead of %d hours is %s', (hours, urgency) => {
  expect(urgencyOf({ status: 'new', created_at: before(hours) }, now)).toBe(urgency);
});

test('a lead that was answered is never urgent', () => {
  expect(urgencyOf({ status: 'contacted', created_at: before(100) }, now)).toBe('calm');
});

test('what is left of the promised time ends at 24 hours', () => {
  expect(timeLeft(before(20), now)).toEqual({ unit: 'hours', count: 4 });
  expect(timeLeft(before(23.5), now)).toEqual({ unit: 'minutes', count: 30 });
  expect(timeLeft(before(24), now)).toBeNull();
});
