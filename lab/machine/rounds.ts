// Many visitors at once against the built Worker, in rounds: after each everything is compared, and the tables are empty again.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Actor, createActor } from './actor.ts';
import type { Machine } from './ask.ts';
import { startMachineDatabase } from './database.ts';
import { judge, settle } from './judge.ts';
import { createSteps, describe, type Step, sizeOf } from './plan.ts';
import { type Queues, startQueues } from './queues.ts';
import { createRandom } from './random.ts';
import { shrink } from './shrink.ts';
import { startSite } from './site.ts';
import { runStep } from './visitor.ts';
import { startWorld } from './world.ts';

export type Options = {
  seed: number;
  /** Visitors come until they have at least so many operations to do, whatever the speed of the machine. */
  operations: number;
  /** After so long nobody else comes, in ms. */
  duration?: number;
  /** The visitor with this number alone. */
  sequence?: number;
  say?: (line: string) => void;
};

export type Outcome = {
  operations: number;
  seconds: number;
  faults: number;
  /** Steps whose answer could be one of several, because of a fault or a slow machine. */
  notJudged: number;
  /** Of those that visitors sent; some may be lost. */
  events: { counted: number; lost: number };
  /** By call and kind of fault, how many were met. */
  met: Map<string, number>;
  /** Lines for the reader; null where nothing was found. */
  violation: string | null;
};

/** Visitors at once. */
const lanes = 48;
/** Visitors in a round. */
const roundSize = 400;

export async function runMachine(options: Options): Promise<Outcome> {
  const { seed, operations, duration = Number.POSITIVE_INFINITY, sequence, say = () => {} } = options;
  await using machine = await startMachine(seed);
  say(`seed ${seed}, on ${machine.database.description}`);
  const started = performance.now();
  const outcome: Outcome = {
    operations: 0,
    seconds: 0,
    faults: 0,
    notJudged: 0,
    events: { counted: 0, lost: 0 },
    met: machine.world.met,
    violation: null,
  };
  let next = sequence ?? 0;
  const isOver = () => performance.now() - started > duration;
  while (outcome.operations < operations && !isOver() && outcome.violation === null) {
    const actors: Actor[] = [];
    const waiting =
      sequence === undefined ? planRound(seed, next, operations - outcome.operations) : [planVisit(seed, sequence)];
    next += waiting.length;
    const visit = async () => {
      for (let plan = waiting.shift(); plan && !isOver(); plan = waiting.shift()) {
        const { number, steps } = plan;
        const actor = createActor(number);
        actors.push(actor);
        await runSequence(machine, actor, steps);
        outcome.operations += operationsOf(steps);
      }
    };
    const visitors = Array.from({ length: lanes }, visit);
    const ending = endWorkerOnce(machine, actors, createRandom(seed + next));
    await Promise.all(visitors);
    await ending;
    await finish(machine, actors);
    outcome.notJudged += actors.reduce((sum, { notJudged }) => sum + notJudged, 0);
    const failed = actors.find(({ violations }) => violations.length > 0);
    if (failed) outcome.violation = await explain(machine, seed, failed);
    outcome.seconds = (performance.now() - started) / 1000;
    say(`${outcome.operations} operations, ${Math.round(outcome.operations / outcome.seconds)} a second`);
    if (sequence !== undefined) break;
  }
  const { eventsCounted: counted, eventsLost: lost } = machine.world;
  outcome.events = { counted, lost };
  outcome.faults = [...machine.world.met.values()].reduce((sum, count) => sum + count, 0);
  return outcome;
}

type Visit = { number: number; steps: Step[] };

function planVisit(seed: number, number: number): Visit {
  return { number, steps: createSteps(seed, number) };
}

const operationsOf = (steps: readonly Step[]) => steps.reduce((sum, step) => sum + sizeOf(step), 0);

/** As many visitors as a round has, or as it takes for so many operations. */
function planRound(seed: number, first: number, operations: number): Visit[] {
  const visits: Visit[] = [];
  for (let planned = 0; visits.length < roundSize && planned < operations;) {
    const visit = planVisit(seed, first + visits.length);
    planned += operationsOf(visit.steps);
    visits.push(visit);
  }
  const silences = ({ steps }: Visit) =>
    steps.flatMap(({ faults }) => faults).filter(({ kind }) => kind === 'silence').length;
  // Those who will wait longest begin, so that the others need not wait for them.
  return visits.toSorted((one, other) => silences(other) - silences(one));
}

export type Started = Machine & AsyncDisposable & { queues: Queues };

export async function startMachine(seed: number, messagesAlone = false): Promise<Started> {
  const database = await startMachineDatabase();
  const world = await startWorld(database);
  const site = await startSite(world.url, (line) => noteLine(world, line));
  const queues = startQueues(site, world, createRandom(seed), messagesAlone);
  const machine: Started = {
    site,
    world,
    database,
    queues,
    drainTimeout: 60_000,
    isSlow: false,
    ends: 0,
    cutOff: new Set(),
    excused: new Set(),
    async [Symbol.asyncDispose]() {
      await queues.stop();
      await site.close();
      await world.close();
      await database.stop();
    },
    drain: (actor) => drain(machine, actor),
  };
  return machine;
}

/** Each line of the Worker's log is a JSON object; what the runtime says of itself begins with the file that says it. */
function noteLine({ brokenLines }: Machine['world'], line: string): void {
  if (/^(?:workerd|kj|capnp)\//.test(line)) return;
  try {
    if (typeof JSON.parse(line).event !== 'string') brokenLines.push(line);
  } catch {
    brokenLines.push(line);
  }
}

/** Waits until all that this visitor was answered for is out of the queues. */
async function drain(machine: Machine, actor: Actor): Promise<void> {
  const { world, excused, drainTimeout } = machine;
  const isGiven = () =>
    actor.chats.every(
      ({ id, isAcknowledged }) =>
        !isAcknowledged || world.taken.has(id) || world.refusals.get(id)?.size === 2 || excused.has(id),
    );
  const started = performance.now();
  while ((!isGiven() || actor.waiting > 0) && performance.now() - started < drainTimeout) await sleep(10);
}

export async function runSequence(machine: Machine, actor: Actor, steps: readonly Step[]): Promise<void> {
  machine.world.owners.set(actor.visitor, actor);
  for (const step of steps) {
    actor.history.push(`  ${describe(step)}`);
    await runStep(machine, actor, step);
    if (actor.violations.length > 0) return;
  }
}

/** In every other round the Worker is ended while it works, as when its machine fails. */
async function endWorkerOnce(machine: Machine, actors: readonly Actor[], random: ReturnType<typeof createRandom>) {
  if (random.chance(0.5)) return;
  await sleep(1000 + random.below(5000));
  for (const { chats } of actors) {
    for (const { id } of chats) if (!machine.world.taken.has(id)) machine.excused.add(id);
  }
  machine.ends += 1;
  await machine.site.restart();
  for (const notice of machine.world.unconfirmed) machine.cutOff.add(notice);
}

/** Lets everything arrive, compares, and empties what the next round uses. */
export async function finish(machine: Started, actors: readonly Actor[], judgeMore?: () => void): Promise<void> {
  await Promise.all(actors.map((actor) => machine.drain(actor)));
  await settle(machine, machine.queues, actors);
  await judge(machine, actors);
  judgeMore?.();
  await machine.database.query(
    'truncate contact_submissions, contact_visitors, chat_logs, daily_counts, daily_totals, event_batches, erased_conversations cascade',
  );
  const { world } = machine;
  for (const kept of [
    world.owners,
    world.kv,
    world.senders,
    world.keptInKv,
    world.taken,
    world.refusals,
    world.failedConfirmations,
    world.unconfirmed,
    world.uses,
  ])
    kept.clear();
  world.told.length = 0;
  world.eventsSent = 0;
  machine.ends = 0;
  machine.isSlow = false;
  machine.cutOff.clear();
  machine.excused.clear();
}

/** What was found, and the shortest way to it. */
async function explain(machine: Started, seed: number, { number, violations, history }: Actor): Promise<string> {
  // What was found is sure. What is tried from now on need not be, so it waits for less.
  machine.drainTimeout = 3000;
  const kinds = new Set(violations.map(({ kind }) => kind));
  let shown = history;
  const run = async (steps: Step[]) => {
    const actor = createActor(number);
    await runSequence(machine, actor, steps);
    await finish(machine, [actor]);
    const isSame = actor.violations.some(({ kind }) => kinds.has(kind));
    if (isSame) shown = actor.history;
    return isSame;
  };
  const steps = createSteps(seed, number);
  const isRepeatable = await run(steps);
  if (isRepeatable) await shrink(steps, run);
  return [
    ...violations.map(({ kind, what }) => `${kind}: ${what}`),
    isRepeatable ? 'the shortest way to it:' : 'not found again by this visitor alone; what happened:',
    ...shown,
    `again: npm run chaos -- --seed=${seed} --sequence=${number}`,
  ].join('\n');
}
