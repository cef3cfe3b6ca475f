// What all visitors share: how to ask the site, and how to say that its answer is wrong.
import type { Actor } from './actor.ts';
import type { MachineDatabase } from './database.ts';
import type { MachineSite, Sending } from './site.ts';
import type { Violation } from './violations.ts';
import type { World } from './world.ts';

export type Machine = {
  site: MachineSite;
  world: World;
  database: MachineDatabase;
  /** How often the Worker was ended at once. */
  ends: number;
  /** Notices whose confirmation was under way then. */
  cutOff: Set<string>;
  /** Messages that were answered when that happened, and whose logs were not given to the queue yet. */
  excused: Set<string>;
  /** How long a log may be under way to the queue after its message was answered, in ms. */
  drainTimeout: number;
  /** A run of the schedule took so long that the Worker may have given a call up. */
  isSlow: boolean;
  /** Resolves when the queues hold nothing of this visitor's. */
  drain(actor: Actor): Promise<void>;
};

/** An answer that takes longer says nothing of what was expected: the Worker's own limits of 3 s and more may have ended a call. */
const slow = 2500;

export function blame(actor: Actor, kind: Violation['kind'], what: string): void {
  actor.violations.push({ kind, what });
}

/** Everything that makes an answer's status open: a fault that was met, an end of the Worker, a slow machine. */
export async function ask(machine: Machine, actor: Actor, sending: Sending) {
  const { hits } = actor;
  const { ends, world } = machine;
  const { strayHits } = world;
  const started = performance.now();
  const answer = await machine.site.send({
    ...sending,
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': actor.address, ...sending.headers },
  });
  const isSlow = performance.now() - started > slow;
  actor.statuses.push(answer?.status ?? 0);
  // More at once than an isolate serves within two seconds.
  const isBusy = answer?.status === 503 && answer.headers['retry-after'] !== undefined;
  const isOpen =
    answer === null ||
    isBusy ||
    isSlow ||
    hits !== actor.hits ||
    ends !== machine.ends ||
    strayHits !== world.strayHits;
  if (isOpen) actor.notJudged += 1;
  // A call that was given up may be done later.
  if (isSlow) actor.isDoubtful = true;
  actor.history.push(`    ${sending.path} ${answer ? `${answer.status} ${answer.text.slice(0, 160)}` : 'no answer'}`);
  return { answer, isOpen };
}

/** The Worker gives its calls 10 s. In ms. */
const slowRun = 8000;

export async function runSchedule(machine: Machine): Promise<void> {
  const started = performance.now();
  await machine.site.runScheduled();
  machine.isSlow ||= performance.now() - started > slowRun;
}
