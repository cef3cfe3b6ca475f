// Every line of the log is one JSON object, without anything that a visitor typed, an address or a name.

import { withTimeout } from './with-timeout.ts';

/** `warn`: something outside of the Worker failed. `error`: somebody has to look at it. */
type Level = 'info' | 'warn' | 'error';

export function log(level: Level, event: string, facts: Record<string, unknown> = {}): void {
  console[level](JSON.stringify({ level, event, ...facts }));
}

/** For frequent events: logs one in `oneIn`, and notes that number, because the line stands for so many. */
export function logSome(oneIn: number, ...line: Parameters<typeof log>): void {
  const [level, event, facts] = line;
  if (Math.random() * oneIn < 1) log(level, event, { ...facts, oneIn });
}

/** Timeout for KV, a rate limiter or a queue while a visitor waits for it, in ms. */
export const platformTimeout = 3_000;

/**
 * Returns the result of the work. When it fails, logs that and returns null.
 * @param timeout in ms, after which the work counts as failed
 */
export async function tryOrLog<Value>(
  work: () => Promise<Value>,
  requestId?: string,
  timeout?: number,
): Promise<Value | null> {
  try {
    return await (timeout ? withTimeout(work(), timeout) : work());
  } catch (error) {
    logError(error, requestId);
    return null;
  }
}

/** Logs an error. Its message comes from our code or the platform, and never holds what a visitor typed. */
export function logError(error: unknown, requestId?: string): void {
  const { name, message, stack, cause } = error instanceof Error ? error : new Error(String(error));
  const reason = cause instanceof Error ? cause.message : undefined;
  log('error', 'unexpected', { requestId, name, message, cause: reason, stack });
}
