import { expect, test } from 'vitest';
import { countStored, isBlocked, newPageSession } from '#client/features/contact/page-session.ts';

const minute = 60_000;

test('two stored requests block nobody', () => {
  const two = countStored(countStored(newPageSession, 0), minute);
  expect(isBlocked(newPageSession, 0)).toBe(false);
  expect(isBlocked(two, 2 * minute)).toBe(false);
});

test('after the third the page is blocked for exactly 30 minutes, and then the count starts again', () => {
  const three = countStored(countStored(countStored(newPageSession, 0), 0), minute);
  expect(isBlocked(three, 31 * minute - 1)).toBe(true);
  expect(isBlocked(three, 31 * minute)).toBe(false);
  const again = countStored(three, 31 * minute);
  expect(isBlocked(countStored(again, 31 * minute), 31 * minute)).toBe(false);
  expect(isBlocked(countStored(countStored(again, 32 * minute), 33 * minute), 34 * minute)).toBe(true);
});
