/**
 * For work under `waitUntil`: resolves when the answer that the visitor waits for is on its way. A message to a queue or a write to KV
 * runs in the same thread, and would delay it.
 */
export function afterAnswer(): Promise<void> {
  return scheduler.wait(1);
}
