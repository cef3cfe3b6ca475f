// The machine (lab/README.md) for some fifteen seconds beside other tests: what it finds stands in the failure, with the way to find it again.
import { expect, test } from 'vitest';
import { runMachine } from '#lab/machine/rounds.ts';

// With this seed the Worker is ended once while it works, and no service is silent, which would take as long as the Worker waits.
test('nothing acknowledged is lost, doubled or untold', async () => {
  const { operations, violation } = await runMachine({ seed: 3, operations: 1000 });
  expect(violation).toBeNull();
  expect(operations).toBeGreaterThanOrEqual(1000);
});
