/**
 * For work that is not in the visitor's way, under `waitUntil`: lets the answer leave before it begins, as a message to a queue or
 * a write to KV is work in the same thread.
 */
export function answerFirst(): Promise<void> {
  return scheduler.wait(1);
}
