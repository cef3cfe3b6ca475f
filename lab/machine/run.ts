// `npm run chaos`: tries to make the built site lose something. `--seed=N` repeats a run, `--operations=N` and `--minutes=M` end it sooner,
// `--sequence=N` does what one visitor did in it. `--grid` instead lets each call meet each kind of fault, `--seeds=N` times. Ends with 1
// where something was lost, or otherwise than it should be.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../dev/build.ts';
import { runGrid } from './grid.ts';
import { runMachine } from './rounds.ts';
import { violationKinds } from './violations.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    minutes: { type: 'string', default: '60' },
    operations: { type: 'string', default: '100000' },
    sequence: { type: 'string' },
    grid: { type: 'boolean', default: false },
    seeds: { type: 'string', default: '10' },
  },
});

ensureBuilt();
if (values.grid) {
  const { table, sequences, right, violations } = await runGrid(Number(values.seeds), console.log);
  for (const line of [...violations, ...table]) console.log(line);
  console.log(`${right} of ${sequences} ended as docs/reliability.md says`);
  process.exit(violations.length === 0 ? 0 : 1);
}
const { operations, seconds, faults, notJudged, events, met, violation } = await runMachine({
  seed: Number(values.seed ?? randomInt(1_000_000)),
  operations: Number(values.operations),
  duration: Number(values.minutes) * 60_000,
  ...(values.sequence !== undefined && { sequence: Number(values.sequence) }),
  say: console.log,
});
for (const [name, count] of [...met].toSorted()) console.log(`  ${name}: ${count}`);
console.log(
  `${operations} operations in ${Math.round(seconds)} s with ${faults} faults; of ${notJudged} steps more than one answer was right`,
);
console.log(`${events.counted} events were counted and ${events.lost} lost`);
console.log(violation ?? `None was ${Object.values(violationKinds).join('; ')}`);
process.exit(violation === null ? 0 : 1);
