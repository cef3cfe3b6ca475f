import { afterEach, expect, test, vi } from 'vitest';
import { takeSignals } from '#dev/take-signals.ts';

// Those of the test runner, which come back.
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const listeners = signals.map((signal) => process.listeners(signal));
afterEach(() => {
  for (const [index, signal] of signals.entries()) {
    process.removeAllListeners(signal);
    for (const listener of listeners[index] ?? []) process.on(signal, listener);
  }
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the signals of one Ctrl-C count as one, and a later one ends the process as it stands', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const end = vi.fn();
  takeSignals(end);
  process.emit('SIGINT', 'SIGINT');
  vi.advanceTimersByTime(900);
  process.emit('SIGTERM', 'SIGTERM');
  expect(end.mock.calls).toEqual([['SIGINT']]);
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  process.emit('SIGINT', 'SIGINT');
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(end).toHaveBeenCalledOnce();
});
