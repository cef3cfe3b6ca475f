import { logError } from '../log.ts';

/** Handles the messages of a batch one by one: one that fails is delivered again later, and holds back no other. */
export async function handleEach<Body>(
  batch: MessageBatch<Body>,
  handle: (body: Body) => Promise<unknown>,
): Promise<void> {
  for (const message of batch.messages) {
    try {
      await handle(message.body);
      message.ack();
    } catch (error) {
      logError(error);
      message.retry();
    }
  }
}
