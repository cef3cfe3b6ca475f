// Every line of the log: one JSON object, without anything that a visitor typed, an address or a name.

import { withTimeout } from './with-timeout.ts';

/** `warn`: what failed is outside of the Worker. `error`: somebody has to look. */
type Level = 'info' | 'warn' | 'error';

const write: Record<Level, (line: string) => void> = {
  info: (line) => console.info(line),
  warn: (line) => console.warn(line),
  error: (line) => console.error(line),
};

/** Logs what happened. */
export function log(level: Level, event: string, facts: Record<string, unknown> = {}): void {
  write[level](JSON.stringify({ level, event, ...facts }));
}

/** For what happens often: logs one in `oneIn` and says so, because the line stands for that many. */
export function logSome(oneIn: number, ...line: Parameters<typeof log>): void {
  const [level, event, facts] = line;
  if (Math.random() * oneIn < 1) log(level, event, { ...facts, oneIn });
}

/** How long KV, a limiter or a queue may take where a visitor waits for it, in ms. */
export const platformTimeout = 3_000;

/**
 * What the work gives; null where it fails, which is logged.
 * @param timeout in ms, after which it counts as failed
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

/** Messages of errors are ours or the platform's, never what a visitor typed. */
export function logError(error: unknown, requestId?: string): void {
  const { name, message, stack, cause } = error instanceof Error ? error : new Error(String(error));
  const reason = cause instanceof Error ? cause.message : undefined;
  log('error', 'unexpected', { requestId, name, message, cause: reason, stack });
}
