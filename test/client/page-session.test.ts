import { expect, test } from 'vitest';
import { countStored, isResting, newPageSession } from '#client/features/contact/page-session.ts';

const minute = 60_000;

test('two stored requests rest nobody', () => {
  const two = countStored(countStored(newPageSession, 0), minute);
  expect(isResting(newPageSession, 0)).toBe(false);
  expect(isResting(two, 2 * minute)).toBe(false);
});

test('after the third the page rests for exactly 30 minutes, and then starts again', () => {
  const three = countStored(countStored(countStored(newPageSession, 0), 0), minute);
  expect(isResting(three, 31 * minute - 1)).toBe(true);
  expect(isResting(three, 31 * minute)).toBe(false);
  const again = countStored(three, 31 * minute);
  expect(isResting(countStored(again, 31 * minute), 31 * minute)).toBe(false);
  expect(isResting(countStored(countStored(again, 32 * minute), 33 * minute), 34 * minute)).toBe(true);
});
