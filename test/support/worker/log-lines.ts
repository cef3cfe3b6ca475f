// The Worker's log lines other than errors, which `fail-on-console-error.ts` watches.
import { type MockInstance, vi } from 'vitest';

let spies: MockInstance<typeof console.info>[] = [];

/** Records log lines from now on, until the mocks are restored. */
export function recordLog(): void {
  spies = (['info', 'warn'] as const).map((level) => vi.spyOn(console, level).mockImplementation(() => undefined));
  for (const spy of spies) spy.mockClear();
}

/** The lines so far, parsed: those of level `info`, then those of level `warn`. */
export function logLines(): Record<string, unknown>[] {
  return spies.flatMap(({ mock }) => mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>));
}
