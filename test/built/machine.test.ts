// The machine (lab/README.md) for some fifteen seconds beside other tests: what it finds stands in the failure, with the way to find it again.
import { expect, test } from 'vitest';
import { sendMany } from '#lab/machine/many.ts';
import { runMachine, startMachine } from '#lab/machine/rounds.ts';

// With this seed the Worker is ended once while it works, and no service is silent, which would take as long as the Worker waits.
test('nothing acknowledged is lost, doubled or untold', async () => {
  const { operations, violation } = await runMachine({ seed: 3, operations: 1000 });
  expect(violation).toBeNull();
  expect(operations).toBeGreaterThanOrEqual(1000);
});

// How many fit depends on the speed of the machine; the grid judges that, too.
test('of many requests at once each is stored or told to come back: 500 different, 200 twins as one, three of one visitor', async () => {
  await using machine = await startMachine(1);
  const { violations } = await sendMany(machine, false);
  expect(violations).toEqual([]);
});
