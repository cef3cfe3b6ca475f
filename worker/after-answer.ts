/**
 * For work under `waitUntil`: resolves once the answer to the visitor is on its way. Without it, a message to a queue or a write to KV
 * would delay the answer, because both run in the same thread.
 */
export function afterAnswer(): Promise<void> {
  return scheduler.wait(1);
}
