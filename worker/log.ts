/** What the work gives; null where it fails, which is logged. */
export async function tryOrLog<Value>(work: () => Promise<Value>, requestId?: string): Promise<Value | null> {
  try {
    return await work();
  } catch (error) {
    logError(error, requestId);
    return null;
  }
}

/** Logs one structured line. It holds no personal data: messages of errors are ours or the platform's, never what a visitor typed. */
export function logError(error: unknown, requestId?: string): void {
  const { name, message, stack, cause } = error instanceof Error ? error : new Error(String(error));
  console.error(
    JSON.stringify({
      level: 'error',
      event: 'unexpected',
      requestId,
      name,
      message,
      cause: cause instanceof Error ? cause.message : undefined,
      stack,
    }),
  );
}
