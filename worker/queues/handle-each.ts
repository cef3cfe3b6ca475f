import { logError } from '../log.ts';

/**
 * Handles the messages of a batch in parallel. One that fails is delivered again later and does not hold back the others. The delay begins
 * when the whole batch is done, so the batch must not take longer than its slowest message.
 * @param delayOf seconds until the next attempt, by the number of attempts so far; the queue's own delay if absent
 */
export async function handleEach<Body>(
  batch: MessageBatch<Body>,
  handle: (body: Body) => Promise<unknown>,
  delayOf?: (attempts: number) => number,
): Promise<void> {
  await Promise.all(
    batch.messages.map(async (message) => {
      try {
        await handle(message.body);
        message.ack();
      } catch (error) {
        logError(error);
        message.retry({ delaySeconds: delayOf?.(message.attempts) });
      }
    }),
  );
}
