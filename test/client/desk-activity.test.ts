// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idleLimit, isIdleTooLong, noteActivity } from '#client/features/desk/activity.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z') });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (time: number) => vi.setSystemTime(Date.now() + time);

test('a session that nobody knows the last activity of is over', () => {
  expect(isIdleTooLong()).toBe(true);
});

test('it is over after half an hour without activity, not before', () => {
  noteActivity();
  pass(idleLimit - 1);
  expect(isIdleTooLong()).toBe(false);
  pass(1);
  expect(isIdleTooLong()).toBe(true);
});

test('activity in another tab counts', () => {
  noteActivity();
  pass(idleLimit);
  localStorage.setItem('deskActivity', String(Date.now() - 1000));
  expect(isIdleTooLong()).toBe(false);
});

test('storage is not written with every movement', () => {
  noteActivity();
  const first = localStorage.getItem('deskActivity');
  pass(1000);
  noteActivity();
  expect(localStorage.getItem('deskActivity')).toBe(first);
  pass(5000);
  noteActivity();
  expect(localStorage.getItem('deskActivity')).not.toBe(first);
});

test('it is measured from here on when the clock is set back', () => {
  noteActivity();
  pass(-3_600_000);
  expect(isIdleTooLong()).toBe(false);
});
