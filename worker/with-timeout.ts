/**
 * A time limit for work that takes no `AbortSignal`. Work that is late is not stopped; its result is ignored.
 * @param timeout in ms
 * @throws when the work takes longer
 */
export async function withTimeout<Value>(work: Promise<Value>, timeout: number): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${timeout / 1000} s`)), timeout);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
