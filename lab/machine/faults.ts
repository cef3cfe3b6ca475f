// How a service fails: over HTTP, or behind a binding.
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from './random.ts';

/** What the Worker asks of the outside, each of which may fail on its own. */
export const httpCalls = [
  'submit',
  'claim',
  'confirm',
  'logs',
  'count',
  'expire',
  'desk',
  'session',
  'reply',
  'webhook',
] as const;
const bindingCalls = ['kv', 'limiter', 'queue', 'mail'] as const;
export type Call = (typeof httpCalls)[number] | (typeof bindingCalls)[number];

/** By the chance of each. Silence is rare, because the Worker waits for it as long as it may: 10 s, and 30 s for the assistant. */
const httpKinds = {
  refuse: 6,
  resetHeaders: 6,
  resetBody: 6,
  lost: 12,
  delay: 6,
  slowloris: 3,
  silence: 0.15,
  html: 5,
  empty: 5,
  noContent: 5,
  redirect: 4,
  null: 4,
  array: 4,
  wrongType: 4,
  wrongShape: 4,
  badUtf8: 4,
  huge: 0.3,
  errorWithoutMessage: 5,
  errorWithObject: 4,
  status500: 5,
  status503: 5,
  status429: 4,
} as const;
const bindingKinds = { fail: 10, lost: 6, delay: 3, silence: 0.15, stale: 5, garbage: 4 } as const;

export type FaultKind = keyof typeof httpKinds | keyof typeof bindingKinds;
export const faultKinds = [...new Set([...Object.keys(httpKinds), ...Object.keys(bindingKinds)])] as FaultKind[];

/** The ways in which this call can fail. Of bindings only KV gives something that can be old or wrong. */
export function kindsOf(call: Call): FaultKind[] {
  if (!isBinding(call)) return Object.keys(httpKinds) as FaultKind[];
  const kinds = Object.keys(bindingKinds) as FaultKind[];
  return call === 'kv' ? kinds : kinds.filter((kind) => kind !== 'stale' && kind !== 'garbage');
}

/** Whether the platform serves it, not a service over HTTP. */
export const isBinding = (call: Call) => (bindingCalls as readonly Call[]).includes(call);

export type Fault = {
  call: Call;
  kind: FaultKind;
  /** Whether the service does what it was asked before it fails. */
  done: boolean;
};

/** What a service answers when it does not fail. */
export type Honest = { status: number; body: unknown };

export function createFault(random: Random, call: Call): Fault {
  return faultOf(random, call, isBinding(call) ? pickWeighted(random, bindingKinds) : pickWeighted(random, httpKinds));
}

export function faultOf(random: Random, call: Call, kind: FaultKind): Fault {
  const isDone = { refuse: false, lost: true, delay: true, slowloris: true, stale: true }[kind as string];
  return { call, kind, done: isDone ?? random.chance(0.5) };
}

export function pickWeighted<Name extends string>(random: Random, weights: Readonly<Record<Name, number>>): Name {
  const entries = Object.entries(weights) as [Name, number][];
  let left = random.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [name, weight] of entries) {
    left -= weight;
    if (left < 0) return name;
  }
  return (entries.at(-1) as [Name, number])[0];
}

/** Whether the one who asked gets the true answer all the same, only later. */
export function isLateOnly({ kind }: Fault): boolean {
  return kind === 'delay' || kind === 'slowloris';
}

/** Whether a channel has confirmed: a webhook is asked for nothing but its status, and mail was sent where its binding did not throw. */
export function isAccepting(fault: Fault): boolean {
  if (fault.call === 'mail') return isLateOnly(fault);
  const accepting: FaultKind[] = [
    'delay',
    'slowloris',
    'html',
    'empty',
    'noContent',
    'null',
    'array',
    'wrongType',
    'wrongShape',
    'badUtf8',
    'huge',
    'resetBody',
  ];
  return accepting.includes(fault.kind);
}

const bodies: Partial<Record<FaultKind, { status: number; body: string | Buffer; type?: string }>> = {
  html: { status: 200, body: '<!doctype html><h1>It works!</h1>', type: 'text/html' },
  empty: { status: 200, body: '' },
  null: { status: 200, body: 'null' },
  array: { status: 200, body: '[]' },
  // No call is answered with a text, so it cannot be taken for the truth.
  wrongType: { status: 200, body: '"42"' },
  wrongShape: { status: 200, body: '{"outcome":["stored"],"message":{"text":1},"session_id":7,"ok":true}' },
  badUtf8: { status: 200, body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
  errorWithoutMessage: { status: 400, body: '{}' },
  errorWithObject: { status: 400, body: '{"message":{"text":["no"]},"code":7,"error":null}' },
  status500: { status: 500, body: '{"message":"Internal error"}' },
  status503: { status: 503, body: 'upstream connect error', type: 'text/plain' },
  status429: { status: 429, body: '{"message":"Too many requests"}' },
};

const megabyte = Buffer.alloc(1024 * 1024, '[');

/** Answers in the way of `kind`. */
export async function answerBadly(response: ServerResponse, { kind }: Fault, honest: Honest): Promise<void> {
  const { socket } = response;
  const body = JSON.stringify(honest.body);
  switch (kind) {
    case 'refuse':
    case 'lost':
      return void socket?.destroy();
    case 'resetHeaders':
      return void socket?.end('HTTP/1.1 200 OK\r\nContent-Ty', () => socket.destroy());
    case 'resetBody':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length + 100 });
      return void response.write(body.slice(0, body.length / 2), () => socket?.destroy());
    case 'delay':
      await sleep(300);
      return answer(response, honest);
    case 'slowloris':
      response.writeHead(honest.status, { 'content-type': 'application/json' });
      for (let start = 0; start < body.length; start += 64) {
        response.write(body.slice(start, start + 64));
        await sleep(20);
      }
      return void response.end();
    case 'silence':
      return;
    case 'noContent':
      return void response.writeHead(204).end();
    case 'redirect':
      return void response.writeHead(302, { location: '/elsewhere' }).end();
    case 'huge':
      response.writeHead(200, { 'content-type': 'application/json' });
      for (let sent = 0; sent < 24 && !response.destroyed; sent += 1) {
        if (!response.write(megabyte)) await sleep(5);
      }
      return void response.end();
    default: {
      const { status, body: text, type = 'application/json' } = bodies[kind] ?? { status: 500, body: '' };
      response.writeHead(status, { 'content-type': type }).end(text);
    }
  }
}

export function answer(response: ServerResponse, { status, body }: Honest): void {
  const text = status === 204 || body === undefined ? '' : JSON.stringify(body);
  response
    .writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
    .end(text);
}
