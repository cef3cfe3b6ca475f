import { logError } from '../log.ts';

/** Hands on the messages of a batch one by one: what fails is delivered again later, and keeps nothing else back. */
export async function eachMessage<Body>(
  batch: MessageBatch<Body>,
  handOn: (body: Body) => Promise<unknown>,
): Promise<void> {
  for (const message of batch.messages) {
    try {
      await handOn(message.body);
      message.ack();
    } catch (error) {
      logError(error);
      message.retry();
    }
  }
}
