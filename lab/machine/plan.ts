import { type Call, createFault, type Fault, pickWeighted } from './faults.ts';
// What visitors and owner will do, and what will fail meanwhile: all of it follows from a seed.
import { createRandom, type Random } from './random.ts';

/** By the chance of each. */
const operations = {
  contact: 20,
  repeat: 12,
  changedRepeat: 5,
  form: 4,
  invalid: 3,
  twins: 2,
  crowd: 2,
  chat: 26,
  burst: 0.3,
  lastOfTheDay: 1,
  handOver: 6,
  events: 4,
  status: 5,
  note: 3,
  erasePerson: 2,
  eraseConversation: 2,
  minutePasses: 2,
  halfHourPasses: 2,
  dayPasses: 2,
  yearPasses: 0.3,
  scheduled: 0.7,
} as const;
export type Operation = keyof typeof operations;

/** What an operation asks of the outside, at once or later. */
const calls: Record<Operation, readonly Call[]> = {
  contact: ['submit', 'submit', 'submit', 'kv', 'queue', 'claim', 'confirm', 'confirm', 'webhook', 'webhook', 'mail'],
  repeat: ['submit', 'submit', 'kv', 'queue', 'claim', 'confirm', 'webhook', 'mail'],
  changedRepeat: ['submit', 'kv', 'queue'],
  form: ['submit', 'submit', 'kv', 'queue', 'webhook', 'mail'],
  invalid: ['kv'],
  twins: ['submit', 'queue', 'claim'],
  crowd: ['submit', 'kv'],
  chat: ['session', 'reply', 'reply', 'limiter', 'kv', 'queue', 'logs', 'logs'],
  burst: ['logs'],
  lastOfTheDay: [],
  handOver: ['limiter', 'queue', 'kv', 'logs'],
  events: ['limiter', 'count', 'count'],
  status: ['desk'],
  note: ['desk'],
  erasePerson: ['desk'],
  eraseConversation: ['desk', 'kv'],
  minutePasses: [],
  halfHourPasses: [],
  dayPasses: [],
  yearPasses: [],
  scheduled: ['claim', 'expire', 'kv'],
};

export type Step = {
  operation: Operation;
  faults: Fault[];
  isolate: 0 | 1;
  /** From 0 up to 1, for what the operation has to choose. */
  choice: number;
  /** After so many ms the visitor is gone, and comes again with the same. */
  leaveAfter?: number;
};

/** Steps of one visitor. */
const length = 20;
/** One step in ten has a fault; in one of fifty of these everything fails that it asks for. */
const faultRate = 0.1;

export function createSteps(seed: number, sequence: number): Step[] {
  const random = createRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(sequence + 1, 0x85ebca6b));
  return Array.from({ length }, () => createStep(random));
}

function createStep(random: Random): Step {
  const operation = pickWeighted(random, operations);
  const step: Step = { operation, faults: [], isolate: random.chance(0.5) ? 0 : 1, choice: random.next() };
  const asked = calls[operation];
  if (asked.length === 0 || !random.chance(faultRate)) return step;
  if (random.chance(0.1) && ['contact', 'repeat', 'chat'].includes(operation)) {
    return { ...step, leaveAfter: random.below(12) };
  }
  const failing = random.chance(0.02) ? [...new Set(asked)] : [random.pick(asked)];
  step.faults = failing.map((call) => createFault(random, call));
  return step;
}

/** How many requests a step makes. */
export function sizeOf({ operation }: Step): number {
  return { twins: 4, crowd: 5, burst: 24 }[operation as string] ?? 1;
}

export function describe({ operation, faults, isolate, choice, leaveAfter }: Step): string {
  const failing = faults.map(({ call, kind, done }) => `${call}: ${kind}${done ? ', done' : ''}`);
  const left = leaveAfter === undefined ? '' : `, leaves after ${leaveAfter} ms`;
  return `${operation} (${choice.toFixed(2)}, isolate ${isolate})${left}${failing.length > 0 ? `; ${failing.join('; ')}` : ''}`;
}
