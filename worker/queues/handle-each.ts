import { logError } from '../log.ts';

/**
 * Handles the messages of a batch one by one: one that fails is delivered again later, and holds back no other.
 * @param delayOf seconds until then, after so many attempts; the queue's own where it is absent
 */
export async function handleEach<Body>(
  batch: MessageBatch<Body>,
  handle: (body: Body) => Promise<unknown>,
  delayOf?: (attempts: number) => number,
): Promise<void> {
  for (const message of batch.messages) {
    try {
      await handle(message.body);
      message.ack();
    } catch (error) {
      logError(error);
      message.retry({ delaySeconds: delayOf?.(message.attempts) });
    }
  }
}
