/**
 * For work under `waitUntil` that is not in the visitor's way: lets what the visitor waits for go first, as a message to a queue or
 * a write to KV is work in the same thread.
 */
export function answerFirst(): Promise<void> {
  return scheduler.wait(1);
}
