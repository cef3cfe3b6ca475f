// Miniflare's queues are in memory. This keeps what the queue of chat logs was given until the Worker acknowledges it, a file a
// record, so that a start which was killed loses none. The queue `leads` needs no such thing: what it says stands in a table, too.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Miniflare, V4WorkerOptions } from 'miniflare';

const name = 'queue-journal';
const binding = 'CHAT_LOGS';
const queues = ['chat-logs', 'chat-logs-failed'];
/** The same Worker once more, without files: Miniflare passes a batch to no Worker that has some. */
const consumer = 'plinth-queue';

export type QueueJournal = {
  /** The Worker, the one that stands between it and its queue, and the one that consumes it. */
  around(worker: V4WorkerOptions): V4WorkerOptions[];
  /** Gives the queue what the last start left. */
  sendAgain(miniflare: Miniflare): Promise<void>;
};

export function createQueueJournal(folder: string): QueueJournal {
  // What visitors typed is nobody else's on this machine.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fileOf = (id: string) => join(folder, `${id}.json`);
  const note = async (request: Request) => {
    const path = fileOf(new URL(request.url).pathname.slice(1));
    if (request.method === 'DELETE') rmSync(path, { force: true });
    else writeWhole(path, await request.text());
    return new Response();
  };
  return {
    around({ queueProducers, queueConsumers, ...worker }) {
      const { assets: _, ...withoutFiles } = worker;
      const pick = (all: unknown, isOurs: (key: string) => boolean) =>
        Object.fromEntries(Object.entries(all ?? {}).filter(([key]) => isOurs(key)));
      return [
        {
          ...worker,
          queueProducers: pick(queueProducers, (key) => key !== binding),
          queueConsumers: pick(queueConsumers, (key) => !queues.includes(key)),
          serviceBindings: { ...worker.serviceBindings, [binding]: { name, entrypoint: 'Producer' } },
        },
        { ...withoutFiles, name: consumer },
        {
          name,
          compatibilityDate: '2026-10-01',
          // `env.CONSUMER.queue()` is what Miniflare's own queues call.
          compatibilityFlags: ['service_binding_extra_handlers'],
          modules: true,
          script,
          queueProducers: pick(queueProducers, (key) => key === binding),
          queueConsumers: pick(queueConsumers, (key) => queues.includes(key)),
          serviceBindings: { CONSUMER: consumer, JOURNAL: note },
        },
      ] as V4WorkerOptions[];
    },
    async sendAgain(miniflare) {
      const left = readdirSync(folder).filter((file) => file.endsWith('.json'));
      const producer = await miniflare.getQueueProducer(binding, name);
      for (const file of left) await producer.send(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    },
  };
}

/** Renamed into place, so that no record is there by half. */
function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.new`, text, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

const script = `
  import { WorkerEntrypoint } from 'cloudflare:workers';

  export class Producer extends WorkerEntrypoint {
    async send(record) {
      await this.env.JOURNAL.fetch('http://journal/' + record.id, { method: 'PUT', body: JSON.stringify(record) });
      await this.env.${binding}.send(record);
    }
  }

  export default {
    async queue(batch, env) {
      const messages = batch.messages.map(({ id, timestamp, body, attempts }) => ({ id, timestamp, body, attempts }));
      const result = await env.CONSUMER.queue(batch.queue, messages);
      if (result.outcome !== 'ok') return batch.retryAll();
      const retries = new Map(result.retryMessages.map(({ msgId, delaySeconds }) => [msgId, { delaySeconds }]));
      for (const message of batch.messages) {
        if (retries.has(message.id)) message.retry(retries.get(message.id));
        else await env.JOURNAL.fetch('http://journal/' + message.body.id, { method: 'DELETE' });
      }
    },
  };
`;
