// Every call meets every kind of fault that fits it, one at a time, and must end as the table 'What each failure looks like' of
// docs/reliability.md says: what the visitor is answered, how often the owner is told, what waits in KV.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Actor, createActor } from './actor.ts';
import { blame } from './ask.ts';
import {
  type Call,
  type Fault,
  type FaultKind,
  faultKinds,
  faultOf,
  isAccepting,
  isLateOnly,
  kindsOf,
} from './faults.ts';
import { sendMany } from './many.ts';
import type { Operation, Step } from './plan.ts';
import { createRandom } from './random.ts';
import { finish, runSequence, type Started, startMachine } from './rounds.ts';
import { isOfNobody } from './visitor.ts';

type Row = {
  call: Call;
  /** What meets the fault, and what happens before and after it. */
  operation: Operation;
  before?: Operation[];
  after?: Operation[];
  /** How often in a row the call fails. */
  times?: number;
  /** Its call is made again at once, where it would meet the fault of another. */
  inTurn?: true;
  statuses(fault: Fault): number[];
  /** Whether the chat log waits in KV for the schedule. */
  waitsInKv?(fault: Fault): boolean;
};

const isAway = ({ kind }: Fault) => ['refuse', 'resetHeaders', 'resetBody', 'lost', 'silence', 'fail'].includes(kind);

/** As the answer of a service decides over the visitor's, where it is heard at once. */
function statusOf(fault: Fault, healthy: number): number {
  if (isLateOnly(fault)) return healthy;
  if (!isAway(fault)) return 502;
  return fault.kind === 'silence' ? 504 : 503;
}

/** Each message costs money: where nobody can say how many there were, the chat closes. */
const closes = (fault: Fault) => [isAway(fault) || fault.kind === 'garbage' ? 429 : 200, 200];
const leadStays = { operation: 'contact', statuses: () => [201] } as const;
/** Of a queue's consumer: the last try, too. */
const triesOfLogs = 4;

const rows: Row[] = [
  {
    call: 'submit',
    operation: 'contact',
    after: ['repeat'],
    statuses: (fault) => {
      const isBusy = fault.kind === 'status429';
      return [isBusy ? 503 : statusOf(fault, 201), fault.done ? 200 : 201];
    },
  },
  { call: 'claim', ...leadStays },
  { call: 'confirm', ...leadStays },
  { call: 'webhook', ...leadStays },
  { call: 'mail', ...leadStays },
  { call: 'queue', ...leadStays },
  { call: 'kv', ...leadStays },
  { call: 'reply', operation: 'chat', after: ['chat'], statuses: (fault) => [statusOf(fault, 200), 200] },
  { call: 'limiter', operation: 'chat', after: ['chat'], statuses: closes },
  { call: 'kv', operation: 'chat', after: ['chat'], statuses: closes },
  { call: 'queue', operation: 'chat', statuses: () => [200], waitsInKv: (fault) => !isLateOnly(fault) },
  {
    call: 'logs',
    operation: 'chat',
    times: triesOfLogs,
    statuses: () => [200],
    waitsInKv: (fault) => !isLateOnly(fault),
  },
  {
    call: 'desk',
    before: ['contact'],
    operation: 'status',
    after: ['status'],
    statuses: (fault) => [201, statusOf(fault, 200), 200],
  },
  { call: 'session', operation: 'chat', statuses: (fault) => [isLateOnly(fault) ? 200 : 502] },
  { call: 'count', operation: 'events', statuses: () => [204] },
  { call: 'expire', before: ['chat', 'yearPasses'], operation: 'scheduled', statuses: () => [200] },
  {
    call: 'kv',
    before: ['chat'],
    operation: 'eraseConversation',
    inTurn: true,
    statuses: (fault) => (isAway(fault) ? [200, 503, 200] : [200, 200]),
  },
];

type Case = { cell: string; row: Row; fault: Fault; steps: Step[]; actor: Actor };
export type GridOutcome = {
  /** Lines of a table: of how many sequences of a call and a kind all ended as they should; empty where the kind does not fit. */
  table: string[];
  sequences: number;
  /** So many of them. */
  right: number;
  violations: string[];
};

const nameOf = ({ call, operation }: Row) => `${call} of ${operation}`;
const cellOf = (row: Row, kind: FaultKind) => `${nameOf(row)}, ${kind}`;

/** @param seeds so many sequences a cell */
export async function runGrid(seeds: number, say: (line: string) => void): Promise<GridOutcome> {
  const violations = await judgeMany(say);
  await using machine = await startMachine(1, true);
  const right = new Map<string, number>();
  violations.push(...(await judgeHealth(machine)));
  const cells = rows
    .flatMap((row) => kindsOf(row.call).map((kind) => ({ row, kind })))
    .map(({ row, kind }, cell) =>
      Array.from({ length: seeds }, (_, seed) => createCase(row, kind, cell * seeds + seed)),
    );
  const isStray = (cell: Case[]) => cell.some(({ row, fault }) => isOfNobody(row, fault));
  // A fault that nothing tells whose it is would be met by whoever comes first.
  const rounds = [cells.filter((cell) => !isStray(cell)).flat(), ...cells.filter(isStray)];
  for (const [index, round] of rounds.entries()) {
    await runRound(machine, round);
    for (const { cell, actor } of round) {
      right.set(cell, (right.get(cell) ?? 0) + (actor.violations.length === 0 ? 1 : 0));
      if (actor.violations.length > 0) violations.push(explain(cell, actor));
    }
    say(`${index + 1} of ${rounds.length} rounds`);
  }
  const table = [
    ['', ...rows.map(nameOf)],
    ...faultKinds.map((kind) => [kind, ...rows.map((row) => right.get(cellOf(row, kind)) ?? '')]),
  ];
  return {
    table: table.map((line) => `| ${line.join(' | ')} |`),
    sequences: cells.flat().length,
    right: [...right.values()].reduce((sum, count) => sum + count, 0),
    violations,
  };
}

function createCase(row: Row, kind: FaultKind, number: number): Case {
  const random = createRandom(number);
  const fault = faultOf(random, row.call, kind);
  // What is late only succeeds at once.
  const faults = Array.from({ length: isLateOnly(fault) ? 1 : (row.times ?? 1) }, () => fault);
  const { before = [], operation, after = [] } = row;
  const steps = [...before, operation, ...after].map((each, index): Step => ({
    operation: each,
    faults: index === before.length ? faults : [],
    isolate: random.chance(0.5) ? 0 : 1,
    // Not so high that a change at the desk is outdated, which ends in 409.
    choice: random.next() * 0.8,
  }));
  return { cell: cellOf(row, kind), row, fault, steps, actor: createActor(number) };
}

/** The case 'too many at once' of the table: no fault is met, so it has a machine to itself. */
async function judgeMany(say: (line: string) => void): Promise<string[]> {
  await using machine = await startMachine(1);
  const { lines, violations } = await sendMany(machine, true);
  for (const line of lines) say(line);
  return violations;
}

/** The tables are gone, then they are back; each isolate remembers its answer for some seconds. */
async function judgeHealth({ database, site }: Started): Promise<string[]> {
  const found: string[] = [];
  for (const [isolate, expected, change] of [
    [0, 503, 'alter table chat_logs rename to chat_logs_gone'],
    [1, 200, 'alter table chat_logs_gone rename to chat_logs'],
  ] as const) {
    await database.query(change);
    const answer = await site.send({ method: 'GET', path: '/api/health', isolate });
    if (answer?.status !== expected) found.push(`health answers ${answer?.status} after '${change}'`);
  }
  return found;
}

/** Visitors at once. */
const lanes = 48;

async function runRound(machine: Started, round: readonly Case[]): Promise<void> {
  const { world } = machine;
  // Those who will wait longest begin.
  const waiting = round.toSorted((one, other) => Number(isSilent(other)) - Number(isSilent(one)));
  const visit = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await runSequence(machine, next.actor, next.steps);
  };
  const atOnce = round.some(({ row }) => row.inTurn) ? 1 : lanes;
  await Promise.all(Array.from({ length: atOnce }, visit));
  const actors = round.map(({ actor }) => actor);
  const started = performance.now();
  const isMet = () => world.strayFaults.length === 0 && actors.every(({ faults }) => faults.length === 0);
  while (!isMet() && performance.now() - started < machine.drainTimeout) await sleep(20);
  for (const { actor } of round) {
    if (actor.faults.length + world.strayFaults.length > 0) blame(actor, 'contract', 'The fault was not met');
  }
  const { eventsLost } = world;
  await finish(machine, actors, () => {
    for (const each of round) judgeCase(machine, each);
    if (world.eventsLost > eventsLost) for (const actor of actors) blame(actor, 'lost', 'Events were not counted');
  });
}

const isSilent = ({ fault }: Case) => fault.kind === 'silence';

function judgeCase({ world }: Started, { row, fault, actor }: Case): void {
  const expected = row.statuses(fault).join(', ');
  const answered = actor.statuses.join(', ');
  if (answered !== expected) blame(actor, 'contract', `answered ${answered}, where the table says ${expected}`);
  for (const { id } of actor.leads) {
    for (const channel of ['webhook', 'mail']) {
      const told = world.told.filter((each) => each.lead === id && each.channel === channel);
      const isTwice = channel === row.call && fault.done && !isAccepting(fault);
      if (told.length !== (isTwice ? 2 : 1)) blame(actor, 'doubled', `told ${told.length} times by ${channel}`);
      if (new Set(told.map(({ key }) => key)).size > 1) blame(actor, 'doubled', `told by ${channel} under two keys`);
    }
  }
  if (!row.waitsInKv) return;
  for (const { id } of actor.chats) {
    if (world.keptInKv.has(id) !== row.waitsInKv(fault)) blame(actor, 'lost', `in KV: ${world.keptInKv.has(id)}`);
  }
}

const explain = (cell: string, { violations, history }: Actor) =>
  [`${cell}:`, ...violations.map(({ kind, what }) => `  ${kind}: ${what}`), ...history].join('\n');
