// Everything outside of the Worker, on one server of this process: database, assistant, webhook, mailbox, KV, limiters and queues. Each
// call is done, and answered as the faults of its visitor say.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnFreePort } from '../../dev/services/listen.ts';
import { leadMail as en } from '../../shared/content/en/lead-mail.ts';
import { leadMail as nl } from '../../shared/content/nl/lead-mail.ts';
import type { Actor } from './actor.ts';
import type { MachineDatabase } from './database.ts';
import {
  answer,
  answerBadly,
  type Call,
  type Fault,
  type Honest,
  isAccepting,
  isBinding,
  isLateOnly,
} from './faults.ts';

/** `key`: what lets a receiver tell that it hears twice. */
export type Told = { channel: 'webhook' | 'mail'; lead: string; kind: string; key: string; isConfirmed: boolean };
export type QueueMessage = {
  id: string;
  body: { id: string };
  attempts: number;
  since: number;
  /** Delivered again after it was acknowledged. */
  isRepeated: boolean;
};
type Entry = { value: string; metadata: unknown; previous: string | null; since: number };

export type World = {
  url: string;
  /** Whose call it is, by what stands in it: the hash of a visitor, an address, or the id of a lead, a message, a session or a notice. */
  owners: Map<string, Actor>;
  /** Of calls that belong to nobody. */
  strayFaults: Fault[];
  strayHits: number;
  /** In this round. */
  eventsSent: number;
  /** In all rounds. */
  eventsCounted: number;
  eventsLost: number;
  told: Told[];
  kv: Map<string, Entry>;
  /** By the id of a message in a queue, whose it was known to be when it was given. */
  senders: Map<string, Actor>;
  /** Ids of logs that were in KV at any time. */
  keptInKv: Set<string>;
  queues: Map<string, QueueMessage[]>;
  /** Ids of chat logs that the queue or KV took, and what refused others. */
  taken: Set<string>;
  refusals: Map<string, Set<Call>>;
  /** How often a confirmation failed, by notice, and whose notice it is. */
  failedConfirmations: Map<string, number>;
  /** Notices that somebody was told of since they were confirmed last. */
  unconfirmed: Set<string>;
  /** Of the Worker's log. */
  brokenLines: string[];
  /** Calls by kind of fault, for the table at the end. */
  met: Map<string, number>;
  /** Calls in progress. */
  open: number;
  uses: Map<string, number>;
  close(): Promise<void>;
};

/** Of whatever is called; what stands in it follows from the path. */
// oxlint-disable-next-line typescript/no-explicit-any -- the Worker is what is tested, and a call that it makes otherwise fails here
type Body = any;

/** What a call is, and how to do it. */
type Route = { call: Call; run(): Promise<Honest> | Honest };

export async function startWorld(database: MachineDatabase): Promise<World> {
  const server = createServer({ keepAliveTimeout: 120_000 }, (request, response) => {
    world.open += 1;
    serve(world, database, request, response)
      .catch((error) => {
        console.error(error);
        response.destroy();
      })
      .finally(() => {
        world.open -= 1;
      });
  });
  const world: World = {
    url: '',
    owners: new Map(),
    strayFaults: [],
    strayHits: 0,
    eventsSent: 0,
    eventsCounted: 0,
    eventsLost: 0,
    told: [],
    kv: new Map(),
    senders: new Map(),
    keptInKv: new Set(),
    queues: new Map(),
    taken: new Set(),
    refusals: new Map(),
    failedConfirmations: new Map(),
    unconfirmed: new Set(),
    brokenLines: [],
    met: new Map(),
    open: 0,
    uses: new Map(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  world.url = await listenOnFreePort(server);
  return world;
}

async function serve(
  world: World,
  database: MachineDatabase,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let text = '';
  request.setEncoding('utf8');
  for await (const chunk of request) text += chunk;
  const path = request.url ?? '/';
  // Where a redirect led that was followed.
  if (path === '/elsewhere') return answer(response, { status: 200, body: [] });
  const body: Body = text === '' ? {} : JSON.parse(text);
  const actors = findActors(world, text);
  const isOwner = (request.headers.authorization ?? '').startsWith('Bearer ey');
  const route = findRoute(world, database, path, body, isOwner);
  const found = takeFault(world, route.call, actors);
  // Only what is read can be old or wrong.
  const fault = found && isOfReading(found) && !path.endsWith('/get') ? undefined : found;
  const isDone = !fault || fault.done;
  const honest = isDone ? await route.run() : { status: 200, body: {} };
  noteNotices(world, honest.body);
  noteTold(world, path, body, fault, request);
  if (fault && !isDone) noteRefusal(world, route.call, text);
  if (path.endsWith('/confirm_lead_notice')) {
    if (isDone) world.unconfirmed.delete(body.p_id);
    if (fault && !isLateOnly(fault)) {
      world.failedConfirmations.set(body.p_id, (world.failedConfirmations.get(body.p_id) ?? 0) + 1);
    }
  }
  if (!fault) return answer(response, honest);
  if (isBinding(route.call)) return failBinding(world, response, fault, body, honest);
  await answerBadly(response, fault, honest);
}

const keyPattern =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{64}|v\d+-\d+@machine\.example/g;

function findActors({ owners }: World, text: string): Actor[] {
  const found = new Set<Actor>();
  for (const [key] of text.matchAll(keyPattern)) {
    const actor = owners.get(key);
    if (actor) found.add(actor);
  }
  return [...found];
}

function takeFault(world: World, call: Call, actors: readonly Actor[]): Fault | undefined {
  const lists = actors.length > 0 ? actors.map(({ faults }) => faults) : [world.strayFaults];
  for (const list of lists) {
    const index = list.findIndex((fault) => fault.call === call);
    const [fault] = index < 0 ? [] : list.splice(index, 1);
    if (!fault) continue;
    for (const actor of actors) {
      actor.hits += 1;
      actor.isCountDoubtful ||= call === 'kv' || call === 'limiter';
      actor.history.push(`    ${call} met ${fault.kind}${fault.done ? ', done' : ''}`);
    }
    if (actors.length === 0) world.strayHits += 1;
    const name = `${call} ${fault.kind}`;
    world.met.set(name, (world.met.get(name) ?? 0) + 1);
    return fault;
  }
  return undefined;
}

/** A claim's answer names the notice that later calls are about. */
function noteNotices({ owners }: World, body: unknown): void {
  if (!Array.isArray(body)) return;
  for (const { id, lead } of body) {
    const actor = lead && owners.get(lead.id);
    if (actor) owners.set(id, actor);
  }
}

function noteTold(world: World, path: string, body: Body, fault: Fault | undefined, request: IncomingMessage): void {
  const told = path === '/webhook' ? readWebhook(body, request) : path === '/binding/mail/send' ? readMail(body) : null;
  if (!told) return;
  if (!told.key) throw new Error(`Somebody was told by ${told.channel} without a key`);
  world.unconfirmed.add(told.key);
  const isConfirmed = !fault || isAccepting(fault);
  if (isConfirmed || fault?.done) world.told.push({ ...told, isConfirmed });
}

function readWebhook({ id, kind }: Body, { headers }: IncomingMessage): Omit<Told, 'isConfirmed'> {
  return { channel: 'webhook', lead: id, kind, key: String(headers['idempotency-key'] ?? '') };
}

function readMail({ subject, text, headers }: Body): Omit<Told, 'isConfirmed'> {
  const [, lead = ''] = /\?lead=([0-9a-f-]{36})/.exec(text) ?? [];
  const kind = subjectsOfNew.some((start) => subject.startsWith(`${start}: `)) ? 'new' : 'reminder';
  return { channel: 'mail', lead, kind, key: String(headers['X-Plinth-Notice'] ?? '') };
}

function isOfReading({ call, kind }: Fault): boolean {
  return call === 'kv' && (kind === 'stale' || kind === 'garbage');
}

/** A chat log that neither the queue nor KV takes is lost, and the Worker says so in its log. */
function noteRefusal({ refusals }: World, call: Call, text: string): void {
  if (call !== 'queue' && call !== 'kv') return;
  for (const [id] of text.matchAll(keyPattern)) refusals.set(id, (refusals.get(id) ?? new Set()).add(call));
}

const subjectsOfNew = [en.subject.new, nl.subject.new];

function findRoute(world: World, database: MachineDatabase, path: string, body: Body, isOwner: boolean): Route {
  const [, area, ...rest] = path.split('/');
  if (area === 'rest' && rest[1] === 'rpc') {
    const name = rest[2] ?? '';
    return { call: callOf(name, isOwner), run: () => database.call(name, body, isOwner) };
  }
  if (area === 'assistant') return routeOfAssistant(world, path, body);
  if (area === 'webhook') return { call: 'webhook', run: () => ({ status: 200, body: { ok: true } }) };
  if (area === 'binding') return routeOfBinding(world, rest, body);
  throw new Error(`Nothing is served at ${path}`);
}

function callOf(name: string, isOwner: boolean): Call {
  if (isOwner) return 'desk';
  if (name === 'submit_contact') return 'submit';
  if (name.startsWith('claim_lead')) return 'claim';
  if (name === 'confirm_lead_notice' || name === 'fail_lead_notice') return 'confirm';
  if (name === 'add_event_counts') return 'count';
  return name === 'delete_expired_records' ? 'expire' : 'logs';
}

function routeOfAssistant(_: World, path: string, body: { messages?: { content: string }[] }): Route {
  if (path.endsWith('/session')) {
    return { call: 'session', run: () => ({ status: 200, body: { session_id: crypto.randomUUID() } }) };
  }
  const said = body.messages?.at(-1)?.content ?? '';
  return { call: 'reply', run: () => ({ status: 200, body: { message: replyTo(said) } }) };
}

export const replyTo = (message: string) => `You wrote: ${message}`;

function routeOfBinding(world: World, [kind = '', name = '', method = '']: string[], body: Body): Route {
  const done = (value: unknown = null): Honest => ({ status: 200, body: { value } });
  if (kind === 'limiter') {
    const run = () => {
      const uses = (world.uses.get(name + body.key) ?? 0) + 1;
      world.uses.set(name + body.key, uses);
      return done(uses <= body.limit);
    };
    return { call: 'limiter', run };
  }
  if (kind === 'queue') {
    return { call: 'queue', run: () => done(giveToQueue(world, name, body.message)) };
  }
  if (kind === 'kv') return { call: 'kv', run: () => done(useKv(world, name, method, body)) };
  return { call: 'mail', run: () => done() };
}

function giveToQueue({ queues, taken, owners, senders }: World, name: string, body: { id: string }): void {
  if (name === 'chat-logs') taken.add(body.id);
  const owner = owners.get(body.id);
  const message = { id: crypto.randomUUID(), body, attempts: 1, since: Date.now(), isRepeated: false };
  if (owner) {
    owner.waiting += 1;
    senders.set(message.id, owner);
  }
  queues.set(name, [...(queues.get(name) ?? []), message]);
}

function useKv(world: World, namespace: string, method: string, { key, value, metadata }: Body): unknown {
  const { kv, taken, keptInKv } = world;
  const name = `${namespace}/${key}`;
  const entry = kv.get(name);
  if (method === 'get') return entry?.value ?? null;
  if (method === 'list') {
    return [...kv]
      .filter(([each]) => each.startsWith(name))
      .map(([each, { metadata }]) => ({ name: each.slice(namespace.length + 1), metadata }));
  }
  if (method === 'delete') return void kv.delete(name);
  if (key.startsWith('failedChatLogs:')) {
    taken.add(key.slice(15));
    keptInKv.add(key.slice(15));
  }
  kv.set(name, { value, metadata, previous: entry?.value ?? null, since: Date.now() });
  return null;
}

/** A binding throws, answers late, or gives what is old or wrong. */
async function failBinding(
  world: World,
  response: ServerResponse,
  fault: Fault,
  body: Body,
  honest: Honest,
): Promise<void> {
  if (fault.kind === 'delay' || fault.kind === 'silence') return answerBadly(response, fault, honest);
  if (fault.call === 'kv' && fault.kind === 'stale') {
    const [entry] = [...world.kv].filter(([name]) => name.endsWith(`/${body.key}`)).map(([, each]) => each);
    const isFresh = entry !== undefined && Date.now() - entry.since < 60_000;
    return answer(response, isFresh ? { status: 200, body: { value: entry.previous } } : honest);
  }
  if (fault.call === 'kv' && fault.kind === 'garbage')
    return answer(response, { status: 200, body: { value: '<html>' } });
  answer(response, { status: 500, body: 'The binding failed' });
}
