import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  const lines = errors.mock.calls.map(([line]) => String(line));
  errors.mockRestore();
  expect(lines, 'console.error was called; a test that expects it takes it with takeConsoleErrors()').toEqual([]);
});

/** Returns the lines logged as errors so far, parsed. They then count as expected. */
export function takeConsoleErrors(): Record<string, unknown>[] {
  const lines = errors.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
  errors.mockClear();
  return lines;
}
