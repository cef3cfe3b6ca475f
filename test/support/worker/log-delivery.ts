// Delivers chat logs after the edge has answered, with a database, a KV store and queues that fail as a schedule says. The consumers are
// the Worker's own. The queue delivers as `wrangler.toml` says, and some messages twice, as real queues do.
import type { ChatLogRecord } from '#shared/chat.ts';
import type { Database } from '#worker/data/supabase.ts';
import { consumeChatLogs } from '#worker/queues/chat-logs.ts';
import { consumeFailedChatLogs, replayFailedLogs } from '#worker/queues/failed-chat-logs.ts';
import wranglerToml from '../../../wrangler.toml?raw';

/** `lost`: the work was done, but its confirmation was lost. */
export type Outcome = 'done' | 'failed' | 'lost';

type Message = { id: string; body: ChatLogRecord; attempts: number; at: number };

/** `next` decides how each write ends. `poison` holds the ids that the database always refuses. */
export function createLogDelivery(next: (what: 'database' | 'kv' | 'queue') => Outcome, poison: ReadonlySet<string>) {
  const maxRetries = Number(/queue = "chat-logs"[^[]*max_retries = (\d+)/.exec(wranglerToml)?.[1]);
  const stored = new Map<string, { record: ChatLogRecord; at: number }>();
  const kv = new Map<string, string>();
  const tries: { id: string; at: number }[] = [];
  let queue: Message[] = [];
  let deadLetters: Message[] = [];
  let now = 0;

  const write = (what: 'database' | 'kv' | 'queue', change: () => void) => {
    const outcome = next(what);
    if (outcome !== 'failed') change();
    return outcome === 'done';
  };

  const database = {
    rpc: (_: string, { p_records: rows }: { p_records: ChatLogRecord[] }) => ({
      abortSignal: async () => {
        for (const { id } of rows) tries.push({ id, at: now });
        const refused = { data: null, status: 400, error: { code: '22023', message: 'Validation failed' } };
        if (rows.some(({ id }) => poison.has(id))) return refused;
        const isDone = write('database', () => {
          for (const record of rows) if (!stored.has(record.id)) stored.set(record.id, { record, at: now });
        });
        if (!isDone) return { data: null, status: 0, error: { code: '', message: 'fetch failed' } };
        return { data: rows.map(({ id }) => id), status: 200, error: null };
      },
    }),
  } as unknown as Database;

  const namespace = {
    put: async (key: string, value: string) => {
      if (!write('kv', () => kv.set(key, value))) throw new Error('KV is away');
    },
    get: async (key: string) => kv.get(key) ?? null,
    delete: async (key: string) => void kv.delete(key),
    list: async () => ({ keys: [...kv.keys()].map((name) => ({ name })), list_complete: true }),
  } as unknown as KVNamespace;

  const producer = {
    send: async (body: ChatLogRecord) => {
      const message = { id: crypto.randomUUID(), body, attempts: 1, at: now };
      if (!write('queue', () => queue.push(message))) throw new Error('The queue is away');
    },
  } as unknown as Queue;

  /** Delivers the messages that are due, at most ten at once, and returns those to be delivered again. */
  async function consume(messages: Message[], consumer: (batch: MessageBatch<ChatLogRecord>) => Promise<void>) {
    const again: Message[] = [];
    for (let from = 0; from < messages.length; from += 10) {
      const some = messages.slice(from, from + 10);
      const open = new Map(some.map((message) => [message.id, 0 as number | null]));
      await consumer({
        queue: 'chat-logs',
        messages: some.map(({ id, body, attempts }) => ({
          id,
          body,
          attempts,
          timestamp: new Date(),
          ack: () => open.set(id, null),
          retry: ({ delaySeconds = 0 }: QueueRetryOptions = {}) => open.set(id, delaySeconds),
        })),
        ackAll: () => {
          for (const { id } of some) open.set(id, null);
        },
        retryAll: () => undefined,
      } as unknown as MessageBatch<ChatLogRecord>);
      for (const message of some) {
        const delay = open.get(message.id);
        if (typeof delay === 'number') again.push({ ...message, attempts: message.attempts + 1, at: now + delay });
      }
    }
    return again;
  }

  return {
    bindings: { CHAT_LOGS: producer, FAILED_LOGS: namespace },
    /** Delivers until both queues are empty. */
    async settle(): Promise<void> {
      while (queue.length > 0) {
        now = Math.min(...queue.map(({ at }) => at));
        const due = queue.filter(({ at }) => at <= now);
        queue = queue.filter(({ at }) => at > now);
        const again = await consume(due, (batch) => consumeChatLogs(batch, database));
        queue.push(...again.filter(({ attempts }) => attempts <= maxRetries + 1));
        deadLetters.push(...again.filter(({ attempts }) => attempts > maxRetries + 1));
        // A queue may deliver a message again after it was acknowledged.
        const [twice] = due;
        if (twice && next('queue') === 'lost') await consume([twice], (batch) => consumeChatLogs(batch, database));
      }
      while (deadLetters.length > 0) {
        deadLetters = await consume(deadLetters, (batch) => consumeFailedChatLogs(batch, namespace));
      }
    },
    replay: () => replayFailedLogs(namespace, database),
    stored,
    /** The times at which writing a record was tried, in s after it was queued. */
    triesOf: (id: string) => [...new Set(tries.filter((each) => each.id === id).map(({ at }) => at))],
    keptInKv: () => [...kv.values()].map((value) => (JSON.parse(value) as ChatLogRecord).id),
  };
}
