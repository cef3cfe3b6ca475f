import { logError } from '../log.ts';

/**
 * Handles the messages of a batch side by side: one that fails is delivered again later, and holds back no other. A delay begins when the
 * whole batch is done, so the batch must not last longer than its slowest message.
 * @param delayOf seconds until then, after so many attempts; the queue's own where it is absent
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
