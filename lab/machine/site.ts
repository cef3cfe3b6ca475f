// The built Worker twice, as in two isolates that share nothing, with the machine's world behind every binding.
import { Agent, request } from 'node:http';
import type { Miniflare, V4WorkerOptions } from 'miniflare';
import type { Settings } from '../../dev/services/settings.ts';
import { builtWorker, createMiniflare } from '../../dev/services/worker.ts';
import { alone } from '../workerd.ts';
import { visitorSalt } from './actor.ts';

export type Answer = { status: number; headers: Record<string, unknown>; text: string };
export type Sending = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  isolate: 0 | 1;
  /** Cuts the line so long after the request was sent, in ms. */
  leaveAfter?: number;
};
type QueueResult = {
  outcome: string;
  retryBatch: { retry: boolean };
  retryMessages: { msgId: string; delaySeconds?: number }[];
};

export type MachineSite = {
  /** Null where the line was cut. */
  send(sending: Sending): Promise<Answer | null>;
  /**
   * Hands messages to the Worker; returns the ids of those that are to come again, and after how many seconds: null where the whole
   * batch is. Null where it died over them.
   */
  deliver(
    queue: string,
    messages: { id: string; body: unknown; attempts: number }[],
  ): Promise<Map<string, number | null | undefined> | null>;
  runScheduled(): Promise<boolean>;
  /** Ends the Worker at once, with all it is doing, and starts it anew. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

const isolates = ['plinth-a', 'plinth-b'] as const;

/** @param onLine gets each line of the Worker's log */
export async function startSite(worldUrl: string, onLine: (line: string) => void): Promise<MachineSite> {
  const settings: Settings = {
    SITE_URL: 'http://localhost',
    VISITOR_SALT: visitorSalt,
    SUPABASE_URL: worldUrl,
    SUPABASE_SECRET_KEY: 'sb_secret_of-the-machine',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of-the-machine',
    CHAT_API_URL: `${worldUrl}/assistant/api`,
    CHAT_API_KEY: 'a-key-for-the-machine',
    CHAT_ASSISTANT_ID: 'machine',
    BOOKING_SCRIPT_URL: `${worldUrl}/widget.js`,
    BOOKING_PAGE_URL_EN: `${worldUrl}/en`,
    BOOKING_PAGE_URL_NL: `${worldUrl}/nl`,
    LEAD_WEBHOOK_URL: `${worldUrl}/webhook`,
    LEAD_EMAIL_TO: 'owner@machine.example',
    LEAD_EMAIL_FROM: 'site@machine.example',
  };
  const built = builtWorker(settings);
  const options = { handleStructuredLogs: ({ message }: { message: string }) => onLine(message) };
  let running = start(built, worldUrl, options);
  await running;
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const ask = async (path: string, body: unknown) =>
    send(agent, (await running).entry + path, { method: 'POST', path, isolate: 0, body: JSON.stringify(body) });
  return {
    send: async (sending) => send(agent, (await running).direct[sending.isolate] + sending.path, sending),
    async deliver(queue, messages) {
      const answer = await ask(`/queue/${queue}`, messages);
      if (answer?.status !== 200) return null;
      const { outcome, retryBatch, retryMessages } = JSON.parse(answer.text) as QueueResult;
      if (outcome !== 'ok' || retryBatch.retry) return new Map(messages.map(({ id }) => [id, null]));
      return new Map(retryMessages.map(({ msgId, delaySeconds }) => [msgId, delaySeconds]));
    },
    runScheduled: async () => (await ask('/scheduled', {}))?.text === 'ok',
    async restart() {
      // Who asks meanwhile waits until it is there again.
      const ending = running.then(({ miniflare }) => miniflare.dispose());
      running = ending.then(() => start(built, worldUrl, options));
      await running;
    },
    async close() {
      agent.destroy();
      await (await running).miniflare.dispose();
    },
  };
}

type Running = { miniflare: Miniflare; entry: string; direct: string[] };

async function start(built: V4WorkerOptions, worldUrl: string, options: object): Promise<Running> {
  const copies = isolates.map((name) => ({
    ...alone(built),
    name,
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    serviceBindings: Object.fromEntries(
      bindingsOf(built).map(({ name }) => [name, { name: 'outside', entrypoint: name }]),
    ),
  }));
  const outside = {
    name: 'outside',
    compatibilityDate: '2026-10-01',
    compatibilityFlags: ['service_binding_extra_handlers'],
    modules: true,
    script: scriptOf(built, worldUrl),
    serviceBindings: { A: isolates[0], B: isolates[1] },
  };
  const miniflare = createMiniflare([outside, ...copies] as V4WorkerOptions[], options);
  const { origin } = await miniflare.ready;
  const addresses = await Promise.all(isolates.map((name) => miniflare.unsafeGetDirectURL(name)));
  return { miniflare, entry: origin, direct: addresses.map((address) => address.origin) };
}

/** All that the Worker is bound to, with the class that stands in for it. */
function bindingsOf(worker: V4WorkerOptions): { name: string; source: string }[] {
  const {
    kvNamespaces = {},
    queueProducers = {},
    ratelimits = {},
    email,
  } = worker as unknown as {
    kvNamespaces?: Record<string, unknown>;
    queueProducers?: Record<string, { queueName: string }>;
    ratelimits?: Record<string, { simple: { limit: number } }>;
    email?: { send_email: { name: string }[] };
  };
  const classOf = (name: string, parent: string, path: string, more = '') => ({
    name,
    source: `export class ${name} extends ${parent} { path = '/binding/${path}'; ${more} }`,
  });
  return [
    ...Object.keys(kvNamespaces).map((name) => classOf(name, 'Kv', `kv/${name}`)),
    ...Object.entries(queueProducers).map(([name, { queueName }]) => classOf(name, 'Queue', `queue/${queueName}`)),
    ...Object.entries(ratelimits).map(([name, { simple }]) =>
      classOf(name, 'Limiter', `limiter/${name}`, `maximum = ${simple.limit};`),
    ),
    ...(email?.send_email ?? []).map(({ name }) => classOf(name, 'Mail', 'mail')),
  ];
}

function scriptOf(worker: V4WorkerOptions, worldUrl: string): string {
  return `
    import { WorkerEntrypoint } from 'cloudflare:workers';

    class Binding extends WorkerEntrypoint {
      async ask(method, body) {
        const response = await fetch('${worldUrl}' + this.path + '/' + method, { method: 'POST', body: JSON.stringify(body) });
        if (!response.ok) throw new Error(await response.text());
        return (await response.json()).value;
      }
    }
    class Kv extends Binding {
      async get(key, type) {
        const value = await this.ask('get', { key });
        return value !== null && (type === 'json' || type?.type === 'json') ? JSON.parse(value) : value;
      }
      put(key, value, { metadata } = {}) { return this.ask('put', { key, value, metadata }); }
      delete(key) { return this.ask('delete', { key }); }
      async list({ prefix }) { return { keys: await this.ask('list', { key: prefix }), list_complete: true }; }
    }
    class Queue extends Binding { send(message) { return this.ask('send', { message }); } }
    class Limiter extends Binding {
      async limit({ key }) { return { success: await this.ask('limit', { key, limit: this.maximum }) }; }
    }
    class Mail extends Binding {
      async send(mail) { await this.ask('send', mail); return { messageId: crypto.randomUUID() }; }
    }
    ${bindingsOf(worker)
      .map(({ source }) => source)
      .join('\n')}

    let turns = 0;
    export default {
      async fetch(request, env) {
        const { pathname } = new URL(request.url);
        const site = turns++ % 2 === 0 ? env.A : env.B;
        if (pathname === '/scheduled') return new Response((await site.scheduled({ cron: '*/5 * * * *' })).outcome);
        const messages = (await request.json()).map((message) => ({ ...message, timestamp: new Date() }));
        return Response.json(await site.queue(pathname.split('/')[2], messages));
      },
    };
  `;
}

/** In ms: a run of the schedule goes on for 60 s. */
const longest = 120_000;

function send(agent: Agent, url: string, { method = 'POST', headers = {}, body, leaveAfter }: Sending) {
  return new Promise<Answer | null>((resolve) => {
    const outgoing = request(url, { method, agent, headers }, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (chunk) => {
        text += chunk;
      });
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text }));
      incoming.on('error', () => resolve(null));
      // Also where the Worker was ended in the middle of its answer.
      incoming.on('close', () => resolve(null));
    });
    outgoing.on('error', () => resolve(null));
    outgoing.setTimeout(longest, () => outgoing.destroy());
    outgoing.on('close', () => resolve(null));
    outgoing.end(body);
    if (leaveAfter !== undefined) setTimeout(() => outgoing.destroy(new Error('The visitor left')), leaveAfter);
  });
}
