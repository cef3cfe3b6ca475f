import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createIdleClock } from '#client/features/chat/use-inactivity.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

test('it counts by the clock from the last sign of life', () => {
  const clock = createIdleClock();
  pass(100);
  expect(clock.idle()).toBe(100_000);
  clock.reset();
  pass(7);
  expect(clock.idle()).toBe(7000);
});

test('it stands still while it is stopped, and goes on from there', () => {
  const clock = createIdleClock();
  pass(10);
  clock.pause();
  clock.pause();
  pass(1000);
  expect(clock.idle()).toBe(10_000);
  clock.resume();
  clock.resume();
  pass(5);
  expect(clock.idle()).toBe(15_000);
});

test('a sign of life counts also while it is stopped', () => {
  const clock = createIdleClock();
  pass(10);
  clock.pause();
  pass(20);
  clock.reset();
  pass(20);
  clock.resume();
  pass(1);
  expect(clock.idle()).toBe(1000);
});

test('a clock that is set back begins anew', () => {
  const clock = createIdleClock();
  pass(-3600);
  expect(clock.idle()).toBe(0);
  pass(5);
  expect(clock.idle()).toBe(5000);
});
