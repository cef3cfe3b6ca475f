// The queues of the machine: they hand over in any order, some messages twice, and know neither batches' time nor delays.
import { setTimeout as sleep } from 'node:timers/promises';
import { builtWorker } from '../../dev/services/worker.ts';
import { blame } from './ask.ts';
import type { Random } from './random.ts';
import type { MachineSite } from './site.ts';
import type { QueueMessage, World } from './world.ts';

type Consumer = { maxBatchSize: number; maxRetries: number; deadLetterQueue?: string };

export type Queues = {
  isIdle(): boolean;
  stop(): Promise<void>;
};

/** How many batches of a queue are under way at once. */
const usualConcurrency = 2;
/** How long an incomplete batch waits for more, in ms. */
const batchTimeout = 40;

/** @param alone hands over each message by itself, and many at once, so that none is held up by the fault of another */
export function startQueues(site: MachineSite, world: World, random: Random, alone: boolean): Queues {
  const { queueConsumers } = builtWorker({}) as unknown as { queueConsumers: Record<string, Consumer> };
  let busy = 0;
  let isStopped = false;
  const consume = async (name: string, consumer: Consumer) => {
    while (!isStopped) {
      const batch = take(world, random, name, alone ? 1 : consumer.maxBatchSize);
      if (batch.length === 0) {
        await sleep(10);
        continue;
      }
      busy += 1;
      const started = performance.now();
      const again = await site.deliver(name, batch);
      if (performance.now() - started > slow) for (const { body } of batch) markSlow(world, body.id);
      for (const message of batch) {
        if (name === 'chat-logs' && again?.has(message.id)) judgeDelay(world, message, again.get(message.id));
        settle(world, random, name, consumer, message, again?.has(message.id) ?? null);
      }
      busy -= 1;
    }
  };
  const running = Object.entries(queueConsumers).flatMap(([name, consumer]) =>
    Array.from({ length: alone ? 32 : usualConcurrency }, () => consume(name, consumer)),
  );
  return {
    isIdle: () => busy === 0 && [...world.queues.values()].every(({ length }) => length === 0),
    async stop() {
      isStopped = true;
      await Promise.all(running);
    },
  };
}

/** In seconds, before the second, third and fourth try. */
const delays = [1, 2, 4];

/** The machine does not wait, but the Worker must ask for it. */
function judgeDelay({ senders }: World, { id, attempts }: QueueMessage, delay: number | null | undefined): void {
  const sender = senders.get(id);
  const right = delays[attempts - 1] ?? delay;
  if (sender && delay !== null && delay !== right)
    blame(sender, 'contract', `try ${attempts} is repeated after ${delay} s, not ${right} s`);
}

/** In ms: the Worker gives its calls 10 s. */
const slow = 8000;

function markSlow({ owners }: World, id: string): void {
  const owner = owners.get(id);
  if (owner) owner.isSlow = true;
}

function take({ queues }: World, random: Random, name: string, size: number): QueueMessage[] {
  const queue = queues.get(name) ?? [];
  const isDue = queue.length >= size || queue.some(({ since }) => Date.now() - since > batchTimeout);
  if (!isDue) return [];
  const batch: QueueMessage[] = [];
  while (batch.length < size && queue.length > 0) batch.push(...queue.splice(random.below(queue.length), 1));
  return batch;
}

/** @param isFailed null where the Worker died over the batch */
function settle(
  { queues, senders }: World,
  random: Random,
  name: string,
  { maxRetries, deadLetterQueue }: Consumer,
  message: QueueMessage,
  isFailed: boolean | null,
): void {
  const give = (queue: string, changes: Partial<QueueMessage>) =>
    queues.set(queue, [...(queues.get(queue) ?? []), { ...message, ...changes }]);
  if (isFailed === null) return void give(name, {});
  if (isFailed && message.attempts <= maxRetries) return void give(name, { attempts: message.attempts + 1 });
  if (isFailed && deadLetterQueue) return void give(deadLetterQueue, { attempts: 1 });
  if (!isFailed && !message.isRepeated && random.chance(0.03))
    return void give(name, { attempts: 1, isRepeated: true });
  const sender = senders.get(message.id);
  if (sender) sender.waiting -= 1;
  senders.delete(message.id);
}
