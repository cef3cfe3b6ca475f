// Fifteen seconds of the machine (lab/README.md): what it finds stands in the failure, with the way to find it again.
import { expect, test } from 'vitest';
import { runMachine } from '#lab/machine/rounds.ts';

test('nothing acknowledged is lost, doubled or untold', async () => {
  const { operations, violation } = await runMachine({ seed: 1, operations: 2000 });
  expect(violation).toBeNull();
  expect(operations).toBeGreaterThanOrEqual(2000);
});
